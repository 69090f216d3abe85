import type { GraphQLObjectType, GraphQLSchema } from 'graphql';

import type { Path } from '../../model.ts';
import type { OutputField } from './schema-types.ts';
import { readListShapes, type ListShape } from './list-shape.ts';
import { findNamespace } from './namespace.ts';
import { words } from './names/words.ts';

/** A field reached from a root type, directly or through namespaces such as `viewer`. */
export interface RootField {
  readonly path: Path;
  /** Path with dots: what label files, reports and overrides call it. */
  readonly name: string;
  /** Last part of the path. */
  readonly leaf: string;
  readonly words: readonly string[];
  readonly field: OutputField;
  /** Records in what a query field returns, if it is a list. */
  readonly shape?: ListShape;
}

/** What rules look at: everything that is asked of a schema more than once, computed once. */
export interface Facts {
  readonly schema: GraphQLSchema;
  readonly queries: readonly RootField[];
  readonly mutations: readonly RootField[];
  readonly subscriptions: readonly RootField[];
  /** Query fields by dotted path. */
  readonly query: ReadonlyMap<string, RootField>;
}

export function readFacts(schema: GraphQLSchema): Facts {
  const queries = rootFields(schema.getQueryType(), 'query', schema);
  return {
    schema,
    queries,
    mutations: rootFields(schema.getMutationType(), 'mutation', schema),
    subscriptions: rootFields(schema.getSubscriptionType(), 'subscription', schema),
    query: new Map(queries.map((root) => [root.name, root])),
  };
}

function rootFields(type: GraphQLObjectType | null | undefined, operation: 'query' | 'mutation' | 'subscription', schema: GraphQLSchema): readonly RootField[] {
  if (!type) return [];
  const found: RootField[] = [];
  const seen = new Set<GraphQLObjectType>([type]);
  const signatures = new Set<string>();
  let level: readonly { readonly type: GraphQLObjectType; readonly path: Path }[] = [{ type, path: [] }];
  // By level, so that a field which a namespace repeats is kept where its path is shortest.
  for (let depth = 0; depth < 3 && level.length > 0; depth++) {
    const deeper: { type: GraphQLObjectType; path: Path }[] = [];
    for (const { type: parent, path } of level) {
      for (const field of sorted(parent.getFields())) {
        const signature = `${field.name}: ${String(field.type)}`;
        if (depth > 0 && signatures.has(signature)) continue;
        if (depth === 0) signatures.add(signature);
        const here = [...path, field.name];
        const root = { path: here, name: here.join('.'), leaf: field.name, words: words(field.name), field };
        const shapes = operation === 'query' ? readListShapes(field.type) : [];
        const [shape, ...others] = shapes;
        if (others.length === 0) found.push(shape ? { ...root, shape } : root);
        // `Page(page:) { users, media, … }`: one page, a list of each kind.
        else for (const each of shapes) found.push({ ...root, name: [...here, ...each.records].join('.'), leaf: each.records.join('.'), words: words(each.records.join(' ')), shape: each });
        const namespace = operation === 'subscription' ? undefined : findNamespace(field, operation, schema);
        if (namespace && !seen.has(namespace)) {
          seen.add(namespace);
          deeper.push({ type: namespace, path: here });
        }
      }
    }
    level = deeper;
  }
  return found;
}

/** Fields in an order that does not depend on how the schema was written. */
function sorted(fields: Readonly<Record<string, OutputField>>): readonly OutputField[] {
  return Object.values(fields).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
