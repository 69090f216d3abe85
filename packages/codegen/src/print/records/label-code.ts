import { getNamedType, isLeafType, type GraphQLOutputType } from 'graphql';

import type { FieldKind } from '../../model.ts';
import { arrow, call, parameter, string, type Code } from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import { fieldOf, hasField } from '../schema-path.ts';
import { leafKind } from './leaf-kind.ts';
import { readValue, type Step } from './read.ts';

/** Values that a screen has to put into words; all others are names and stand as they are. */
const spoken: ReadonlySet<FieldKind> = new Set([
  'date',
  'time',
  'instant',
  'localDateTime',
  'decimal',
  'float',
]);

const personal =
  /^(first|last|middle|given|family|second|sur|fore)_?names?$|^(first|last|given|family|surname|forename|patronymic)$/i;

const say = parameter('say');

/**
 * A function that makes the label of a record: `(record: OrderLabel) =>
 * gql.joinWords(record.number)`. The names of a person are joined by spaces, anything else by
 * commas: `Тверь, ул. Советская, 7`.
 */
export function labelFunction(
  context: Context,
  record: Code,
  recordType: Code,
  type: GraphQLOutputType,
  paths: readonly (readonly Step[])[],
): Code {
  const parts = paths.map((path) => {
    const value = readValue(record, type, path);
    const kind = kindAt(context, type, path);
    if (kind === undefined || !spoken.has(kind))
      return { value, owner: isPersonal(path) ? ownerOf(path) : undefined };
    return { value: call(imported('formatted'), [say, value, string(kind)]), owner: undefined };
  });
  const groups: Code[][] = [];
  for (const [index, { value, owner }] of parts.entries()) {
    const goesOn = index > 0 && owner !== undefined && parts[index - 1]?.owner === owner;
    if (goesOn) groups.at(-1)?.push(value);
    else groups.push([value]);
  }
  const joined = (values: readonly Code[]): Code => call(imported('joinWords'), values);
  const [only = []] = groups;
  const text =
    groups.length <= 1
      ? joined(only)
      : call(
          imported('joinWithCommas'),
          groups.flatMap((group) => (group.length > 1 ? [joined(group)] : group)),
        );
  return arrow(
    [
      { name: record, type: recordType },
      { name: say, type: imported('Say'), optional: true },
    ],
    text,
  );
}

const nameOf = (step: Step | undefined): string =>
  step === undefined ? '' : typeof step === 'string' ? step : step.field;
const isPersonal = (path: readonly Step[]): boolean => personal.test(nameOf(path.at(-1)));
const ownerOf = (path: readonly Step[]): string => path.slice(0, -1).map(nameOf).join('.');

function kindAt(
  context: Context,
  type: GraphQLOutputType,
  path: readonly Step[],
): FieldKind | undefined {
  let current = type;
  for (const step of path) {
    const owner = getNamedType(current);
    if (!hasField(owner, nameOf(step))) return undefined;
    current = fieldOf(owner, nameOf(step)).type;
  }
  const leaf = getNamedType(current);
  return isLeafType(leaf) ? leafKind(leaf.name, context) : undefined;
}
