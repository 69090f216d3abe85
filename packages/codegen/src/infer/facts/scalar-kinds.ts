import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';

import type { FieldKind } from '../../model.ts';
import type { AdminOverrides, ScalarOverrides } from '../contracts/overrides.ts';
import { kindByName } from './scalar-names.ts';
import { words } from './names/words.ts';

/** Last words of fields that hold a moment: `createdAt`, `lastSeen`, `uploadTime`. */
const moments = new Set(['at', 'timestamp', 'datetime', 'seen', 'instant', 'since']);
/** Words of fields that hold a day of the calendar. */
const days = new Set([
  'birthday',
  'birth',
  'birthdate',
  'dob',
  'on',
  'day',
  'holiday',
  'anniversary',
]);
/** Words of fields that hold a time of day. */
const hours = new Set(['opens', 'closes', 'opening', 'closing', 'hour', 'alarm', 'start', 'end']);

/**
 * Kinds of all scalars. The name of a scalar tells its kind, except for `Date` and `Time`: many
 * servers give moments under these names. There the whole schema decides. Another scalar for
 * moments, or a description, confirms the name; fields such as `createdAt` refute it. Configuration
 * overrides both.
 */
export function readScalarKinds(
  schema: GraphQLSchema,
  overrides: AdminOverrides['scalars'] = {},
): ReadonlyMap<unknown, FieldKind> {
  const uses = readUses(schema);
  const named = new Map(
    Object.values(schema.getTypeMap())
      .filter(isScalarType)
      .map((type) => [type, kindByName(type)] as const),
  );
  const hasInstant = [...uses.keys()].some((type) => named.get(type) === 'instant');
  return new Map(
    [...named].map(([type, kind]) => {
      const names = uses.get(type);
      const used = (names && kindByUse(type, kind, names, hasInstant)) ?? kind;
      const own = Object.hasOwn(overrides, type.name) ? overrides[type.name] : undefined;
      return [type, own ? configuredKind(own, used) : used];
    }),
  );
}

/** Exact text stands for amounts of money, and for numbers that travel as text. */
function configuredKind(
  { kind, carrier, minorUnits, currency }: ScalarOverrides,
  inferred: FieldKind,
): FieldKind {
  if (kind !== undefined) return kind === 'file' ? 'string' : kind;
  if (minorUnits === true || currency !== undefined)
    return inferred === 'bigint' ? 'bigint' : 'decimal';
  if (carrier === 'string')
    return inferred === 'integer' ? 'bigint' : inferred === 'float' ? 'decimal' : inferred;
  return carrier === 'number' && inferred === 'string' ? 'float' : inferred;
}

function kindByUse(
  type: GraphQLScalarType,
  kind: FieldKind,
  names: readonly string[],
  hasInstant: boolean,
): FieldKind | undefined {
  const text = `${type.description ?? ''} ${type.specifiedByURL ?? ''}`;
  if (kind !== 'date' && kind !== 'time' && kind !== 'localDateTime' && kind !== 'instant')
    return undefined;
  // A count of seconds is a number, whatever it is called.
  if (
    /\b(?:milli)?seconds?\b/i.test(text) &&
    /\bepoch\b|\bunix\b|\b1970\b/i.test(text) &&
    /integer|number|\bint\b/i.test(text)
  )
    return 'integer';
  if (kind === 'instant' || kind === 'localDateTime' || hasInstant) return undefined;
  if (
    /date[- ]?time|date and time|timestamp|rfc ?3339 (?:date-)?time|milliseconds/i.test(text) &&
    !/full-date|without (?:a )?time|calendar/i.test(text)
  )
    return 'instant';
  if (
    /full-date|yyyy-mm-dd|year, month and day|calendar|hh:mm|time of (?:the )?day|without (?:a )?(?:date|time)/i.test(
      text,
    )
  )
    return undefined;
  const parts = names.map((name) => words(name));
  const of = (set: ReadonlySet<string>): number =>
    parts.filter(
      (each) =>
        set.has(each.at(-1) ?? '') || (set !== moments && each.some((word) => set.has(word))),
    ).length;
  if (kind === 'date') return of(moments) > of(days) ? 'instant' : undefined;
  // A time of day has no date in its name.
  const dated = parts.filter(
    (each) => each.includes('date') || moments.has(each.at(-1) ?? ''),
  ).length;
  return dated > of(hours) ? 'instant' : undefined;
}

/** Names of the fields, arguments and keys of input objects that hold each scalar. */
function readUses(schema: GraphQLSchema): ReadonlyMap<GraphQLScalarType, readonly string[]> {
  const uses = new Map<GraphQLScalarType, string[]>();
  const note = (type: unknown, name: string): void => {
    if (!isScalarType(type)) return;
    const names = uses.get(type) ?? [];
    uses.set(type, names);
    names.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields()))
        note(getNamedType(field.type), field.name);
    else if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        note(getNamedType(field.type), field.name);
  }
  return uses;
}
