import { getNamedType, isLeafType, type GraphQLOutputType } from 'graphql';

import type { FieldKind } from '../model.ts';
import { call, string } from './code.ts';
import type { Context } from './context.ts';
import { leafKind } from './leaf-kind.ts';
import { readValue, type Step } from './read.ts';
import { fieldOf, hasField } from './schema-path.ts';

/** Values that a screen has to put into words; all others are names and stand as they are. */
const spoken: ReadonlySet<FieldKind> = new Set(['date', 'time', 'instant', 'localDateTime', 'decimal', 'float']);

const personal = /^(first|last|middle|given|family|second|sur|fore)_?names?$|^(first|last|given|family|surname|forename|patronymic)$/i;

/**
 * A function that makes the label of a record: `(record: OrderLabel) => joined(record.number)`. The names of a person are joined by spaces, anything
 * else by commas: `Тверь, ул. Советская, 7`.
 */
export function labelFunction(context: Context, parameter: string, parameterType: string, type: GraphQLOutputType, paths: readonly (readonly Step[])[]): string {
  let says = false;
  const parts = paths.map((path) => {
    const value = readValue(parameter, type, path);
    const kind = kindAt(context, type, path);
    if (kind === undefined || !spoken.has(kind)) return { value, owner: isPersonal(path) ? ownerOf(path) : undefined };
    says = true;
    return { value: call(context.scope.helper('said'), ['say', value, string(kind)]), owner: undefined };
  });
  const groups: string[][] = [];
  for (const [index, { value, owner }] of parts.entries()) {
    const goesOn = index > 0 && owner !== undefined && parts[index - 1]?.owner === owner;
    if (goesOn) groups.at(-1)?.push(value);
    else groups.push([value]);
  }
  const joined = (values: readonly string[]) => call(context.scope.helper('joined'), values);
  const [only = []] = groups;
  const text = groups.length <= 1 ? joined(only) : call(context.scope.helper('listed'), groups.map((group) => (group.length > 1 ? joined(group) : (group[0] ?? ''))));
  return `(${parameter}: ${parameterType}${says ? `, say?: ${context.scope.contract('Say')}` : ''}) => ${text}`;
}

const nameOf = (step: Step | undefined): string => (step === undefined ? '' : typeof step === 'string' ? step : step.field);
const isPersonal = (path: readonly Step[]): boolean => personal.test(nameOf(path.at(-1)));
const ownerOf = (path: readonly Step[]): string => path.slice(0, -1).map(nameOf).join('.');

function kindAt(context: Context, type: GraphQLOutputType, path: readonly Step[]): FieldKind | undefined {
  let current = type;
  for (const step of path) {
    const owner = getNamedType(current);
    if (!hasField(owner, nameOf(step))) return undefined;
    current = fieldOf(owner, nameOf(step)).type;
  }
  const leaf = getNamedType(current);
  return isLeafType(leaf) ? leafKind(leaf.name, context) : undefined;
}
