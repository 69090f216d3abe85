import {
  getNamedType,
  isInputObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';

import type {
  Carrier,
  FieldKind,
  ModuleMember,
  Money,
  OwnScalar,
  ResourceModel,
} from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { AdminOverrides, ScalarOverrides } from '../../contracts/overrides.ts';
import type { InputPlace } from '../../contracts/schema.ts';
import { fieldsOf } from '../../facts/schema-types.ts';

/** Kinds of the schema's own scalars, and how their values travel. */
export function describeScalars(
  facts: Facts,
  overrides: AdminOverrides['scalars'],
): Pick<ResourceModel, 'scalars' | 'carriers'> {
  const carriers = readCarriers(facts, overrides);
  return {
    scalars: scalarKinds(facts),
    ...(Object.keys(carriers).length > 0 ? { carriers } : {}),
  };
}

/** Kind of each scalar of the schema's own. */
function scalarKinds({ schema, kindOf }: Facts): ResourceModel['scalars'] {
  const types = Object.values(schema.getTypeMap()).sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    types.flatMap((type) => {
      const kind = kindOf(type);
      return kind &&
        kind !== 'enum' &&
        !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)
        ? [[type.name, kind]]
        : [];
    }),
  );
}

/**
 * Serialization of numbers that are exact text in TypeScript: a JSON number where configuration,
 * the scalar's description or a default value in the schema says so, otherwise text. Also
 * recognizes scalars for amounts of money, files, and types of the project.
 */
function readCarriers(
  { schema, kindOf, isFile }: Facts,
  overrides: AdminOverrides['scalars'] = {},
): Readonly<Record<string, Carrier>> {
  const defaults = readDefaults(schema);
  const scalars = Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type));
  return Object.fromEntries(
    scalars
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((type): [string, Carrier][] => {
        const own = overrides[type.name];
        const kind = kindOf(type);
        const isExact = kind === 'decimal' || kind === 'bigint';
        const number =
          isExact &&
          (own?.carrier === undefined
            ? isNumber(type, kind, defaults.get(type) ?? [])
            : own.carrier === 'number');
        const money = readMoney(type, own, isExact);
        const file = isFile(type);
        const ownType = own && readOwn(own);
        return number || money || file || ownType
          ? [
              [
                type.name,
                {
                  ...(number ? { number } : {}),
                  ...(money ? { money } : {}),
                  ...(file ? { file } : {}),
                  ...(ownType ? { own: ownType } : {}),
                },
              ],
            ]
          : [];
      }),
  );
}

function readOwn({ type, parse, serialize, is }: ScalarOverrides): OwnScalar | undefined {
  if (type === undefined) return undefined;
  const [parser, serializer, guard] = [parse, serialize, is].map(moduleMember);
  return {
    type,
    ...(parser &&
      serializer && {
        convert: { parse: parser, serialize: serializer, ...(guard && { is: guard }) },
      }),
  };
}

/**
 * Reference to a module's export, such as `import('./geo.ts').parsePoint`; `undefined` for any
 * other text.
 */
export function moduleMember(text = ''): ModuleMember | undefined {
  const [, , module, name] = /^import\((['"])([^'"]+)\1\)\.([\w$]+)$/.exec(text.trim()) ?? [];
  return module === undefined || name === undefined ? undefined : { module, name };
}

/** Says that values are text, or more than a JSON number holds. */
const texts =
  /\bstrings?\b|\btext\b|arbitrary|more precision|exact|\bbig ?(?:decimal|integer|float)\b/i;
const numbers =
  /ieee ?754|double[- ]precision|floating[- ]point|\b(?:json|javascript) numbers?\b|\bas (?:a |an )?(?:number|integer|float)\b|\bminor units?\b|\bin cents\b/i;

function isNumber(
  type: GraphQLScalarType,
  kind: FieldKind | undefined,
  defaults: readonly unknown[],
): boolean {
  const text = `${type.description ?? ''} ${type.specifiedByURL ?? ''}`;
  if (texts.test(text)) return false;
  if (numbers.test(text)) return true;
  return (
    kind === 'decimal' &&
    defaults.length > 0 &&
    defaults.every((value) => typeof value === 'number')
  );
}

const smallestUnits = /\bminor units?\b|\bin (?:\w+ )?cents\b|\bsmallest (?:currency )?unit/i;

function readMoney(
  type: GraphQLScalarType,
  own: { readonly minorUnits?: boolean; readonly currency?: string } | undefined,
  isExact: boolean,
): Money | undefined {
  const minorUnits = own?.minorUnits ?? (isExact && smallestUnits.test(type.description ?? ''));
  if (!minorUnits && own?.currency === undefined) return undefined;
  return {
    ...(minorUnits ? { minorUnits } : {}),
    ...(own?.currency === undefined ? {} : { currency: own.currency }),
  };
}

/** Default values of arguments and input fields, by scalar: the schema's own literals of it. */
function readDefaults(schema: GraphQLSchema): ReadonlyMap<GraphQLNamedType, readonly unknown[]> {
  const found = new Map<GraphQLNamedType, unknown[]>();
  const note = ({ type, defaultValue }: InputPlace): void => {
    const named = defaultValue == null ? undefined : getNamedType(type);
    if (isScalarType(named))
      found.set(named, [
        ...(found.get(named) ?? []),
        ...(Array.isArray(defaultValue) ? defaultValue : [defaultValue]),
      ]);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(note);
    else for (const field of Object.values(fieldsOf(type))) field.args.forEach(note);
  }
  return found;
}
