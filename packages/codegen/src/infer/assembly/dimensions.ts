import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredArgument,
  isScalarType,
  type GraphQLArgument,
} from 'graphql';

import { dimensionRoles, type Decision, type Dimension, type DimensionRole } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { isDirectionName, isFilterName, isSortName } from '../facts/names/argument-names.ts';
import { isDimensionName, isDraftName, isPublishedName } from '../facts/names/dimension-names.ts';
import { fieldsOf, hasList } from '../facts/schema-types.ts';
import { enumValues } from '../readings/record/enum-values.ts';

/** Root fields of the operations of a resource. */
export type RoleFields = Readonly<Partial<Record<DimensionRole, OutputField | undefined>>>;

/**
 * Optional arguments that a list shares with the record's query or with its writes, outside their
 * values. They are neither conditions of the list nor values of a form. An argument of reads alone
 * is a dimension where it has a default or a suitable name: `publicationFilter` of list and record
 * chooses records.
 */
export function readDimensions(
  fields: RoleFields,
  draft: Draft,
  survey: Survey,
): readonly Dimension[] {
  const { list } = fields;
  if (!list) return [];
  const taken = new Set(draft.found.paging.matched.map(([name = '']) => name));
  return list.args.flatMap((argument): Dimension[] => {
    const { name } = argument;
    const kind = kindOf(argument, survey);
    const configured = survey.dimensions[name];
    if (
      kind === undefined ||
      isRequiredArgument(argument) ||
      taken.has(name) ||
      configured === false ||
      Object.hasOwn(survey.fixed(draft.found.type), name)
    )
      return [];
    const roles = dimensionRoles.filter((role) => takes(fields[role], argument));
    if (configured === undefined && !isDimension(argument, kind, roles, fields, draft)) return [];
    return [describe(argument, kind, roles, configured)];
  });
}

/** The same argument, which may be left out. */
function takes(field: OutputField | undefined, { name, type }: GraphQLArgument): boolean {
  const own = field?.args.find((each) => each.name === name);
  return (
    own !== undefined &&
    !isRequiredArgument(own) &&
    !hasList(own.type) &&
    getNamedType(own.type) === getNamedType(type)
  );
}

/** Numbers count, and what else is no choice is a value. */
function kindOf({ type }: GraphQLArgument, { facts }: Survey): Dimension['kind'] | undefined {
  const named = getNamedType(type);
  if (hasList(type)) return undefined;
  if (isEnumType(named)) return 'enum';
  const kind = isScalarType(named) ? facts.kindOf(named) : undefined;
  return kind === 'boolean' || kind === 'string' ? kind : undefined;
}

function isDimension(
  { name, defaultValue }: GraphQLArgument,
  kind: Dimension['kind'],
  roles: readonly DimensionRole[],
  fields: RoleFields,
  { found }: Draft,
): boolean {
  if (isSortName(name) || isDirectionName(name) || isFilterName(name)) return false;
  const hasName = isDimensionName(name);
  if (kind === 'string' && !hasName && defaultValue === undefined) return false;
  const isWritten = (['create', 'update'] as const).some(
    (role) => roles.includes(role) && fields[role] && hasValues(fields[role]),
  );
  // A list and a write take a state of the record, too: `orders(state:)`, `updateOrder(id:, state:)`.
  const isOfRecord = name in fieldsOf(found.record) && !roles.includes('one');
  return roles.includes('one')
    ? hasName || isWritten || defaultValue !== undefined
    : isWritten && !isOfRecord && (hasName || defaultValue !== undefined);
}

/** The values have an object of their own, so that what stands next to it is none of them. */
const hasValues = ({ args }: OutputField): boolean =>
  args.some(({ type }) => isInputObjectType(getNamedType(type)));

function describe(
  { name, type, defaultValue }: GraphQLArgument,
  kind: Dimension['kind'],
  roles: readonly DimensionRole[],
  configured: true | readonly string[] | undefined,
): Dimension {
  const named = getNamedType(type);
  const values =
    configured !== undefined && configured !== true
      ? configured.map((value) => ({ value }))
      : isEnumType(named)
        ? enumValues(named)
        : undefined;
  const published =
    roles.includes('update') && values?.some(({ value }) => isDraftName(value))
      ? values.find(({ value }) => isPublishedName(value) && !isDraftName(value))?.value
      : undefined;
  return {
    name,
    kind: values ? 'enum' : kind,
    type: named.name,
    ...(values ? { values } : {}),
    ...(typeof defaultValue === 'string' || typeof defaultValue === 'boolean'
      ? { defaultValue }
      : {}),
    roles,
    ...(published === undefined ? {} : { published }),
  };
}

/** Dimensions as decisions. */
export const describeDimensions = (dimensions: readonly Dimension[]): readonly Decision[] =>
  dimensions.map(({ name, roles }) => ({
    role: 'dimension',
    choice: name,
    rule: 'dimension/argument',
    evidence: `${roles.join(', ')} take \`${name}\` alike, and it may be left out.`,
    rejected: [],
  }));
