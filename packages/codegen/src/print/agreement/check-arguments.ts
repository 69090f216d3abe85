import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';

import type {
  ArgumentPath,
  FilterField,
  RecordArgument,
  Input,
  KeyArgument,
  RequiredArgument,
} from '../../model.ts';
import type { AnyField } from '../schema-path.ts';
import type { SchemaCheck } from './schema-check.ts';

interface Arguments {
  readonly required?: readonly RequiredArgument[];
  readonly key?: readonly KeyArgument[];
  readonly recordArguments?: readonly RecordArgument[];
  readonly requiredConditions?: readonly FilterField[];
}

/** Places of what an operation is sent with. */
export function checkArguments(
  check: SchemaCheck,
  field: AnyField | undefined,
  { required = [], key = [], recordArguments = [], requiredConditions = [] }: Arguments,
): void {
  for (const { argument, value } of required)
    if (value !== undefined) check.constant(check.place(field, argument.split('.'))?.type, value);
  for (const { argument } of [...key, ...recordArguments]) check.place(field, argument);
  for (const { path } of requiredConditions.flatMap(({ operators }) => operators))
    check.place(field, path);
}

/** Places of the inputs of a form. `base`: where those go that have no place of their own. */
export function checkInputs(
  check: SchemaCheck,
  field: AnyField | undefined,
  inputs: readonly Input[],
  base: ArgumentPath = [],
): void {
  for (const input of inputs) {
    const place = check.place(field, input.at ?? [...base, input.name]);
    if (place) checkInput(check, place.type, input);
  }
}

function checkInput(check: SchemaCheck, type: GraphQLInputType, input: Input): void {
  const { reference, wrap, inputs = [] } = input;
  checkWrap(check, type, reference?.wrap ?? wrap ?? []);
  checkWrap(check, type, reference?.unlink ?? []);
  const owner = getNamedType(type);
  if (!isInputObjectType(owner)) return;
  for (const inner of inputs) {
    const place = check.input(owner, inner.name);
    if (place) checkInput(check, place.type, inner);
  }
}

/** `{ connect: { id } }` around a value; a scalar takes the value itself. */
function checkWrap(check: SchemaCheck, type: GraphQLInputType, wrap: ArgumentPath): void {
  const [first, ...rest] = wrap;
  const owner = getNamedType(type);
  if (first === undefined || !isInputObjectType(owner)) return;
  const place = check.input(owner, first);
  if (place) checkWrap(check, place.type, rest);
}
