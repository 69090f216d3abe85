import {
  getNamedType,
  isInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

import type { Decision, Filter, FilterRelation, Quantifier, Resource } from '../../model.ts';
import type { InputPlace, OutputField } from '../contracts/schema.ts';
import { fieldsOf, hasList, inputsOf } from '../facts/schema-types.ts';

/** Quantifiers over several records, by their names in schemas. */
const quantifiers: ReadonlyMap<string, Quantifier> = new Map([
  ['is', 'is'],
  ['some', 'some'],
  ['any', 'some'],
  ['every', 'every'],
  ['all', 'every'],
  ['none', 'none'],
]);
const combining = /^_?(?:and|or|not|nor)$/i;

/**
 * Adds filters by fields of related records to each resource: keys of its filter that take the
 * filter of another list, under any name, or an input type with the same conditions or a subset.
 * `customer: CustomerFilter`, `orders: { some: OrderFilter }`, `orders_some: OrderFilter`,
 * `customer: CustomerOfOrderFilter`.
 */
export function withFilterRelations(
  resources: readonly Resource[],
  schema: GraphQLSchema,
): readonly Resource[] {
  const asked = resources.filter(isAskedByFilterAlone);
  const others: Others = {
    schema,
    byFilter: Map.groupBy(asked, ({ list }) => list?.filter?.type ?? ''),
    byType: Map.groupBy(asked, ({ type }) => type),
  };
  return resources.map((resource) => {
    const { list } = resource;
    if (!list?.filter || list.filter.argument.length === 0 || list.filter.list) return resource;
    const relations = relationsOf(resource, list.filter, others);
    return relations.length > 0
      ? {
          ...resource,
          list: { ...list, filter: { ...list.filter, relations } },
          decisions: [...resource.decisions, told(list.filter, relations)],
        }
      : resource;
  });
}

const told = ({ type }: Filter, relations: readonly FilterRelation[]): Decision => ({
  role: 'related filters',
  choice: relations.map(({ name }) => name).join(', '),
  rule: 'related/filter',
  evidence: `\`${type ?? ''}\` takes the filters of other lists there, or what says a part of the same.`,
  rejected: [],
});

/**
 * Tests for a list whose only conditions are in its filter, so that other lists can use that
 * filter.
 */
const isAskedByFilterAlone = ({ list }: Resource): boolean =>
  list?.filter !== undefined &&
  list.filter.argument.length > 0 &&
  !list.filter.list &&
  list.requiredConditions.length === 0 &&
  !list.above;

/** Resources whose conditions are all in the list's filter. */
interface Others {
  readonly schema: GraphQLSchema;
  readonly byFilter: ReadonlyMap<string, readonly Resource[]>;
  readonly byType: ReadonlyMap<string, readonly Resource[]>;
}

interface Found {
  readonly name: string;
  readonly quantifier: Quantifier;
  readonly path: readonly string[];
  /** Type of the filter. */
  readonly type: string;
  /** Of a type that says a part of what the other list's filter says: that list, and what of it. */
  readonly part?: FilterPart;
}

interface FilterPart {
  readonly resource: Resource;
  /** Names of conditions. Absent: all. */
  readonly only?: readonly string[];
}

function relationsOf(
  { type }: Resource,
  filter: Filter,
  others: Others,
): readonly FilterRelation[] {
  const record = others.schema.getType(type);
  const found = Object.values(inputsOf(others.schema.getType(filter.type ?? ''))).flatMap(
    (place): readonly Found[] =>
      combining.test(place.name) ? [] : waysOf(place, others, (name) => outputNamed(record, name)),
  );
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, ways]): FilterRelation[] => {
    const [first] = ways;
    const candidates = others.byFilter.get(first?.type ?? '') ?? [];
    const field = outputNamed(record, name);
    // `exclude: OrderFilter` says something else of the same records.
    if (!field && first?.type === filter.type) return [];
    const target = targetOf(field);
    const other =
      first?.part?.resource ?? candidates.find((each) => target.has(each.type)) ?? candidates[0];
    // Among equivalent keys, the first is used.
    const by = ways.filter(
      (way, at) =>
        way.type === first?.type &&
        ways.findIndex(({ quantifier }) => quantifier === way.quantifier) === at,
    );
    const only = first?.part?.only;
    return other
      ? [
          {
            name,
            resource: other.name,
            ...(only && { only }),
            by: by.map(({ quantifier, path }) => ({ quantifier, path })),
          },
        ]
      : [];
  });
}

