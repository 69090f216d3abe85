import type { RequiredArgument } from '../../../model.ts';
import type { OutputField } from '../../contracts/schema.ts';

/** Arguments whose values configuration fixes. */
export function fixedArguments(
  field: OutputField,
  fixed: Readonly<Record<string, unknown>>,
): readonly RequiredArgument[] {
  return field.args
    .filter(({ name }) => Object.hasOwn(fixed, name))
    .map((argument) => ({
      argument: argument.name,
      type: String(argument.type),
      value: fixed[argument.name],
    }));
}
