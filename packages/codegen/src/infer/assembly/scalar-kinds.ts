import type { ResourceModel } from '../../model.ts';
import type { Facts } from '../contracts/facts.ts';

/** Kind of each scalar of the schema's own. */
export function scalarKinds({ schema, kindOf }: Facts): ResourceModel['scalars'] {
  const types = Object.values(schema.getTypeMap()).sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    types.flatMap((type) => {
      const kind = kindOf(type);
      return kind &&
        kind !== 'enum' &&
        !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)
        ? [[type.name, kind]]
        : [];
    }),
  );
}
