import { isInterfaceType, isObjectType } from 'graphql';

import type { ArgumentPath, Field, KeyField, WriteOperation } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';

interface Operations {
  readonly update: WriteOperation | undefined;
  readonly remove: WriteOperation | undefined;
  readonly address: KeyField | undefined;
}

/**
 * Fields of a record that have a meaning for people. Excluded are versions that the form does not
 * show as values, and a global id next to the key: the `nodeId` of `type Album implements Node {
 * nodeId: ID!, albumId: Int! }`, unless an operation needs it.
 */
export function shownFields(
  draft: Draft,
  { update, remove, address }: Operations,
): readonly Field[] {
  const marks = new Set(
    (update?.recordArguments ?? []).flatMap(({ version, path, argument }) =>
      version && !isAmongValues(argument, update?.input?.path) ? path : [],
    ),
  );
  const needed = new Set([...draft.key, ...(address ? [address] : [])].map(({ field }) => field));
  for (const { path } of [update, remove].flatMap((write) => write?.recordArguments ?? []))
    needed.add(path[0] ?? '');
  return draft.fields.filter(
    (field) =>
      !(field.kind === 'string' && marks.has(field.name)) &&
      (needed.has(field.name) || !isGlobalId(field, draft)),
  );
}

/**
 * Tests for the only field of an interface, by which any record can be found, and for names with
 * two underscores, which are reserved for the server.
 */
function isGlobalId({ name, kind }: Field, { found: { record }, key }: Draft): boolean {
  if (key.length === 0) return false;
  const interfaces = isObjectType(record) || isInterfaceType(record) ? record.getInterfaces() : [];
  return (
    name.startsWith('__') ||
    (kind === 'id' && interfaces.some((each) => Object.keys(each.getFields()).join() === name))
  );
}

function isAmongValues(argument: ArgumentPath, values: ArgumentPath | undefined): boolean {
  return (
    values !== undefined &&
    argument.length === values.length + 1 &&
    values.every((name, at) => argument[at] === name)
  );
}
