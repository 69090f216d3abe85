import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isObjectType,
  type GraphQLAbstractType,
} from 'graphql';

import type { Path } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { OutputField, RecordType } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { isVersionWord, typeStems } from '../../facts/names/stems.ts';
import { numberForms, seamless, words } from '../../facts/names/words.ts';
import { once } from '../../facts/once.ts';
import {
  fieldsOf,
  hasList,
  isLeaf,
  isRecordType,
  possibleTypes,
  requiredArguments,
} from '../../facts/schema-types.ts';
import { enclosedIn } from './enclosed.ts';

/** A type that mutations speak of. */
export interface Entity {
  readonly type: string;
  readonly record: RecordType;
  /** Its records are reached without another record; else it is a part of such records. */
  readonly listed: boolean;
  /** `Resource.name`. */
  readonly resource?: string;
}

/** Field of records that holds a child record: `lines` of an order. */
export interface Holder {
  readonly owner: Entity;
  readonly path: Path;
  readonly list: boolean;
}

/** The types of a schema under the words that mutations use for them. */
export interface Entities {
  readonly byType: ReadonlyMap<string, Entity>;
  /** Types called so, those with a list first. */
  readonly find: (stem: string) => readonly Entity[];
  /** The one listed type whose name ends so: `MatchClip` for `clip`. */
  readonly findByEnd: (stem: string) => Entity | undefined;
  /** Listed types whose key has this name, if the name is specific: `steam_id`. */
  readonly findByKey: (name: string) => Entity | undefined;
  /** Fields of listed records that hold the type, the most likely first. */
  readonly holdersOf: (part: Entity) => readonly Holder[];
  /**
   * The entity in what a field leads to: itself, the records of a list, what an interface stands
   * for.
   */
  readonly at: (field: OutputField) => Entity | undefined;
}

export function readEntities(survey: Survey): Entities {
  const { facts } = survey;
  const listed = findListed(survey);
  const byType = new Map<string, Entity>();
  for (const type of Object.values(facts.schema.getTypeMap())) {
    if (type.name.startsWith('__') || !isRecordType(type)) continue;
    const twin = survey.twins.get(type.name);
    const resource = survey.names.get(type.name);
    const own = twin === undefined ? undefined : survey.index.byType.get(twin);
    byType.set(
      type.name,
      own && resource !== undefined
        ? { type: own.type, record: own.record, listed: true, resource }
        : {
            type: type.name,
            record: type,
            listed: listed.has(type.name),
            ...(resource === undefined ? {} : { resource }),
          },
    );
  }
  for (const operation of [
    facts.schema.getQueryType(),
    facts.schema.getMutationType(),
    facts.schema.getSubscriptionType(),
  ])
    byType.delete(operation?.name ?? '');
  const holders = findHolders(byType, facts);
  const standIns = findStandIns(byType, holders, facts);
  const resolve = (entity: Entity): Entity => standIns.get(entity.type) ?? entity;
  const asked = new Set(facts.queries.map(({ field }) => getNamedType(field.type).name));
  // A type that only a mutation answers is a payload: the name `createOrder` does not refer to
  // `CreateOrderResponse`.
  const spoken = [...byType.values()].filter(
    ({ type, record, listed: isListed }) =>
      isListed ||
      holders.has(type) ||
      standIns.has(type) ||
      asked.has(type) ||
      (isObjectType(record) && facts.isIdentified(record)),
  );
  const stems = indexStems(spoken, typeStems);
  const ends = indexStems(
    spoken.filter((entity) => entity.listed),
    endsOf,
  );
  const findByKey = indexKeys(survey, byType);
  const find = (stem: string): readonly Entity[] => {
    const ofResources = survey.index
      .find(stem)
      .filter(({ exactness }) => exactness > 0.8)
      .flatMap(({ resource }) => byType.get(resource.type) ?? []);
    return [
      ...new Set(
        [...ofResources, ...numberForms(stem).flatMap((form) => stems.get(form) ?? [])].map(
          resolve,
        ),
      ),
    ];
  };
  const only = (found: readonly Entity[] | undefined): Entity | undefined =>
    found?.length === 1 ? found[0] : undefined;
  return {
    byType,
    find,
    findByEnd: once((stem) =>
      numberForms(stem)
        .map((form) => only(ends.get(form)))
        .find((entity) => entity !== undefined),
    ),
    findByKey,
    at: (field) => {
      const entity = byType.get(
        (facts.listShapeOf(field.type)?.record ?? enclosedIn(getNamedType(field.type))).name,
      );
      return entity && resolve(entity);
    },
    holdersOf: (part) => holders.get(part.type) ?? [],
  };
}

