import type { Approach } from '../../model.ts';
import { parameter } from '../code/code.ts';
import type { Context } from '../context.ts';
import { keyArguments } from './write-code.ts';
import { rootField } from '../schema-path.ts';
import { ArgumentTree, type TreeAbove } from '../arguments/arguments.ts';

/** Arguments of the fields above that of a list, with the key of the record that holds it: its variables are called after the field, `repositoryId`. */
export function argumentsAbove({ schema, types }: Pick<Context, 'schema' | 'types'>, above: readonly Approach[] = [], below: readonly string[]): readonly TreeAbove[] {
  const taken = new Set(below);
  return above.map(({ root, record, identity, key, required }): TreeAbove => {
    const field = rootField(schema, 'query', root);
    let prefix = root.at(-1) ?? '';
    const names = new Set([...key.map(({ argument }) => argument[0] ?? ''), ...required.map(({ argument }) => argument)]);
    const isTaken = (): boolean => [...names].some((name) => taken.has(new ArgumentTree(field, types, { prefix }).variable(name)));
    while (isTaken()) prefix += '_';
    const tree = new ArgumentTree(field, types, { prefix });
    tree.require(required);
    keyArguments({ types }, tree, key, parameter('owner'));
    for (const name of tree.names) taken.add(tree.variable(name));
    return { tree, field: root.length, record: root.length + record.length, identity };
  });
}
