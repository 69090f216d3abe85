import type { PgCodec, PgEnumCodec } from '@dataplan/pg';
import type { PgType } from 'pg-introspection';
import { assignNames, isGraphqlName, type Nameable, objectMembers } from '../names/assign-names.ts';
import type { CommittedNames } from '../names/known-names.ts';
import { latinWord } from '../names/latin-word.ts';
import { nameEntities } from '../names/name-entities.ts';
import { transliterate } from '../transliterate.ts';

declare global {
  namespace DataplanPg {
    interface PgCodecExtensions {
      /** Of an enum that a check of a column makes: `public.orders.status`. */
      choiceOf?: string;
    }
  }
}

export interface LatinNamesOptions {
  readonly schemas: readonly string[];
  /** Columns whose checks make enums: `public.orders.status`. */
  readonly choices: readonly string[];
  /** Names that the printed schema has. */
  readonly committedNames: CommittedNames;
  /** Hears of each name that `schema/names.json` has to remember. */
  readonly onNamed: (identity: string, name: string) => void;
}

/** Names of the enums of choices, by the column: known once the database has been looked at. */
export type ChoiceNames = Map<string, string>;

/**
 * Names in GraphQL have Latin letters only: a table «заказы» is `zakazy`. Each table, column,
 * value, type, function and argument has a unique name, which stays the same when other elements
 * are added.
 */
export function createLatinNamesPlugin(
  { schemas, choices, committedNames, onNamed }: LatinNamesOptions,
  choiceNames: ChoiceNames,
): GraphileConfig.Plugin {
  const values = new WeakMap<object, ReadonlyMap<string, string>>();
  const argumentNames = new WeakMap<object, ReadonlyMap<object, string>>();
  return {
    name: 'LatinNamesPlugin',
    // Tables that are hidden take no names.
    after: ['OwnTablesPlugin', 'PgRemoveExtensionResourcesPlugin'],
    inflection: {
      replace: {
        coerceToGraphQLName: (previous, _options, name) => previous?.(transliterate(name)) ?? name,
        typeCodecName(previous, _options, details) {
          const { pgType } = details;
          const element = isArray(pgType) ? pgType.getElemType() : undefined;
          const name = (element ?? pgType).getTags().name;
          if (typeof name !== 'string') return previous?.(details) ?? pgType.typname;
          return element ? `${name}_array` : name;
        },
        enumValue(previous, _options, value, codec) {
          const valueName = (text: string): string => {
            // PostGraphile looks for words of signs in a plain object.
            const word = objectMembers.includes(text) ? text : (previous?.(text, codec) ?? text);
            // Known signs are replaced by words; spaces, hyphens and other signs are dropped.
            return this.coerceToGraphQLName(transliterate(word).replaceAll(/\W+/g, '_'));
          };
          let names = values.get(codec.values);
          if (!names) {
            names = nameValues(codec, valueName, committedNames, onNamed);
            values.set(codec.values, names);
          }
          return names.get(value) ?? valueName(value);
        },
        // `2fa` is `_2fa`, and `_2FA_ASC`.
        orderByAttributeEnum: (previous, _options, details) =>
          (previous?.(details) ?? details.attributeName).replace(/^__+/, '_'),
        _functionName(previous, _options, details) {
          return this.coerceToGraphQLName(latinWord(previous?.(details) ?? details.resource.name));
        },
        argument(previous, _options, details) {
          const { param, resource, index } = details;
          const { parameters } = resource;
          const plainOf = (parameter: typeof param, at: number): string => {
            const name = previous?.({ param: parameter, resource, index: at }) ?? '';
            return isGraphqlName(name) ? name : `arg${at}`;
          };
          let names = argumentNames.get(parameters);
          if (!names) {
            // The first of a computed column is the record, and is not counted.
            const first = parameters.indexOf(param) - index;
            const plain = parameters.map((one, at) => plainOf(one, at - first));
            names = nameArguments(resource, plain, (name) => this.camelCase(name), {
              committedNames,
              onNamed,
            });
            argumentNames.set(parameters, names);
          }
          return names.get(param) ?? plainOf(param, index);
        },
        // Two columns of one spelling are two references.
        resourceRelationName(previous, _options, details) {
          const name = previous?.(details) ?? '';
          const { tags } = details.pgConstraint.getTagsAndDescription();
          return [tags.fieldName, tags.foreignFieldName].includes(name)
            ? name
            : `${name}-${details.pgConstraint.conname}`;
        },
      },
    },
    gather: {
      hooks: {
        pgIntrospection_introspection({ inflection }, { introspection, serviceName }) {
          const named = nameEntities(introspection, {
            inflection,
            serviceName,
            schemas: [...schemas, 'admin'],
            choices,
            committedNames,
          });
          for (const [column, name] of named.choices) choiceNames.set(column, name);
          for (const [identity, name] of named.remembered)
            if (!identity.includes(' admin.')) onNamed(identity, name);
        },
      },
    },
  };
}

