import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

/**
 * Modules of these versions of a document, printed one after another by one process as in a watch.
 * A process of its own: the plugins take `graphql` from `node_modules`, and tests have one of
 * Vite.
 */
function nodesOf(...versions: readonly string[]): {
  readonly nodes: readonly string[];
  readonly said: string;
} {
  const script = `
    import { buildSchema, parse } from 'graphql';
    import { namedDocuments } from './document-types.ts';

    const schema = buildSchema('type Query { orders(search: String): [Order!]! } type Order { id: ID! number: String! }');
    const nodes = [];
    for (const text of ${JSON.stringify(versions)}) {
      const documents = [{ document: parse(text), location: 'orders.graphql' }];
      const written = await namedDocuments({ folder: 'out/', schema, documents, config: {} }, true);
      nodes.push(...written.map(({ node }) => node));
    }
    console.log(JSON.stringify(nodes));
  `;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );
  return { nodes: JSON.parse(stdout), said: stderr };
}

it('prints a document anew of which the space inside a text alone has changed', () => {
  const { nodes } = nodesOf(
    'query Found { orders(search: "a  b") { id } }',
    'query Found { orders(search: "a b") { id } }',
  );
  expect(nodes).toEqual([expect.stringContaining('"a  b"'), expect.stringContaining('"a b"')]);
});

it('does not warn of a fragment that has changed', () => {
  const { nodes, said } = nodesOf(
    'fragment Card on Order { id }',
    'fragment Card on Order { id number }',
  );
  expect(nodes).toHaveLength(2);
  expect(said).toBe('');
});
