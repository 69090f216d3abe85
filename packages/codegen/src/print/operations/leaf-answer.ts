import { getNamedType, type GraphQLOutputType } from 'graphql';

import type { Field, Path } from '../../model.ts';
import type { Code } from '../code/code.ts';
import type { Context } from '../context/context.ts';
import { fieldNode } from '../documents/ast.ts';
import { fieldDescriptor } from '../records/field-descriptor.ts';
import { rootType, typeBelow } from '../schema-path.ts';

/** Descriptor of the value that an operation answers, named as its field. */
export function leafField(
  context: Context,
  kind: 'query' | 'mutation',
  root: Path,
  answer: {
    readonly kind: string;
    readonly path: Path;
    readonly type: string;
    readonly list: boolean;
  },
): Code {
  const path = [...root, ...answer.path];
  const owner = getNamedType(
    path.slice(0, -1).reduce<GraphQLOutputType>(typeBelow, rootType(context.schema, kind)),
  );
  const name = path.at(-1) ?? '';
  const model: Field | undefined =
    answer.kind === 'link'
      ? {
          name,
          kind: 'url',
          type: answer.type,
          list: answer.list,
          nullable: true,
          inRow: false,
          column: false,
        }
      : undefined;
  return fieldDescriptor(context, { name, node: fieldNode(name), owner, model });
}
