import { getNamedType, isInterfaceType, isObjectType, isUnionType } from 'graphql';

import type { Path } from '../../../model.ts';
import type { Facts } from '../../facts/facts.ts';
import { typeStems } from '../../facts/names/stems.ts';
import { numberForms, seamless, words } from '../../facts/names/words.ts';
import { once } from '../../facts/once.ts';
import { fieldsOf, hasList, isRecordType, requiredArguments, type OutputField, type RecordType } from '../../facts/schema-types.ts';
import type { Survey } from '../draft.ts';

/** A type that mutations speak of. */
export interface Entity {
  readonly type: string;
  readonly record: RecordType;
  /** Its records have a list that is reached without another record; else it is a part of such records. */
  readonly listed: boolean;
  /** `Resource.name`. */
  readonly resource?: string;
}

/** Where records have a part: `lines` of an order. */
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
  /** Where records with a list have it, most likely first. */
  readonly holdersOf: (part: Entity) => readonly Holder[];
  /** The entity in what a field leads to: itself, the records of a list, what an interface stands for. */
  readonly at: (field: OutputField) => Entity | undefined;
}

export function readEntities(survey: Survey): Entities {
  const { facts } = survey;
  const byType = new Map<string, Entity>();
  const scoped = findScoped(survey);
  for (const type of Object.values(facts.schema.getTypeMap())) {
    if (type.name.startsWith('__') || !isRecordType(type)) continue;
    const twin = survey.twins.get(type.name);
    const resource = survey.names.get(type.name);
    const own = twin === undefined ? undefined : survey.index.byType.get(twin);
    byType.set(type.name, own && resource !== undefined ? { type: own.type, record: own.record, listed: true, resource } : { type: type.name, record: type, listed: resource !== undefined || scoped.has(type.name), ...(resource === undefined ? {} : { resource }) });
  }
  for (const operation of [facts.schema.getQueryType(), facts.schema.getMutationType(), facts.schema.getSubscriptionType()]) byType.delete(operation?.name ?? '');
  const holders = findHolders(byType, facts);
  const asked = new Set(facts.queries.map(({ field }) => getNamedType(field.type).name));
  // What only a mutation answers is a payload: `CreateOrderResponse` is nothing that `createOrder` speaks of.
  const stems = indexStems([...byType.values()].filter(({ type, listed }) => listed || holders.has(type) || asked.has(type)));
  const find = once((stem: string): readonly Entity[] => {
    const ofResources = survey.index.find(stem).filter(({ exactness }) => exactness > 0.8).flatMap(({ resource }) => byType.get(resource.type) ?? []);
    return [...new Set([...ofResources, ...numberForms(stem).flatMap((form) => stems.get(form) ?? [])])];
  });
  const at = (field: OutputField): Entity | undefined => byType.get(facts.listShapeOf(field.type)?.record.name ?? getNamedType(field.type).name);
  return { byType, find, at, holdersOf: (part) => holders.get(part.type) ?? [] };
}

function indexStems(entities: Iterable<Entity>): ReadonlyMap<string, readonly Entity[]> {
  const index = new Map<string, Entity[]>();
  for (const entity of new Set(entities)) {
    for (const stem of typeStems(entity.type)) {
      for (const form of numberForms(stem)) {
        const known = index.get(form);
        if (known) known.push(entity);
        else index.set(form, [entity]);
      }
    }
  }
  for (const known of index.values()) known.sort((a, b) => Number(b.listed) - Number(a.listed) || a.type.length - b.type.length || (a.type < b.type ? -1 : 1));
  return index;
}

/**
 * Types whose records are listed below something that one names first, a shop, an owner or a repository: `repository(owner:, name:) { issues }`. What is
 * called after another type is a part of that: `IssueComment`.
 */
function findScoped(survey: Survey): ReadonlySet<string> {
  const { facts } = survey;
  const scoped = new Set<string>();
  const entered = new Set<string>();
  const enter = (record: unknown): void => {
    const members = isUnionType(record) ? record.getTypes() : isInterfaceType(record) ? facts.schema.getPossibleTypes(record) : [record];
    for (const member of members) {
      if (!isObjectType(member) || entered.has(member.name) || survey.names.has(member.name)) continue;
      entered.add(member.name);
      for (const field of Object.values(fieldsOf(member))) {
        const shape = facts.listShapeOf(field.type);
        if (shape?.wrapper && field.args.length > 0 && facts.isIdentified(shape.record) && !survey.names.has(shape.record.name)) scoped.add(shape.record.name);
      }
    }
  };
  for (const { field, shape } of facts.queries) {
    if (!shape && !hasList(field.type) && field.args.length > 0 && requiredArguments(field).every(({ name }) => seamless(name) !== 'id')) enter(getNamedType(field.type));
  }
  const names = [...scoped, ...survey.names.keys()].map((name) => words(name));
  return new Set([...scoped].filter((type) => !names.some((name) => isCalledAfter(words(type), name))));
}

const isCalledAfter = (type: readonly string[], other: readonly string[]): boolean => type.length > other.length && other.every((word, at) => type[at] === word);

/** How deep parts of parts are looked for. */
const deepest = 3;

/** From every record with a list to what it consists of, and no further than to another record with one. */
function findHolders(byType: ReadonlyMap<string, Entity>, facts: Facts): ReadonlyMap<string, readonly Holder[]> {
  const holders = new Map<string, Holder[]>();
  for (const owner of new Set(byType.values())) {
    if (!owner.listed) continue;
    const seen = new Set<string>([owner.type]);
    let level: readonly { readonly record: unknown; readonly path: Path; readonly list: boolean }[] = [{ record: owner.record, path: [], list: false }];
    for (let depth = 0; depth < deepest && level.length > 0; depth++) {
      level = level.flatMap(({ record, path, list }) => inOrder(fieldsOf(record)).flatMap((field) => {
        if (requiredArguments(field).length > 0) return [];
        const shape = facts.listShapeOf(field.type);
        const type = shape?.record ?? getNamedType(field.type);
        const entity = byType.get(type.name);
        if (!entity || entity.listed || seen.has(type.name)) return [];
        seen.add(type.name);
        const holder: Holder = { owner, path: [...path, field.name, ...(shape?.records ?? [])], list: list || shape !== undefined || hasList(field.type) };
        const known = holders.get(type.name);
        if (known) known.push(holder);
        else holders.set(type.name, [holder]);
        return [{ record: type, path: holder.path, list: holder.list }];
      }));
    }
  }
  for (const [type, found] of holders) found.sort((a, b) => rank(type, a) - rank(type, b) || (a.owner.type < b.owner.type ? -1 : 1));
  return holders;
}

/** Fields in an order that does not depend on how the schema was written. */
const inOrder = (fields: Readonly<Record<string, OutputField>>): readonly OutputField[] => Object.values(fields).sort((a, b) => (a.name < b.name ? -1 : 1));

/** A part is called after its owner, or refers back to it; it lies in a list; it is near. */
function rank(type: string, { owner, path, list }: Holder): number {
  return (isCalledAfter(words(type), words(owner.type)) ? 0 : 8) + (list ? 0 : 4) + path.length;
}
