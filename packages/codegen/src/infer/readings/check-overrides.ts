import { getNamedType, isInterfaceType, isObjectType, isScalarType, isUnionType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import {
  OverrideError,
  requireName,
  scalarKindNames,
  type AdminOverrides,
  type ResourceOverrides,
  type ScalarOverrides,
  type SignInOverrides,
} from '../contracts/overrides.ts';
import { fieldsOf } from '../facts/schema-types.ts';
import { moduleMember } from './scalars/carriers.ts';

/**
 * Compares every name in the configuration with the schema.
 *
 * @throws OverrideError at the first that is not there.
 */
export function checkOverrides(overrides: AdminOverrides, facts: Facts): void {
  const types = Object.values(facts.schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__'))
    .filter((type) => isObjectType(type) || isInterfaceType(type) || isUnionType(type))
    .map((type) => type.name);
  for (const type of overrides.include ?? []) requireName(type, types, 'admin.include', 'type');
  for (const type of overrides.exclude ?? []) requireName(type, types, 'admin.exclude', 'type');
  const scalars = Object.values(facts.schema.getTypeMap())
    .filter(isScalarType)
    .map((type) => type.name);
  for (const [name, own] of Object.entries(overrides.scalars ?? {})) {
    requireName(name, scalars, 'admin.scalars', 'scalar');
    checkScalar(name, own);
    checkCurrency(name, own.currency, facts);
  }
  if (overrides.textOrder?.some((text) => !text.includes('{field}')))
    throw new OverrideError(
      "`admin.textOrder` must hold `{field}` in both texts, where the name of the field goes: `['{field}', '-{field}']`.",
    );
  const roots = [...facts.queries, ...facts.mutations];
  const argumentNames = roots.flatMap(({ field }) => field.args.map((argument) => argument.name));
  for (const name of Object.keys(overrides.arguments ?? {}))
    requireName(name, argumentNames, 'admin.arguments', 'argument of a root field');
  for (const name of Object.keys(overrides.dimensions ?? {}))
    requireName(name, argumentNames, 'admin.dimensions', 'argument of a root field');
  for (const name of Object.keys(overrides.secrets ?? {})) {
    const [type = '', field = ''] = name.split('.');
    const where = `admin.secrets.${name}`;
    requireName(type, types, where, 'type');
    requireName(
      field,
      Object.keys(fieldsOf(facts.schema.getType(type))),
      where,
      `field of ${type}`,
    );
  }
  for (const [type, own] of Object.entries(overrides.resources ?? {})) {
    requireName(type, types, 'admin.resources', 'type');
    checkResource(type, own, facts);
  }
  if (overrides.signIn) checkSignIn(overrides.signIn, facts);
}

/** @throws OverrideError at the first type of the configuration that is no resource. */
export function checkResourceNames(
  overrides: AdminOverrides,
  resources: readonly FoundResource[],
): void {
  const types = resources.map(({ type }) => type);
  for (const type of Object.keys(overrides.resources ?? {}))
    requireName(type, types, 'admin.resources', 'resource');
  const { groups = {}, technical = [] } = overrides.navigation || {};
  for (const [title, members] of Object.entries(groups))
    for (const type of members)
      requireName(type, types, `admin.navigation.groups.${title}`, 'resource');
  for (const type of technical) requireName(type, types, 'admin.navigation.technical', 'resource');
}

const scalarOptions = [
  'kind',
  'carrier',
  'minorUnits',
  'currency',
  'type',
  'parse',
  'serialize',
  'is',
] as const satisfies readonly (keyof ScalarOverrides)[];

/**
 * Checks a scalar's options as the compiler would, for a configuration that is not compiled, and
 * checks what the compiler cannot.
 */
function checkScalar(scalar: string, own: ScalarOverrides): void {
  const where = `admin.scalars.${scalar}`;
  for (const option of Object.keys(own))
    requireName(option, scalarOptions, where, 'option of a scalar');
  if (own.kind !== undefined) requireName(own.kind, scalarKindNames, `${where}.kind`, 'kind');
  if (own.carrier !== undefined)
    requireName(own.carrier, ['number', 'string'], `${where}.carrier`, 'carrier');
  if (own.carrier === 'string' && (own.kind === 'integer' || own.kind === 'float')) {
    throw new OverrideError(
      `\`${where}\` says that numbers travel as text: they are exact text in records too. Write \`kind: '${own.kind === 'integer' ? 'bigint' : 'decimal'}'\`, or leave out the carrier.`,
    );
  }
  for (const option of ['parse', 'serialize', 'is'] as const) {
    if (own[option] === undefined) continue;
    if (moduleMember(own[option]) === undefined)
      throw new OverrideError(
        `\`${where}.${option}\` must name an exported function, as in \`${option}: "import('./geo.ts').parsePoint"\`: it is imported where it is used, in the browser.`,
      );
    const missing = (['type', 'parse', 'serialize'] as const).find(
      (other) => own[other] === undefined,
    );
    if (missing)
      throw new OverrideError(
        `\`${where}\` has \`${option}\` and no \`${missing}\`: a value of a type of its own is made by \`parse\` and sent by \`serialize\`.`,
      );
  }
}

/** A currency is a code, or the name of a field next to some amount. */
function checkCurrency(scalar: string, currency: string | undefined, { schema }: Facts): void {
  if (currency === undefined || /^[A-Z]{3}$/.test(currency)) return;
  const owners = Object.values(schema.getTypeMap())
    .map((type) => Object.values(fieldsOf(type)))
    .filter((fields) => fields.some((field) => getNamedType(field.type).name === scalar));
  requireName(
    currency,
    owners.flat().map((field) => field.name),
    `admin.scalars.${scalar}.currency`,
    `field beside a ${scalar}`,
  );
}

function checkResource(type: string, own: ResourceOverrides, facts: Facts): void {
  const where = (part: string): string => `admin.resources.${type}.${part}`;
  const queries = facts.queries.map((root) => root.name);
  const mutations = facts.mutations.map((root) => root.name);
  for (const role of ['list', 'one', 'count'] as const)
    if (typeof own[role] === 'string') requireName(own[role], queries, where(role), 'query field');
  for (const role of ['create', 'update', 'remove'] as const)
    if (typeof own[role] === 'string') requireName(own[role], mutations, where(role), 'mutation');
  const lists = facts.queries
    .filter((root) => root.shape?.record.name === type)
    .map((root) => root.name);
  if (own.list !== undefined && !lists.includes(own.list)) {
    throw new OverrideError(
      `\`${where('list')}\` names \`${own.list}\`, which does not list \`${type}\`.${lists.length > 0 ? ` These do: ${lists.join(', ')}.` : ''}`,
    );
  }
  const record = facts.schema.getType(type);
  for (const field of own.key ?? [])
    requireName(field, Object.keys(fieldsOf(record)), where('key'), `field of ${type}`);
  for (const path of own.label ?? []) {
    let at = record;
    for (const part of path.split('.')) {
      requireName(part, Object.keys(fieldsOf(at)), where('label'), `field of ${at?.name ?? type}`);
      const next = fieldsOf(at)[part];
      at = next && getNamedType(next.type);
    }
  }
}

function checkSignIn({ mutation, viewer, signOut }: SignInOverrides, facts: Facts): void {
  const queries = facts.queries.map((root) => root.name);
  const mutations = facts.mutations.map((root) => root.name);
  if (mutation !== undefined) requireName(mutation, mutations, 'admin.signIn.mutation', 'mutation');
  if (typeof signOut === 'string')
    requireName(signOut, mutations, 'admin.signIn.signOut', 'mutation');
  if (typeof viewer === 'string')
    requireName(viewer.split('.')[0] ?? '', queries, 'admin.signIn.viewer', 'query field');
}