/** A function, as inflection takes it. */
type FunctionResource = Parameters<GraphileBuild.Inflection['argument']>[0]['resource'];

/** Names with another meaning in GraphQL. */
const words = new Set(
  ['true', 'false', 'null', ...objectMembers].map((word) => `value:${word.toLowerCase()}`),
);

function nameValues(
  codec: PgEnumCodec,
  valueName: (value: string) => string,
  committedNames: CommittedNames,
  onNamed: (identity: string, name: string) => void,
): ReadonlyMap<string, string> {
  const typeName = qualifiedName(codec);
  const nameables = codec.values.map(({ value }): Nameable => {
    const plain = valueName(value);
    return {
      identity: `value ${typeName}.${value}`,
      plain: /[A-Za-z\d]/.test(plain) ? plain : '',
      kind: 'value',
      isCanonical: plain === value,
      keysOf: (name) => (isGraphqlName(name) ? [`value:${name}`] : undefined),
    };
  });
  const names = assignNames(nameables, { committedNames, reserved: words });
  return new Map(
    codec.values.map(({ value }, at) => {
      const nameable = nameables[at];
      const name = (nameable && names.get(nameable.identity)) ?? value;
      if (nameable && name !== value && typeName !== '') onNamed(nameable.identity, name);
      return [value, name] as const;
    }),
  );
}

/**
 * Names of arguments that a field of rows adds to those of its function, and names of a mutation's
 * input.
 */
const pageArguments = [
  'first',
  'last',
  'offset',
  'before',
  'after',
  'filter',
  'condition',
  'orderBy',
];

/** A name for each argument, by its parameter: `foo bar`, `foo_bar` and `fooBar` are three. */
function nameArguments(
  resource: FunctionResource,
  plain: readonly string[],
  camelCase: (name: string) => string,
  { committedNames, onNamed }: Pick<LatinNamesOptions, 'committedNames' | 'onNamed'>,
): ReadonlyMap<object, string> {
  const { parameters, isMutation, isUnique, extensions } = resource;
  const { schemaName = '', name: called = resource.name } = extensions?.pg ?? {};
  const spell = (name: string, plainName: string): string =>
    name === plainName ? plainName : camelCase(name);
  const things = parameters.map(({ name }, at): Nameable => {
    const plainName = plain[at] ?? '';
    return {
      identity: `argument ${schemaName}.${called}.${name ?? `#${at}`}`,
      plain: plainName,
      kind: 'argument',
      readsBack: name === plainName,
      isCanonical:
        name === null || name === '' || (/^\w+$/.test(name) && camelCase(name) === plainName),
      keysOf: (candidate) => [`argument:${spell(candidate, plainName)}`],
    };
  });
  const reservedArguments = isMutation ? ['clientMutationId'] : isUnique ? [] : pageArguments;
  const names = assignNames(things, {
    committedNames,
    reserved: new Set(reservedArguments.map((name) => `argument:${name.toLowerCase()}`)),
  });
  return new Map(
    things.flatMap(({ identity, plain: own, isCanonical }, at) => {
      const parameter = parameters[at];
      const name = names.get(identity);
      if (!parameter || name === undefined) return [];
      if ((name !== own || !isCanonical) && schemaName !== 'admin') onNamed(identity, name);
      return [[parameter, spell(name, own)] as const];
    }),
  );
}

/** `public.order_status`; of an enum that a check makes, the column. */
function qualifiedName({ extensions }: PgCodec): string {
  if (extensions?.choiceOf !== undefined) return extensions.choiceOf;
  return extensions?.pg ? `${extensions.pg.schemaName}.${extensions.pg.name}` : '';
}

const isArray = (type: PgType): boolean => type.typcategory === 'A' && type.typname.startsWith('_');
