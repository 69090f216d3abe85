import { GraphQLString } from 'graphql';

import type {
  FilterField,
  Input,
  KeyArgument,
  OneOperation,
  RequiredArgument,
  WriteOperation,
} from '../../model.ts';
import type { Facts } from '../contracts/facts.ts';
import { camelCase, words } from '../facts/names/words.ts';
import type { UnlinkedResource } from './resource.ts';

/** Minimum number of lists that require the same value for it to be a scope. */
const fewest = 2;

/**
 * Turns required conditions into scopes. A scope is a condition of several root lists, or of a list
 * and the operations on its records, that selects whose data is read (`articles(tenantId:)`,
 * `authors(tenantId:)`). The user chooses it once. A record is found, changed and deleted with its
 * value, which is part of the key under the name of the condition.
 */
export function withSharedScopes(
  resources: readonly UnlinkedResource[],
  { isScope }: Facts,
): readonly UnlinkedResource[] {
  // Enums are not considered: lists with a `type` argument require different values.
  const asked = resources.flatMap((resource) =>
    (resource.list?.requiredConditions ?? [])
      .filter((field) => isPlain(field) && isScope(field.name, GraphQLString))
      .flatMap((field) => (isNeeded(field.name, resource) ? [field, field] : [field])),
  );
  const shared = new Set(
    [...Map.groupBy(asked, identityOf)].flatMap(([identity, uses]) =>
      uses.length >= fewest ? [identity] : [],
    ),
  );
  if (shared.size === 0) return resources;
  return resources.map((resource) => {
    const scopes = (resource.list?.requiredConditions ?? []).filter(
      (field) => isPlain(field) && shared.has(identityOf(field)),
    );
    return scopes.length > 0 ? withScopes(resource, scopes) : resource;
  });
}

/**
 * Tests whether an operation on a single record requires the value, and the record does not hold
 * it.
 */
const isNeeded = (name: string, { one, update, remove }: UnlinkedResource): boolean =>
  [one, update, remove].some((operation) =>
    operation?.required.some(({ argument, value }) => argument === name && value === undefined),
  ) || [update, remove].some((write) => write?.inputs.some((input) => isTold(input, name)));

const isTold = (input: Input, name: string): boolean =>
  input.required && !input.list && input.name === name;

const isPlain = ({ scope, operators: [only, ...more] }: FilterField): boolean =>
  scope === undefined &&
  more.length === 0 &&
  only?.operator === 'eq' &&
  only.path.length === 1 &&
  !only.list &&
  only.pattern === undefined &&
  only.constants === undefined;

const identityOf = ({ name, operators: [only] }: FilterField): string =>
  `${name}: ${only?.type ?? ''}`;

function withScopes(
  { list, one, update, remove, ...resource }: UnlinkedResource,
  scopes: readonly FilterField[],
): UnlinkedResource {
  const names = new Set(scopes.map(({ name }) => name));
  return {
    ...resource,
    ...(list
      ? {
          list: {
            ...list,
            requiredConditions: list.requiredConditions.map((field) =>
              names.has(field.name) ? { ...field, scope: scopeOf(field.name) } : field,
            ),
          },
        }
      : {}),
    ...(one ? { one: keyedBy(one, names) } : {}),
    ...(update ? { update: writtenIn(update, names) } : {}),
    ...(remove ? { remove: writtenIn(remove, names) } : {}),
  };
}

/** Name of the scope without the ending for its key: `tenant` of `tenantId`. */
function scopeOf(name: string): string {
  const parts = words(name);
  return camelCase(
    parts.length > 1 && ['id', 'slug', 'code', 'key', 'name'].includes(parts.at(-1) ?? '')
      ? parts.slice(0, -1)
      : parts,
  );
}

/** A required argument without a value is filled from the key. */
function keyedBy<Operation extends Pick<OneOperation, 'key' | 'required'>>(
  operation: Operation,
  names: ReadonlySet<string>,
): Operation {
  const isTold = ({ argument, value }: RequiredArgument): boolean =>
    value === undefined && names.has(argument);
  const told = operation.required.filter(isTold).map(({ argument, type }): KeyArgument => ({
    field: argument,
    argument: [argument],
    type: type.replace(/!$/, ''),
    list: false,
  }));
  return {
    ...operation,
    key: [...operation.key, ...told],
    required: operation.required.filter((each) => !isTold(each)),
  };
}

/** A record stays in its scope: its forms do not ask for it. */
function writtenIn(write: WriteOperation, names: ReadonlySet<string>): WriteOperation {
  const isOfScope = (input: Input): boolean => names.has(input.name) && isTold(input, input.name);
  const told = write.inputs.filter(isOfScope).map((input): KeyArgument => ({
    field: input.name,
    argument: input.at ?? [...(write.input?.path ?? []), input.name],
    type: input.type,
    list: false,
  }));
  return keyedBy(
    {
      ...write,
      key: [...write.key, ...told],
      inputs: write.inputs.filter((input) => !isOfScope(input)),
    },
    names,
  );
}
