import { getNamedType, getNullableType, isLeafType, isListType, type SelectionNode } from 'graphql';

import type { PayloadErrors } from '../../model.ts';
import type { Context } from '../context/context.ts';
import { fieldNode, inlineFragment } from '../documents/ast.ts';
import { fieldOf, hasField } from '../schema-path.ts';

/**
 * Selections of the errors that a query may answer in place of records. `createRefusedReadsLink` of
 * `@admin/gql` throws them.
 */
export function refusalSelections(
  context: Context,
  refusals: PayloadErrors | undefined,
): readonly SelectionNode[] {
  if (!refusals) return [];
  const { field: _field, ...said } = refusals;
  return [fieldNode('__typename'), ...errorMembers(context, said)];
}

/** The members of a union that are errors, each part under one response name per type that it has. */
export function errorMembers(
  context: Pick<Context, 'schema'>,
  errors: PayloadErrors,
): readonly SelectionNode[] {
  return (errors.errorTypes ?? []).flatMap((name) => {
    const member = context.schema.getType(name);
    const parts = member ? errorParts(context, errors, name) : [];
    return parts.length > 0
      ? [
          inlineFragment(
            name,
            parts.map(({ alias, field }) => fieldNode(field, [], { alias })),
          ),
        ]
      : [];
  });
}

/** Field of an error in a union, and its response name. */
export interface ErrorPart {
  readonly part: 'message' | 'field' | 'code';
  readonly field: string;
  readonly alias: string;
  /** A path of names. */
  readonly list: boolean;
}

export function errorParts(
  context: Pick<Context, 'schema'>,
  errors: PayloadErrors,
  name: string,
): readonly ErrorPart[] {
  const types = {
    message: new Map<string, number>(),
    field: new Map<string, number>(),
    code: new Map<string, number>(),
  };
  let result: readonly ErrorPart[] = [];
  for (const typeName of errors.errorTypes ?? []) {
    const member = context.schema.getType(typeName);
    const parts = (['message', 'field', 'code'] as const).flatMap((part) => {
      const field = errors[part];
      if (!member || field === undefined || !hasField(member, field)) return [];
      const { type } = fieldOf(member, field);
      if (!isLeafType(getNamedType(type))) return [];
      const numbers = types[part];
      const number = numbers.get(String(type)) ?? numbers.size + 1;
      numbers.set(String(type), number);
      return [
        {
          part,
          field,
          list: isListType(getNullableType(type)),
          alias: `error${part[0]?.toUpperCase() ?? ''}${part.slice(1)}${number === 1 ? '' : String(number)}`,
        },
      ];
    });
    if (typeName === name) result = parts;
  }
  return result;
}
