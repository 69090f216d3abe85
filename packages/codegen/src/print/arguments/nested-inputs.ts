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
 * Omits nested objects that are not values of the record: records that are created with it, rules
 * for conflicts. Required inputs stay at any depth.
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

/** Tests for an object of few fields that does not contain its own type. */
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
