import type { Input } from '../../model.ts';
import type { Context } from '../context/context.ts';
import type { ArgumentTree } from './arguments.ts';
import { inputValue } from './convert.ts';

/**
 * Puts the values of a form into the arguments, each at its own path; returns the inputs that could
 * be.
 */
export function setValues(
  { types }: Pick<Context, 'types'>,
  tree: ArgumentTree,
  inputs: readonly Input[],
): readonly Input[] {
  return inputs.filter((input) => {
    const path = input.at ?? [input.name];
    const value = inputValue(input, tree.place(path), types);
    if (value !== undefined) tree.set(path, value);
    return value !== undefined;
  });
}
