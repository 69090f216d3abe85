import {
  Kind,
  specifiedRules,
  validate,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * Rules about what no printed operation has: fragments of its own name, a subscription, an
 * operation without a name, two variables of one name. Types are read from the schema, so all are
 * known; the rule would list those of the whole schema.
 */
const moot = new Set([
  'ExecutableDefinitionsRule',
  'KnownFragmentNamesRule',
  'KnownOperationTypesRule',
  'KnownTypeNamesRule',
  'LoneAnonymousOperationRule',
  'NoFragmentCyclesRule',
  'NoUnusedFragmentsRule',
  'SingleFieldSubscriptionsRule',
  'UniqueFragmentNamesRule',
  'UniqueVariableNamesRule',
]);
const rules = specifiedRules.filter(({ name }) => !moot.has(name));

/**
 * Operations that the schema does not answer, by name, with the reason. All are validated at once,
 * which takes a third of the time that it takes one by one.
 */
export function findRefused(
  schema: GraphQLSchema,
  operations: readonly OperationDefinitionNode[],
): ReadonlyMap<string, string> {
  const refusal = (definitions: readonly OperationDefinitionNode[]): string | undefined =>
    validate(schema, { kind: Kind.DOCUMENT, definitions }, rules, { maxErrors: 1 })[0]?.message;
  if (refusal(operations) === undefined) return new Map();
  return new Map(
    operations.flatMap((operation): [string, string][] => {
      const message = refusal([operation]);
      return message === undefined ? [] : [[operation.name?.value ?? '', message]];
    }),
  );
}
