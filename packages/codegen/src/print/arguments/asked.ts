import { getNamedType } from 'graphql';

import type { FilterField } from '../../model.ts';
import { call, parameter, string, type Code } from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context.ts';
import { argumentOf, type AnyField } from '../schema-path.ts';
import type { ArgumentTree } from './arguments.ts';
import { convertLeaf, listed } from './convert.ts';
import { filterDescriptor } from './filter.ts';

/** Conditions that the list cannot do without go to places of their own. */
export function applyAsked({ types }: Context, asked: readonly FilterField[], tree: ArgumentTree): void {
  for (const { name, operators } of asked) {
    for (const { path } of operators) {
      const { type } = tree.place(path);
      tree.set(path, call(imported('wanted'), [parameter('request'), string(name), listed(convertLeaf(getNamedType(type), types), type)]));
    }
  }
}

export function askedDescriptors(context: Context, asked: readonly FilterField[], field: AnyField): readonly Code[] {
  return asked.map((entry) => filterDescriptor(context, entry, (name) => argumentOf(field, name), { required: true, exclusive: [entry.operators.map(({ operator }) => operator)] }));
}
