import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';

import type { Path } from '../../model.ts';
import type { Facts, IsThing, TypeFacts } from '../contracts/facts.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import { splitMembers } from './answer-members.ts';
import { nameSlimRows, narrowToNamed } from './list-shapes/named-rows.ts';
import { splitGlued } from './names/glued.ts';
import { listStems, typeStems } from './names/stems.ts';
import { numberForms, words } from './names/words.ts';
import { readMutationName } from './names/write-names.ts';

/** The fields of the three root types, and the words that name records or lists of them. */
export function readRoots(
  facts: TypeFacts,
): Pick<Facts, 'queries' | 'mutations' | 'subscriptions' | 'isThing'> {
  const { schema } = facts;
  const isRecord = readRecordNames(facts);
  const queries = readRootFields(schema.getQueryType(), 'query', isRecord, facts);
  const isThing = readThings(isRecord, queries);
  const mutations = readRootFields(schema.getMutationType(), 'mutation', isThing, facts);
  return {
    queries,
    mutations: mutations.map((root) => ({ ...root, writes: readMutationName(root.words) })),
    subscriptions: readRootFields(schema.getSubscriptionType(), 'subscription', isThing, facts),
    isThing,
  };
}

/** The fields of a root type and of the namespaces below it. */
function readRootFields(
  type: GraphQLObjectType | null | undefined,
  operation: 'query' | 'mutation' | 'subscription',
  isThing: IsThing,
  facts: TypeFacts,
): readonly RootField[] {
  if (!type) return [];
  const found: RootField[] = [];
  const seen = new Set<GraphQLObjectType>([type]);
  const signatures = new Set<string>();
  let level: readonly { readonly type: GraphQLObjectType; readonly path: Path }[] = [
    { type, path: [] },
  ];
  // By level, so that a field which a namespace repeats is kept where its path is shortest.
  for (let depth = 0; depth < 3 && level.length > 0; depth++) {
    const deeper: { type: GraphQLObjectType; path: Path }[] = [];
    for (const { type: parent, path } of level) {
      for (const field of sorted(parent.getFields())) {
        const signature = `${field.name}: ${String(field.type)}`;
        if (depth > 0 && signatures.has(signature)) continue;
        if (depth === 0) signatures.add(signature);
        const here = [...path, field.name];
        const namespace =
          operation === 'subscription' ? undefined : findNamespace(field, operation, facts);
        if (namespace && !seen.has(namespace)) {
          seen.add(namespace);
          deeper.push({ type: namespace, path: here });
        }
        const root = {
          path: here,
          name: here.join('.'),
          leaf: field.name,
          words: splitGlued(words(field.name), isThing),
          field,
        };
        const shapes =
          operation === 'query'
            ? facts
                .listShapesOf(field.type)
                .map((shape) => narrowToNamed(shape, root.words, facts.schema))
            : [];
        const [shape, ...others] = shapes;
        if (others.length === 0) found.push(shape ? { ...root, shape } : root);
        // `Page(page:) { users, media, … }`: one page, a list of each kind.
        else
          for (const each of shapes)
            found.push({
              ...root,
              name: [...here, ...each.records].join('.'),
              leaf: each.records.join('.'),
              words: words(each.records.join(' ')),
              shape: each,
            });
      }
    }
    level = deeper;
  }
  return operation === 'query' ? nameSlimRows(found, facts) : found;
}

/** Fields in an order that does not depend on how the schema was written. */
function sorted(fields: Readonly<Record<string, OutputField>>): readonly OutputField[] {
  return Object.values(fields).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/**
 * Names of types with an identifier. Payloads have none, so that `Createorder` is not among the
 * names.
 */
function readRecordNames({ schema, isIdentified }: TypeFacts): IsThing {
  return amongNames(() =>
    Object.values(schema.getTypeMap()).flatMap((type) =>
      (isObjectType(type) || isInterfaceType(type)) && isIdentified(type)
        ? typeStems(type.name)
        : [],
    ),
  );
}

/** Names of records and of their lists. */
function readThings(isRecord: IsThing, queries: readonly RootField[]): IsThing {
  const isList = amongNames(() =>
    queries.flatMap(({ shape, words }) => (shape ? listStems(words) : [])),
  );
  return (stem) => isRecord(stem) || isList(stem);
}

/**
 * Tests whether a word is among the names, in singular or plural. The names are read on the first
 * test, because few schemas need it.
 */
function amongNames(read: () => readonly string[]): IsThing {
  let known: ReadonlySet<string> | undefined;
  return (stem) => {
    known ??= new Set(read().flatMap((name) => numberForms(name)));
    return numberForms(stem).some((form) => known?.has(form));
  };
}

/**
 * Type of a root field that only groups operations: `viewer { products(…) }`, `orders { create(…)
 * }`. Such a field takes no arguments and is no list; its type has no identity and has fields with
 * arguments. A `viewer` that is a record, and a Relay `query` field that mirrors the root, are no
 * groups.
 */
function findNamespace(
  field: OutputField,
  operation: 'query' | 'mutation',
  { schema, isIdentified }: TypeFacts,
): GraphQLObjectType | undefined {
  const type = isObjectType(field.type) ? field.type : getNonNullObject(field);
  if (!type || field.args.length > 0) return undefined;
  if (
    type === schema.getQueryType() ||
    type === schema.getMutationType() ||
    type === schema.getSubscriptionType()
  )
    return undefined;
  if (isIdentified(type)) return undefined;
  const inside = Object.values(type.getFields());
  const withArguments = inside.filter(
    (candidate) =>
      candidate.args.length > 0 &&
      (operation === 'mutation' ||
        isObjectType(getNamedType(candidate.type)) ||
        isInterfaceType(getNamedType(candidate.type)) ||
        isAnswer(getNamedType(candidate.type))),
  );
  const lists =
    operation === 'query'
      ? inside.filter(
          (candidate) => candidate.args.length === 0 && isListOfIdentified(candidate, isIdentified),
        )
      : [];
  // A single list without arguments is what a page of results looks like.
  if (withArguments.length === 0 && lists.length < 2) return undefined;
  return (withArguments.length + lists.length) * 2 >= inside.length ? type : undefined;
}

/** Tests for a union of a result and possible errors. */
const isAnswer = (type: GraphQLNamedType): boolean =>
  isUnionType(type) && splitMembers(type).errors.length > 0;

function getNonNullObject(field: OutputField): GraphQLObjectType | undefined {
  const named = getNamedType(field.type);
  return isObjectType(named) && String(field.type) === `${named.name}!` ? named : undefined;
}

function isListOfIdentified(field: OutputField, isIdentified: TypeFacts['isIdentified']): boolean {
  const named = getNamedType(field.type);
  return String(field.type).startsWith('[') && isObjectType(named) && isIdentified(named);
}
