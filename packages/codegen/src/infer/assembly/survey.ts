import { isNonNullType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

import type { KeyField } from '../../model.ts';
import type { Facts } from '../contracts/facts.ts';
import type { FoundResource, ResourceIndex } from '../contracts/found-resource.ts';
import { byName, type AdminOverrides } from '../contracts/overrides.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { fieldsOf, isLeaf, requiredArguments } from '../facts/schema-types.ts';
import type { Key } from '../readings/key/index.ts';
import { isSecret } from '../readings/record/secret.ts';

/**
 * Facts about all resources for the assembly: keys, names, twins, fixed arguments.
 *
 * @param singles Types of a record's page where the rows have another type, by name: the type of
 *   the rows.
 */
export function createSurvey(
  facts: Facts,
  index: ResourceIndex,
  keys: ReadonlyMap<string, Key>,
  names: ReadonlyMap<string, string>,
  singles: ReadonlyMap<string, string>,
  overrides: AdminOverrides,
): Survey {
  const meanings = new Map([...keys].map(([type, key]) => [type, key.meaning] as const));
  const twins = new Map([...findTwins(facts.schema, index.resources, meanings), ...singles]);
  const nameOf = new Map(index.resources.map(({ type }) => [type, names.get(type) ?? '']));
  return {
    facts,
    index,
    twins,
    names: withTwins(nameOf, twins),
    keys: withTwins<readonly KeyField[]>(meanings, twins),
    ...configuredArguments(overrides),
    dimensions: byName(overrides.dimensions),
    ...configuredSecrets(overrides),
    ...(overrides.textOrder && { textOrder: overrides.textOrder }),
  };
}

/**
 * A signature that fewer fields than these make is shared by types that have nothing to do with
 * each other.
 */
const fewestFields = 3;

/**
 * Types that are records of a resource under another name: `InvoicesItem` in what a mutation
 * returns, `InvoicesSupplierRelation` below an invoice. They have the same scalar fields of the
 * same types, the key among them, and differ in the objects they lead to. By type, the resource's
 * type.
 */
function findTwins(
  schema: GraphQLSchema,
  resources: readonly FoundResource[],
  keys: ReadonlyMap<string, readonly KeyField[]>,
): ReadonlyMap<string, string> {
  const own = new Set(resources.map((resource) => resource.type));
  const bySignature = new Map<string, string | undefined>();
  for (const { type, record } of resources) {
    const signature = isObjectType(record)
      ? readSignature(record, keys.get(type) ?? [])
      : undefined;
    if (signature !== undefined)
      bySignature.set(signature, bySignature.has(signature) ? undefined : type);
  }
  const twins = new Map<string, string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || own.has(type.name)) continue;
    const resource = bySignature.get(readSignature(type, []) ?? '');
    if (resource !== undefined) twins.set(type.name, resource);
  }
  return twins;
}

function readSignature(type: GraphQLObjectType, key: readonly KeyField[]): string | undefined {
  const fields = Object.values<OutputField>(fieldsOf(type));
  const scalars = fields.filter((field) => isLeaf(field.type));
  const identified = key.every(({ field }) =>
    scalars.some((scalar) => scalar.name === field && isNonNullType(scalar.type)),
  );
  return identified && scalars.length >= fewestFields
    ? scalars
        .map((field) => `${field.name}:${String(field.type)}`)
        .sort()
        .join()
    : undefined;
}

/** Adds the values of a type to its twins. */
function withTwins<Value>(
  byType: ReadonlyMap<string, Value>,
  twins: ReadonlyMap<string, string>,
): ReadonlyMap<string, Value> {
  const all = new Map(byType);
  for (const [twin, type] of twins) {
    const value = byType.get(type);
    if (value !== undefined) all.set(twin, value);
  }
  return all;
}

/** Tests for secrets, by name unless configuration decides. */
function configuredSecrets(overrides: AdminOverrides): Pick<Survey, 'isSecret' | 'isShownSecret'> {
  const said = byName(overrides.secrets);
  return {
    isSecret: (type, field, beside) =>
      said[`${type}.${field.name}`] ?? isSecret(field, { type, beside }),
    isShownSecret: (type, name) => said[`${type}.${name}`] === false,
  };
}

/** Arguments of operations whose values configuration fixes. */
function configuredArguments(
  overrides: AdminOverrides,
): Pick<Survey, 'fixed' | 'openArguments' | 'fixedArguments'> {
  const fixed: Survey['fixed'] = (type) =>
    byName({ ...overrides.arguments, ...overrides.resources?.[type]?.arguments });
  return {
    fixed,
    openArguments: (type, field, taken) => {
      const [values, names] = [fixed(type), new Set(taken)];
      return requiredArguments(field)
        .filter(({ name }) => !names.has(name))
        .map(({ name, type: argument }) => ({
          argument: name,
          type: String(argument),
          ...(Object.hasOwn(values, name) ? { value: values[name] } : {}),
        }));
    },
    fixedArguments: (type, field) => {
      const values = fixed(type);
      return field.args
        .filter(({ name }) => Object.hasOwn(values, name))
        .map(({ name, type: argument }) => ({
          argument: name,
          type: String(argument),
          value: values[name],
        }));
    },
  };
}
