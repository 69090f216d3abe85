import {
  getNamedType,
  isInputObjectType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
} from 'graphql';

import type { Input } from '../../model.ts';

/** A form shows what belongs to a record, not the tree of records around it. */
const deepest = 2;
const mostParts = 24;

/**
 * Inputs without nested objects that are no part of the record: other records to create with it,
 * rules for conflicts. What the server requires stays, however deep.
 */
export function ownInputs(
  inputs: readonly Input[],
  owner: (input: Input) => GraphQLNamedType,
  depth = 0,
): readonly Input[] {
  return inputs.flatMap((input) => {
    if (input.kind !== 'object') return [input];
    const type = owner(input);
    if (!isInputObjectType(type) || (!input.required && !isValue(type, deepest - depth, new Set())))
      return [];
    const nested = ownInputs(
      input.inputs ?? [],
      (inner) => getNamedType(type.getFields()[inner.name]?.type) ?? type,
      depth + 1,
    );
    return covers(type, nested) ? [{ ...input, inputs: nested }] : [];
  });
}

/** An object of few parts that holds no object of its own kind. */
function isValue(type: GraphQLInputObjectType, depth: number, above: ReadonlySet<string>): boolean {
  const fields = Object.values(type.getFields());
  if (depth <= 0 || fields.length > mostParts || above.has(type.name)) return false;
  const within = new Set([...above, type.name]);
  return fields.every((field) => {
    const named = getNamedType(field.type);
    return !isInputObjectType(named) || isValue(named, depth - 1, within);
  });
}

const covers = (type: GraphQLInputObjectType, inputs: readonly Input[]): boolean => {
  const names = new Set(inputs.map(({ name }) => name));
  return (
    inputs.length > 0 &&
    Object.values(type.getFields()).every(
      (field) => !isRequiredInputField(field) || names.has(field.name),
    )
  );
};
