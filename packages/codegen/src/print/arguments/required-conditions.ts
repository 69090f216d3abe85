import { getNamedType } from 'graphql';

import type { FilterField } from '../../model.ts';
import {
  array,
  call,
  entries,
  identifier,
  object,
  parameter,
  string,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import { argumentOf, type AnyField } from '../schema-path.ts';
import type { ArgumentTree } from './arguments.ts';
import { convertLeaf, listed } from './convert.ts';
import { filterMembers } from './filter.ts';

/** Conditions that the list cannot do without go to places of their own. */
export function applyRequiredConditions(
  { types }: Context,
  conditions: readonly FilterField[],
  tree: ArgumentTree,
): void {
  for (const { name, operators } of conditions) {
    for (const { path } of operators) {
      const { type } = tree.place(path);
      tree.set(
        path,
        call(imported('conditionValue'), [
          parameter('request'),
          string(name),
          listed(convertLeaf(getNamedType(type), types), type),
        ]),
      );
    }
  }
}

export function requiredConditionDescriptors(
  context: Context,
  conditions: readonly FilterField[],
  field: AnyField,
): readonly Code[] {
  return conditions.map((entry) => {
    const operators = entry.operators.map(({ operator }) => operator);
    const members = filterMembers(context, entry, (name) => argumentOf(field, name), [operators]);
    return object(
      entries({
        name: string(entry.name),
        operators: array(operators.map(string)),
        required: identifier('true'),
        scope: entry.scope !== undefined && string(entry.scope),
        ...members,
      }),
    );
  });
}