function indexStems(
  entities: Iterable<Entity>,
  stemsOf: (type: string) => readonly string[],
): ReadonlyMap<string, readonly Entity[]> {
  const index = new Map<string, Entity[]>();
  for (const entity of new Set(entities)) {
    for (const stem of stemsOf(entity.type)) {
      for (const form of numberForms(stem)) {
        const known = index.get(form);
        if (!known) index.set(form, [entity]);
        else if (!known.includes(entity)) known.push(entity);
      }
    }
  }
  for (const known of index.values())
    known.sort(
      (a, b) =>
        Number(b.listed) - Number(a.listed) ||
        a.type.length - b.type.length ||
        (a.type < b.type ? -1 : 1),
    );
  return index;
}

/** Endings of a name of several words: `render jobs` and `jobs` of `clip_render_jobs`. */
const endsOf = (type: string): readonly string[] =>
  words(type)
    .slice(1)
    .map((_, at, rest) => seamless(rest.slice(at)));

const generalKeys = new Set([
  'id',
  'uuid',
  'guid',
  'key',
  'code',
  'name',
  'slug',
  'pk',
  'nodeid',
  'rowid',
  'number',
  'token',
  'type',
  'value',
]);

/**
 * Keys with a name of their own, and whose they are: a player's `steam_id`; of several types with
 * such a key, the one that most fields lead to.
 */
function indexKeys(survey: Survey, byType: ReadonlyMap<string, Entity>): Entities['findByKey'] {
  const index = new Map<string, Entity>();
  const uses = countUses(survey.facts);
  for (const [type, key] of survey.keys) {
    const [part, ...more] = key;
    const entity = byType.get(type);
    const name = seamless(part?.field ?? '');
    if (!part || !entity || more.length > 0 || generalKeys.has(name)) continue;
    const known = index.get(name);
    if (!known || known === entity || uses(entity.type) > uses(known.type)) index.set(name, entity);
  }
  return (name) => index.get(name);
}

