import {
  astFromValue,
  Kind,
  type ArgumentNode,
  type GraphQLCompositeType,
  type SelectionNode,
} from 'graphql';

import type { Input, PresentLinks, Resource } from '../../model.ts';
import { array, entries, object, string, type Code } from '../code/code.ts';
import { fieldNode, merge, nest } from '../documents/ast.ts';
import { fieldOf, hasField, type AnyField } from '../schema-path.ts';

/** Response names of the links that a form reads: the first of them, and the last one. */
export const linkNames = ({
  field,
}: PresentLinks): { readonly rows: string; readonly last: string } => ({
  rows: `${field}Links`,
  last: `${field}LastLink`,
});

/**
 * Inputs of a resource's update whose present links the page selects in addition to the shown
 * fields.
 */
const linkInputs = ({ update }: Resource): readonly (Input & LinkInput)[] =>
  (update?.inputs ?? []).filter(isLinkInput);

interface LinkInput {
  readonly reference: NonNullable<Input['reference']> & { readonly links: PresentLinks };
}

const isLinkInput = (input: Input): input is Input & LinkInput =>
  input.reference?.links !== undefined;

/**
 * Selections of a record's page for the lists of links in its form. Empty where the record has a
 * field with one of the response names.
 */
export function linkSelections(
  resource: Resource,
  type: GraphQLCompositeType,
): readonly SelectionNode[] {
  return linkInputs(resource).flatMap(({ reference: { keyField, links } }) => {
    const { rows, last } = linkNames(links);
    if (!hasField(type, links.field) || hasField(type, rows) || hasField(type, last)) return [];
    const field = fieldOf(type, links.field);
    const key = fieldNode(links.key);
    const linked =
      links.through === undefined
        ? fieldNode(keyField)
        : fieldNode(links.through, [fieldNode(keyField)]);
    const listed = (
      alias: string,
      given: PresentLinks['page'],
      selections: readonly SelectionNode[],
    ): SelectionNode =>
      fieldNode(links.field, nest(links.records, merge(selections)), {
        alias,
        arguments: literalArguments(field, given ?? {}),
      });
    return [
      listed(rows, links.page, [key, linked]),
      ...(links.last ? [listed(last, links.last, [key])] : []),
    ];
  });
}

function literalArguments(
  field: AnyField,
  given: Readonly<Record<string, unknown>>,
): readonly ArgumentNode[] {
  return field.args.flatMap(({ name, type }): readonly ArgumentNode[] => {
    const value = Object.hasOwn(given, name) ? astFromValue(given[name], type) : undefined;
    return value ? [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: name }, value }] : [];
  });
}

/** Code of where the links are in a record of the page: what `LinksAt` of the runtime describes. */
export function linksCode({ keyField, links }: NonNullable<Input['reference']>): Code {
  if (!links) throw new Error('Printed without links.');
  const { rows, last } = linkNames(links);
  const path = (names: readonly string[]): Code => array(names.map(string));
  return object(
    entries({
      rows: path([rows, ...links.records]),
      last: links.last !== undefined && path([last, ...links.records]),
      key: string(links.key),
      to: path(links.through === undefined ? [keyField] : [links.through, keyField]),
    }),
  );
}