function waysOf(
  place: InputPlace,
  others: Others,
  fieldNamed: (name: string) => OutputField | undefined,
): readonly Found[] {
  const { name } = place;
  const named = getNamedType(place.type);
  if (!isInputObjectType(named) || hasList(place.type)) return [];
  const filtered = others.byFilter.get(named.name);
  if (filtered) {
    const [, stem = '', word = ''] = /^(.+)_([A-Za-z]+)$/.exec(name) ?? [];
    const quantifier = quantifiers.get(word.toLowerCase());
    if (quantifier) return [{ name: stem, quantifier, path: [name], type: named.name }];
    const field = fieldNamed(name);
    // `author_NOT`, `authors_SINGLE`: something else that has to hold.
    if (!field && fieldNamed(stem)) return [];
    return [
      {
        name,
        quantifier: isMany(field, new Set(filtered.map(({ type }) => type))) ? 'some' : 'is',
        path: [name],
        type: named.name,
      },
    ];
  }
  const field = fieldNamed(name);
  const part = partOfFilter(named, field, others);
  if (part)
    return [
      {
        name,
        quantifier: isMany(field, new Set([part.resource.type])) ? 'some' : 'is',
        path: [name],
        type: named.name,
        part,
      },
    ];
  return Object.values(inputsOf(named)).flatMap((inner): readonly Found[] => {
    const type = getNamedType(inner.type);
    const quantifier = quantifiers.get(inner.name.replace(/^_/, '').toLowerCase());
    if (!quantifier || hasList(inner.type)) return [];
    const own = others.byFilter.has(type.name) ? undefined : partOfFilter(type, field, others);
    return own || others.byFilter.has(type.name)
      ? [{ name, quantifier, path: [name, inner.name], type: type.name, ...(own && { part: own }) }]
      : [];
  });
}

/**
 * The list to which a field leads, where a type says nothing but what the filter of that list says:
 * one that is made for each relation.
 */
function partOfFilter(
  type: GraphQLNamedType,
  field: OutputField | undefined,
  { schema, byType }: Others,
): FilterPart | undefined {
  const own = Object.values(inputsOf(type));
  for (const resource of [...targetOf(field)].flatMap((name) => byType.get(name) ?? [])) {
    const filter = resource.list?.filter;
    const whole = inputsOf(schema.getType(filter?.type ?? ''));
    const isSaid =
      own.every(({ name }) => whole[name]) &&
      Object.keys(whole).every(
        (name) => !combining.test(name) || own.some((each) => each.name === name),
      );
    const same = new Set(
      own
        .filter((place) => String(place.type) === String(whole[place.name]?.type))
        .map(({ name }) => name),
    );
    const conditions = filter?.fields ?? [];
    const only = conditions
      .filter(({ operators }) =>
        operators.every(({ path: [step] }) => step !== undefined && same.has(step)),
      )
      .map(({ name }) => name);
    if (isSaid && only.length > 0)
      return only.length < conditions.length ? { resource, only } : { resource };
  }
  return undefined;
}

/** The field of a record, or of what it wraps. */
function outputNamed(record: unknown, name: string): OutputField | undefined {
  const own = fieldsOf(record);
  return (
    own[name] ??
    Object.values(own)
      .map(({ type }) => fieldsOf(getNamedType(type))[name])
      .find((field) => field !== undefined)
  );
}

/** Names of the types that a field leads to: its own, and those that a connection has. */
function targetOf(field: OutputField | undefined): ReadonlySet<string> {
  const named = getNamedType(field?.type);
  if (!named) return new Set();
  const inner = Object.values(fieldsOf(named)).map(({ type }) => getNamedType(type));
  return new Set(
    [
      named,
      ...inner,
      ...inner.flatMap((each) =>
        Object.values(fieldsOf(each)).map(({ type }) => getNamedType(type)),
      ),
    ].map(({ name }) => name),
  );
}

/** Tests whether a field holds several of the types: as a list, or in a connection. */
function isMany(field: OutputField | undefined, types: ReadonlySet<string>): boolean {
  if (!field || hasList(field.type)) return field !== undefined;
  const named = getNamedType(field.type);
  return (
    !types.has(named.name) &&
    !Object.values(fieldsOf(named)).some(
      (inner) => types.has(getNamedType(inner.type).name) && !hasList(inner.type),
    )
  );
}
