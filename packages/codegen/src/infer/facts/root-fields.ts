import type { GraphQLObjectType } from 'graphql';

import type { Path } from '../../model.ts';
import type { IsThing, TypeFacts } from '../contracts/facts.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import { narrowToNamed } from './list-shapes/named-member.ts';
import { nameSlimRows } from './list-shapes/slim-rows.ts';
import { splitGlued } from './names/glued.ts';
import { words } from './names/words.ts';
import { findNamespace } from './namespace.ts';

/** The fields of a root type and of the namespaces below it. */
export function readRootFields(
  type: GraphQLObjectType | null | undefined,
  operation: 'query' | 'mutation' | 'subscription',
  facts: TypeFacts,
  isThing: IsThing,
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
        const namespace =
          operation === 'subscription' ? undefined : findNamespace(field, operation, facts);
        if (namespace && !seen.has(namespace)) {
          seen.add(namespace);
          deeper.push({ type: namespace, path: here });
        }
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
