import { getNamedType, isEnumType } from 'graphql';

import type {
  Approach,
  Filter,
  FilterField,
  ListOperation,
  RequiredArgument,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Why } from '../contracts/reading.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { Survey } from '../contracts/survey.ts';
import { fromField } from '../facts/list-shapes/index.ts';
import { camelCase, words } from '../facts/names/words.ts';
import type { Place } from '../facts/places.ts';
import { requiredArguments } from '../facts/schema-types.ts';
import { findTotal, findTotalFlags } from '../readings/count/totals.ts';
import { conditionNames } from '../readings/filter/condition-names.ts';
import { readFilter, readSearch } from '../readings/filter/index.ts';
import { readLabelSearch } from '../readings/filter/label-search.ts';
import { findRequiredPlaces } from '../readings/filter/required-places.ts';
import { readRefusals } from '../readings/payload/refusals.ts';
import { enumValues } from '../readings/record/enum-values.ts';
import { refineKind } from '../readings/record/refine-kind.ts';
import { usefulDescription } from '../readings/record/useful-description.ts';
import { readSort } from '../readings/sort/index.ts';
import { namedReference } from './inputs.ts';
import { chooseOrder, sortedByBrowser, sortedByServer } from './list-order.ts';

/** A list, and why its parts are read as they are. */
export interface AssembledList {
  readonly list: ListOperation;
  readonly why: {
    readonly paging: Why;
    readonly sort?: Why;
    readonly order?: Why;
    readonly filter?: Why;
  };
}

/** `dimensions`: names of the arguments that are none of its conditions. */
export function assembleList(
  draft: Draft,
  survey: Survey,
  dimensions: readonly string[] = [],
): AssembledList {
  const {
    list: { path: root, field, above },
    type,
    shape,
    paging,
  } = draft.found;
  const taken = [...paging.matched, ...dimensions.map((name) => [name])];
  const approach = above && approachTo(above, survey, type);
  const total = shape.wrapper && findTotal(shape.wrapper);
  const refusals = readRefusals(field.type);
  const fixed = survey.fixed(type);
  const flags = findTotalFlags(field);
  const places = findRequiredPlaces(field, [
    ...taken,
    ...flags.map(({ path }) => path),
    ...Object.keys(fixed).map((name) => [name]),
  ]);
  const requiredConditions =
    places.open.length > 0 ? [] : readRequiredConditions(places.selectable, draft, survey);
  const sort = readSort(field, draft, survey.facts, survey.textOrder);
  const isWhole = paging.meaning.paging.kind === 'none' && !paging.meaning.paging.limit;
  const chosen = sort
    ? chooseOrder(draft, sortedByServer(sort.meaning))
    : isWhole
      ? chooseOrder(draft, sortedByBrowser(draft))
      : undefined;
  const own = readSearch(field, survey.facts);
  const conditions = readFilter(field, draft, survey, [...taken, ...flags.map(({ path }) => path)]);
  const filter = inReadingOrder(withoutRequired(conditions?.meaning, requiredConditions), draft);
  const empty = places.conditions.filter(
    ({ path }) => path.join('.') !== filter?.argument.join('.'),
  );
  const search = requiredConditions.some(({ operators }) =>
    operators.some(({ path }) => path.join('.') === own?.join('.')),
  )
    ? undefined
    : own;
  const searchBy = search ? [] : readLabelSearch(draft, filter);
  const takenArguments = new Set(
    [
      ...taken,
      ...flags.map(({ path }) => path),
      ...empty.map(({ path }) => path),
      filter?.argument ?? [],
      ...(sort?.meaning.places.slice(0, 1) ?? []).map(({ argument }) => argument),
      ...requiredConditions.flatMap(({ operators }) => operators.map(({ path }) => path)),
    ].map((path) => path[0] ?? ''),
  );
  const list: ListOperation = {
    root,
    ...(approach ? { above: [approach] } : {}),
    records: shape.records,
    paging: paging.meaning.paging,
    ...(total ? { total: fromField(shape, total) } : {}),
    ...(sort ? { sort: sort.meaning } : {}),
    ...(chosen ? { order: chosen.order } : {}),
    ...(filter ? { filter } : {}),
    ...(search ? { search } : {}),
    ...(searchBy.length > 0 ? { searchBy } : {}),
    requiredConditions,
    ...(refusals ? { refusals } : {}),
    required: [
      ...survey.openArguments(type, field, takenArguments),
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
      ...(chosen ? { order: chosen.why } : {}),
      ...(filter && conditions ? { filter: conditions } : {}),
    },
  };
}

/**
 * Path through the signed-in user, or through a scope. Required arguments on it become required
 * conditions, unless configuration sets them.
 */
function approachTo({ path, leaf, field }: RootField, survey: Survey, type: string): Approach {
  const { facts } = survey;
  const identity = facts.identifierOf(getNamedType(field.type));
  const fixed = survey.fixed(type);
  const requiredConditions = requiredArguments(field)
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
    ...(requiredConditions.length > 0 ? { requiredConditions } : {}),
    required: survey.openArguments(
      type,
      field,
      requiredConditions.flatMap(({ operators }) => operators.map(({ path: [name = ''] }) => name)),
    ),
  };
}

/**
 * Conditions that a list requires, with the kind of each value and the record that it is the key
 * of.
 */
function readRequiredConditions(
  places: readonly Place[],
  draft: Draft,
  survey: Survey,
): readonly FilterField[] {
  const names = conditionNames(draft);
  const taken = new Set<string>();
  return places.map((place): FilterField => {
    const name = taken.has(place.name) ? camelCase(words(place.path.join(' '))) : place.name;
    taken.add(name);
    const description = usefulDescription(place.place.description, place.name, draft.found.type);
    const known = names.get(place.name);
    const scalar = survey.facts.kindOf(place.type) ?? 'string';
    const target = known?.reference ?? namedReference(place.name, scalar, survey);
    const kind = target
      ? 'reference'
      : known && known.kind !== 'reference' && known.kind !== 'object'
        ? known.kind
        : refineKind(scalar, place.name);
    return {
      name,
      ...(known && known.name !== name ? { field: known.name } : {}),
      kind: isEnumType(place.type) ? 'enum' : kind,
      ...(description === undefined ? {} : { description }),
      ...(isEnumType(place.type) ? { values: enumValues(place.type) } : {}),
      ...(target && !isEnumType(place.type) ? { reference: { resource: target.resource } } : {}),
      operators: [
        {
          operator: place.list ? 'in' : 'eq',
          path: place.path,
          type: place.type.name,
          list: place.list,
        },
      ],
    };
  });
}

export function given({ path, place }: Place, value: unknown): RequiredArgument {
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
function withoutRequired(
  filter: Filter | undefined,
  requiredConditions: readonly FilterField[],
): Filter | undefined {
  if (!filter || requiredConditions.length === 0) return filter;
  const paths = new Set(
    requiredConditions.flatMap(({ operators }) => operators.map(({ path }) => path.join('.'))),
  );
  const names = new Set(requiredConditions.map(({ name }) => name));
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