/** Number of fields in the schema that lead to a type. */
function countUses({ schema }: Facts): (type: string) => number {
  const counts = new Map<string, number>();
  for (const owner of Object.values(schema.getTypeMap())) {
    for (const field of Object.values(fieldsOf(owner))) {
      const type = getNamedType(field.type).name;
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  return (type) => counts.get(type) ?? 0;
}

/**
 * Types whose records can be reached without another record: resources, types that a root field
 * lists or finds by a name, types listed below a named parent (`repository(owner:, name:) { issues
 * }`), members of a listed union. A type named after one of these is a child record of it:
 * `IssueComment`.
 */
function findListed(survey: Survey): ReadonlySet<string> {
  const { facts, names } = survey;
  const found = new Set<string>();
  const scoped = new Set<string>();
  const entered = new Set<string>();
  const add = (type: RecordType, to = scoped): void => {
    if (!facts.isIdentified(type)) return;
    for (const member of [type, ...(isAbstractType(type) ? possibleTypes(type, facts.schema) : [])])
      to.add(member.name);
  };
  const enter = (type: unknown): void => {
    const members = isAbstractType(type) ? possibleTypes(type, facts.schema) : [type];
    for (const member of members) {
      if (!isObjectType(member) || entered.has(member.name) || names.has(member.name)) continue;
      entered.add(member.name);
      const lists = Object.values(fieldsOf(member)).flatMap((field) => {
        const shape = facts.listShapeOf(field.type);
        return shape?.wrapper && field.args.length > 0 ? [shape.record] : [];
      });
      const several =
        Object.values(fieldsOf(member)).filter((field) => facts.listShapeOf(field.type)).length > 1;
      if (lists.length > 0 || several) add(member);
      lists.forEach((type) => add(type));
    }
  };
  for (const { field, shape, words: spoken } of facts.queries) {
    const required = requiredArguments(field);
    if (shape) {
      if (
        !spoken.includes('search') &&
        required.every(
          (argument) =>
            facts.isScope(argument.name, getNamedType(argument.type)) ||
            isPagingWord(argument.name),
        )
      )
        add(shape.record, found);
    } else if (!hasList(field.type) && field.args.length > 0) {
      const type = getNamedType(field.type);
      if (required.every(({ name }) => seamless(name) !== 'id')) enter(type);
      else if (
        isObjectType(type) &&
        Object.values(type.getFields()).some(
          (inner) => inner.args.length > 0 && facts.listShapeOf(inner.type),
        )
      )
        add(type);
    }
  }
  const all = [...found, ...scoped, ...names.keys()].map((name) => words(name));
  const own = [...scoped].filter((type) => !all.some((name) => isCalledAfter(words(type), name)));
  return new Set([...found, ...own, ...names.keys()]);
}

const isPagingWord = (name: string): boolean =>
  /^(?:first|last|limit|offset|page|size|per_?page|page_?size|count|take|skip)$/i.test(name);

const isCalledAfter = (type: readonly string[], other: readonly string[]): boolean =>
  type.length > other.length &&
  other.every((word, at) => type[at] === word) &&
  !type.slice(other.length).every(isVersionWord);

/** Maximum depth of child records inside child records. */
const deepest = 3;

/**
 * From every record with a list to what it consists of, and no further than to another record with
 * one.
 */
function findHolders(
  byType: ReadonlyMap<string, Entity>,
  facts: Facts,
): ReadonlyMap<string, readonly Holder[]> {
  const holders = new Map<string, Holder[]>();
  for (const owner of new Set(byType.values())) {
    if (!owner.listed) continue;
    const seen = new Set<string>([owner.type]);
    let level: readonly { readonly record: unknown; readonly path: Path }[] = [
      { record: owner.record, path: [] },
    ];
    for (let depth = 0; depth < deepest && level.length > 0; depth++) {
      const below = level.flatMap(({ record, path }) =>
        inOrder(fieldsOf(record)).flatMap((field) => {
          if (
            isLeaf(field.type) ||
            requiredArguments(field).some(({ name }) => !isPagingWord(name))
          )
            return [];
          const shape = facts.listShapeOf(field.type);
          const type = shape?.record ?? enclosedIn(getNamedType(field.type));
          const members = isAbstractType(type)
            ? [type, ...possibleTypes(type, facts.schema)]
            : [type];
          const here = [...path, field.name, ...(shape?.records ?? [])];
          return members.flatMap((member) => {
            const entity = byType.get(member.name);
            if (!entity || entity.listed || seen.has(member.name)) return [];
            const holder: Holder = {
              owner,
              path: here,
              list: shape !== undefined || hasList(field.type),
            };
            const known = holders.get(member.name);
            if (known) known.push(holder);
            else holders.set(member.name, [holder]);
            return [{ record: member, path: here }];
          });
        }),
      );
      // A part is found where it is nearest, in all places that are as near.
      for (const { record } of below) seen.add(record.name);
      level = [...new Map(below.map((found) => [found.record, found])).values()];
    }
  }
  for (const [type, found] of holders)
    found.sort((a, b) => rank(type, a) - rank(type, b) || (a.owner.type < b.owner.type ? -1 : 1));
  return holders;
}

/** Fields in an order that does not depend on how the schema was written. */
const inOrder = (fields: Readonly<Record<string, OutputField>>): readonly OutputField[] =>
  Object.values(fields).sort((a, b) => (a.name < b.name ? -1 : 1));

/** A part is called after its owner, or refers back to it; it lies in a list; it is near. */
function rank(type: string, { owner, path, list }: Holder): number {
  return (isCalledAfter(words(type), words(owner.type)) ? 0 : 8) + (list ? 0 : 4) + path.length;
}

/**
 * Representative of an interface or a union without a list: among its types, one that has the same
 * name, or a list; then the type that most mutations name.
 */
function findStandIns(
  byType: ReadonlyMap<string, Entity>,
  holders: ReadonlyMap<string, readonly Holder[]>,
  facts: Facts,
): ReadonlyMap<string, Entity> {
  const standIns = new Map<string, Entity>();
  const names = facts.mutations.map((root) => seamless(root.words));
  const uses = once(
    (type: string): number => names.filter((name) => name.includes(seamless(words(type)))).length,
  );
  for (const entity of byType.values()) {
    if (entity.listed || !isAbstractType(entity.record)) continue;
    const members = membersOf(entity.record, facts).flatMap((name) => byType.get(name) ?? []);
    if (members.length > mostMembers) continue;
    // `IssueComment` is the comment that `Comment` means, though issues have a text too.
    const isNamesake = ({ type }: Entity): boolean =>
      seamless(type).endsWith(seamless(entity.type));
    const known = members.filter(({ type, listed }) => listed || holders.has(type));
    const [best] = known.sort(
      (a, b) =>
        Number(isNamesake(b)) - Number(isNamesake(a)) ||
        Number(b.listed) - Number(a.listed) ||
        uses(b.type) - uses(a.type) ||
        a.type.length - b.type.length ||
        (a.type < b.type ? -1 : 1),
    );
    if (best) standIns.set(entity.type, best);
  }
  return standIns;
}

/** An abstract type with more members than this means any record: `Node`. */
const mostMembers = 24;

const membersOf = (type: GraphQLAbstractType, { schema }: Facts): readonly string[] =>
  possibleTypes(type, schema).map(({ name }) => name);

/**
 * Arguments of a query that say in which form its answer comes, not what it is about: a language,
 * an enum, a flag.
 */
export const isFormArgument = (name: string, type: unknown): boolean =>
  isEnumType(type) ||
  String(type) === 'Boolean' ||
  /^(?:locale|lang|language|language_?code|raw|format|unit|time_?zone)$/i.test(name);
