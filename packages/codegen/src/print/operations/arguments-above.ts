import type { Approach } from '../../model.ts';
import { parameter } from '../code/code.ts';
import type { Context } from '../context/context.ts';
import { applyRequiredConditions } from '../arguments/required-conditions.ts';
import { keyArguments } from './write-code.ts';
import { rootField } from '../schema-path.ts';
import { ArgumentTree, type TreeAbove } from '../arguments/arguments.ts';

/**
 * Arguments of the fields above an operation's root field. Their variables have the field's name as
 * a prefix: `repositoryId`.
 *
 * @param below names of the operation's own variables
 * @param owner parameter with the key of the record that the path goes through
 */
export function argumentsAbove(
  context: Context,
  above: readonly Approach[] = [],
  below: readonly string[],
  owner = parameter('owner'),
): readonly TreeAbove[] {
  const { schema, types } = context;
  const taken = new Set(below);
  return above.map(
    ({ root, record, identity, key, requiredConditions = [], required }): TreeAbove => {
      const field = rootField(schema, 'query', root);
      let prefix = root.at(-1) ?? '';
      const names = new Set([
        ...[
          ...key.map(({ argument }) => argument),
          ...requiredConditions.flatMap(({ operators }) => operators.map(({ path }) => path)),
        ].map(([name = '']) => name),
        ...required.map(({ argument }) => argument),
      ]);
      const isTaken = (): boolean =>
        [...names].some((name) =>
          taken.has(new ArgumentTree(field, types, { prefix }).variable(name)),
        );
      while (isTaken()) prefix += '_';
      const tree = new ArgumentTree(field, types, { prefix });
      tree.require(required);
      keyArguments(context, tree, key, owner);
      applyRequiredConditions(context, requiredConditions, tree);
      for (const name of tree.names) taken.add(tree.variable(name));
      return { tree, field: root.length, record: root.length + record.length, identity };
    },
  );
}
