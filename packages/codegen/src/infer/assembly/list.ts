import type {
  Approach,
  CountOperation,
  Filter,
  FilterField,
  KeyArgument,
  KeyField,
  ListOperation,
  OneOperation,
  Path,
  RequiredArgument,
  SubscriptionOperation,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Facts } from '../contracts/facts.ts';
import type { Why } from '../contracts/reading.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { fromField } from '../facts/list-shapes/index.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../facts/schema-types.ts';
import { findBoundedCount } from '../readings/count/bounded-count.ts';
import { findSums } from '../readings/count/sums.ts';
import { findTotal, findTotalFlags } from '../readings/count/totals.ts';
import { readAsked } from '../readings/filter/asked.ts';
import { readFilter } from '../readings/filter/index.ts';
import { readLabelSearch } from '../readings/filter/label-search.ts';
import { findRequiredPlaces } from '../readings/filter/required-places.ts';
import { readSearch } from '../readings/filter/search.ts';
import { readAddress } from '../readings/key/address.ts';
import { toKeyField } from '../readings/key/key-place.ts';
import { findKeyPlaces } from '../readings/key/key-places.ts';
import { findAnswer, findRecord } from '../readings/payload/record-path.ts';
import { readRefusals } from '../readings/payload/refusals.ts';
import { readSort } from '../readings/sort/index.ts';
import { findCountPath } from '../rules/count-field.ts';
import {
  getNamedType,
  isAbstractType,
  isNonNullType,
  isScalarType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql';
import { camelCase, words } from '../facts/names/words.ts';
import type { Place } from '../facts/places.ts';

/** A list, and why its parts are read as they are. */
export interface AssembledList {
  readonly list: ListOperation;
  readonly why: { readonly paging: Why; readonly sort?: Why; readonly filter?: Why };
}

export function assembleList(draft: Draft, survey: Survey): AssembledList {
  const {
    list: { path: root, field },
    shape,
    paging,
  } = draft.found;
  const { taken } = paging;
  const total = shape.wrapper && findTotal(shape.wrapper);
  const refusals = readRefusals(field.type);
  const sort = readSort(field, draft, survey.facts, survey.textOrder);
  const fixed = survey.fixed(draft.found.type);
  const flags = findTotalFlags(field);
  const places = findRequiredPlaces(field, [
    ...taken,
    ...flags.map(({ path }) => path),
    ...Object.keys(fixed).map((name) => [name]),
  ]);
  const asked = places.open.length > 0 ? [] : readAsked(places.asked, draft, survey);
  const conditions = readFilter(field, draft, survey, [...taken, ...flags.map(({ path }) => path)]);
  const filter = inReadingOrder(withoutAsked(conditions?.meaning, asked), draft);
  const empty = places.conditions.filter(
    ({ path }) => path.join('.') !== filter?.argument.join('.'),
  );
  const own = readSearch(field, survey.facts);
  const search = asked.some(({ operators }) =>
    operators.some(({ path }) => path.join('.') === own?.join('.')),
  )
    ? undefined
    : own;
  const searchBy = search ? [] : readLabelSearch(draft, filter);
  const held = new Set(
    [
      ...taken,
      ...flags.map(({ path }) => path),
      ...empty.map(({ path }) => path),
      filter?.argument ?? [],
      ...(sort?.meaning.places.slice(0, 1) ?? []).map(({ argument }) => argument),
      ...asked.flatMap(({ operators }) => operators.map(({ path }) => path)),
    ].map((path) => path[0] ?? ''),
  );
  const { above } = draft.found.list;
  const list: ListOperation = {
    root,
    ...(above ? { above: [approachTo(above, survey, draft.found.type)] } : {}),
    records: shape.records,
    paging: paging.meaning.paging,
    ...(total ? { total: fromField(shape, total) } : {}),
    ...(sort ? { sort: sort.meaning } : {}),
    ...(filter ? { filter } : {}),
    ...(search ? { search } : {}),
    ...(searchBy.length > 0 ? { searchBy } : {}),
    asked,
    ...(refusals ? { refusals } : {}),
    required: [
      ...openArguments(field, held, fixed),
      ...flags.filter(({ required }) => required).map((place) => given(place, false)),
      ...empty.map((place) => given(place, [])),
      ...places.open
        .filter(({ path }) => path.length > 1)
        .map(({ path, place }) => ({ argument: path.join('.'), type: String(place.type) })),
    ],
  };
  return {
    list,
    why: {
      paging,
      ...(sort ? { sort } : {}),
      ...(filter && conditions ? { filter: conditions } : {}),
    },
  };
}

/**
 * The way through who is signed in, or through a scope: what that requires is asked for first,
 * unless configuration says it.
 */
function approachTo({ path, leaf, field }: RootField, survey: Survey, type: string): Approach {
  const { facts } = survey;
  const identity = facts.identifierOf(getNamedType(field.type));
  const fixed = survey.fixed(type);
  const asked = requiredArguments(field)
    .filter(({ name }) => !Object.hasOwn(fixed, name))
    .map((argument): FilterField => {
      const name = camelCase([...words(leaf), ...words(argument.name)]);
      const named = getNamedType(argument.type);
      return {
        name,
        scope: requiredArguments(field).length > 1 ? name : leaf,
        kind: facts.kindOf(named) ?? 'string',
        operators: [{ operator: 'eq', path: [argument.name], type: named.name, list: false }],
      };
    });
  return {
    root: path,
    record: [],
    identity: identity ? [identity] : [],
    key: [],
    ...(asked.length > 0 ? { asked } : {}),
    required: openArguments(
      field,
      new Set(asked.flatMap(({ operators }) => operators.map(({ path: [name = ''] }) => name))),
      fixed,
    ),
  };
}

/** A record that is found below another, and what every row holds for that beside its key. */
export interface OneBelow {
  readonly one: OneOperation;
  readonly address?: KeyField;
}

/**
 * A record below another, or behind a scope, by its key or by a field of its own: `pipeline(slug:)
 * { build(number:) { … } }`.
 *
 * @param holder type of what it is below
 * @param way path to that, and what it is asked with
 */
export function assembleOneBelow(
  { key, found }: Draft,
  holder: GraphQLNamedType,
  { root, above }: { readonly root: Path; readonly above: readonly Approach[] },
  { facts, fixed }: Survey,
): OneBelow | undefined {
  const own = fieldsOf(found.record);
  for (const field of Object.values(fieldsOf(holder))) {
    if (hasList(field.type) || getNamedType(field.type).name !== found.type) continue;
    const [only, ...more] = requiredArguments(field);
    const byKey = findKeyPlaces(field, key, found);
    const held =
      only &&
      more.length === 0 &&
      isLeaf(only.type) &&
      !hasList(only.type) &&
      isNonNullType(own[only.name]?.type) &&
      isLeaf(own[only.name]?.type ?? only.type)
        ? only
        : undefined;
    const places =
      byKey.length > 0 && byKey.length === key.length
        ? byKey
        : held
          ? [
              {
                field: held.name,
                argument: [held.name],
                type: getNamedType(held.type).name,
                list: false,
              },
            ]
          : [];
    if (places.length === 0) continue;
    const address = places.every((place) => key.some((part) => part.field === place.field))
      ? undefined
      : held;
    const required = openArguments(
      field,
      new Set(places.map(({ argument: [name = ''] }) => name)),
      fixed(found.type),
    );
    return {
      one: { root: [...root, field.name], above, record: [], key: places, required },
      ...(address ? { address: toKeyField(address.name, found, facts) } : {}),
    };
  }
  return undefined;
}

/** The way for one record: its key holds what the list asks for. */
export const approachByKey = ({ asked, ...above }: Approach): Approach => ({
  ...above,
  key: [
    ...above.key,
    ...(asked ?? []).flatMap(({ name, operators }) =>
      operators.map(({ path, type, list }): KeyArgument => ({
        field: name,
        argument: path,
        type,
        list,
      })),
    ),
  ],
});

function given({ path, place }: Place, value: unknown): RequiredArgument {
  return { argument: path.join('.'), type: String(place.type), value };
}

/**
 * Conditions in the order of the fields that they are about, those about nothing that is shown
 * last: a screen offers the first.
 */
function inReadingOrder(filter: Filter | undefined, { fields }: Draft): Filter | undefined {
  if (!filter) return undefined;
  const places = new Map(
    fields.flatMap(({ name, reference }, at) =>
      [name, ...(reference?.via ?? [])].map((shown) => [shown, at] as const),
    ),
  );
  const placeOf = ({ name, field }: FilterField): number =>
    places.get(field ?? name) ?? places.get(name) ?? fields.length;
  return { ...filter, fields: filter.fields.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

/** A condition that must be there is none to choose. */
function withoutAsked(
  filter: Filter | undefined,
  asked: readonly FilterField[],
): Filter | undefined {
  if (!filter || asked.length === 0) return filter;
  const paths = new Set(
    asked.flatMap(({ operators }) => operators.map(({ path }) => path.join('.'))),
  );
  const names = new Set(asked.map(({ name }) => name));
  const fields = filter.fields.flatMap((field): FilterField[] => {
    const operators = field.operators.filter(
      ({ path }) => !paths.has([...filter.argument, ...path].join('.')),
    );
    return operators.length > 0 && !names.has(field.name) ? [{ ...field, operators }] : [];
  });
  const inside = [...paths].some(
    (path) => filter.argument.length > 0 && path.startsWith(`${filter.argument.join('.')}.`),
  );
  const { and: _and, or: _or, not: _not, ...plain } = filter;
  // Parts of a combination would each need what is required.
  return fields.length > 0 ? { ...(inside ? plain : filter), fields } : undefined;
}

export function assembleOne(
  draft: Draft,
  root: RootField,
  survey: Survey,
): OneOperation | undefined {
  let key = findKeyPlaces(root.field, draft.key, draft.found);
  if (key.length === 0 && draft.key.length === 1) {
    // The only required argument is the key, whatever it is called.
    const [only, ...more] =
      root.field.args.length === 1 ? root.field.args : requiredArguments(root.field);
    const [part] = draft.key;
    if (
      only &&
      part &&
      more.length === 0 &&
      isLeaf(only.type) &&
      !(only.name in fieldsOf(draft.found.record))
    )
      key = [
        {
          field: part.field,
          argument: [only.name],
          type: getNamedType(only.type).name,
          list: hasList(only.type),
        },
      ];
  }
  const address = key.length === 0 ? readAddress(draft.found, root.field, survey.facts) : undefined;
  if (address) key = findKeyPlaces(root.field, [address], draft.found);
  if (key.length === 0) return undefined;
  const record =
    findRecord(root.field, draft.found.type) ?? findAnswer(root.field, draft.found.type);
  const refusals = readRefusals(root.field.type);
  const held = new Set(key.map((place) => place.argument[0] ?? ''));
  const named = getNamedType(root.field.type);
  const on =
    named.name !== draft.found.type && record === undefined && isAbstractType(named)
      ? { on: draft.found.type }
      : {};
  return {
    root: root.path,
    record: record ?? [],
    key,
    required: openArguments(root.field, held, survey.fixed(draft.found.type)),
    ...(refusals ? { refusals } : {}),
    ...on,
  };
}

/**
 * Where no field fetches one record, its list does, filtered by the key: `postCollection(filter: {
 * id: { eq: … } })`. Nothing else that the list can be asked for takes part.
 */
export function oneThroughList(draft: Draft, list: ListOperation): OneOperation | undefined {
  if (list.asked.length > 0 || list.above || !list.filter || draft.key.length === 0)
    return undefined;
  const { argument, fields } = list.filter;
  const key = draft.key.flatMap(({ field }): KeyArgument[] => {
    const operators = fields
      .filter(({ name }) => name === field)
      .flatMap((condition) => condition.operators);
    const plain = operators.filter(
      ({ pattern, beside }) => pattern === undefined && beside === undefined,
    );
    const place =
      plain.find(({ operator }) => operator === 'eq') ??
      plain.find(({ operator }) => operator === 'in');
    return place
      ? [{ field, argument: [...argument, ...place.path], type: place.type, list: place.list }]
      : [];
  });
  if (key.length === 0 || key.length < draft.key.length) return undefined;
  return {
    root: list.root,
    record: list.records,
    key,
    required: list.required,
    ...(list.refusals ? { refusals: list.refusals } : {}),
  };
}

export function assembleCount(
  root: RootField | undefined,
  list: ListOperation,
  draft: Draft,
  survey: Survey,
): CountOperation | undefined {
  const {
    list: { field },
  } = draft.found;
  if (list.total) {
    const upTo = findBoundedCount(getNamedType(field.type), list.total);
    const sums = findSums(getNamedType(field.type), draft, survey.facts);
    const flags = findTotalFlags(field).map((place) => given(place, true));
    const others = list.required.filter(
      ({ argument }) => !flags.some((flag) => flag.argument === argument),
    );
    return {
      root: list.root,
      ...(list.above ? { above: list.above } : {}),
      total: list.total,
      ...(upTo ? { upTo } : {}),
      ...(sums ? { sums } : {}),
      filter: list.filter !== undefined,
      search: list.search !== undefined,
      ...(list.refusals ? { refusals: list.refusals } : {}),
      required: [...others, ...flags],
    };
  }
  const total = root && findCountPath(root);
  if (!root || !total) return undefined;
  // A number that does not take the conditions which the list needs is one of other records.
  if (
    list.asked.some(({ operators }) =>
      operators.some(({ path }) => !root.field.args.some((argument) => argument.name === path[0])),
    )
  )
    return undefined;
  const takes = (path: readonly string[] | undefined): boolean =>
    path !== undefined && root.field.args.some((argument) => argument.name === path[0]);
  const own = list.filter
    ? list.filter.argument.length > 0
      ? takes(list.filter.argument)
      : list.filter.fields.every((field) =>
          field.operators.every((operator) => takes(operator.path)),
        )
    : false;
  const refusals = readRefusals(root.field.type);
  // What does not take all that the list is asked by sums up other records.
  const isSame =
    own === (list.filter !== undefined) && takes(list.search) === (list.search !== undefined);
  const sums =
    isSame && !isUnionType(getNamedType(root.field.type))
      ? findSums(getNamedType(root.field.type), draft, survey.facts)
      : undefined;
  return {
    root: root.path,
    total,
    ...(sums ? { sums } : {}),
    filter: own,
    search: takes(list.search),
    ...(refusals ? { refusals } : {}),
    required: openArguments(root.field, new Set(list.filter?.argument.slice(0, 1)), {
      ...anyOrder(root.field, draft, survey.facts),
      ...survey.fixed(draft.found.type),
    }),
  };
}

/** An order for what cannot be counted without one. */
function anyOrder(
  field: OutputField,
  draft: Draft,
  facts: Facts,
): Readonly<Record<string, unknown>> {
  const places = readSort(field, draft, facts)?.meaning.places ?? [];
  return Object.fromEntries(
    places.flatMap(({ argument: [name = '', ...below], values: [first] }) => {
      const argument = field.args.find((each) => each.name === name);
      // What a text may say is not known.
      return argument && below.length === 0 && first && !isScalarType(getNamedType(argument.type))
        ? [[name, hasList(argument.type) ? [first.asc] : first.asc]]
        : [];
    }),
  );
}

export function assembleChanges(root: RootField, type: string): SubscriptionOperation {
  const record = findRecord(root.field, type);
  return { root: root.path, ...(record ? { record } : {}) };
}

/**
 * Arguments that are required and have no place in page, filter or key: configuration gives their
 * value.
 */
function openArguments(
  field: OutputField,
  held: ReadonlySet<string>,
  fixed: Readonly<Record<string, unknown>>,
): readonly RequiredArgument[] {
  return requiredArguments(field)
    .filter((argument) => !held.has(argument.name))
    .map((argument) => ({
      argument: argument.name,
      type: String(argument.type),
      ...(Object.hasOwn(fixed, argument.name) ? { value: fixed[argument.name] } : {}),
    }));
}
