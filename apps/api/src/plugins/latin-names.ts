import type { PgCodec, PgEnumCodec } from '@dataplan/pg';
import type { PgType } from 'pg-introspection';
import { assignNames, isGraphqlName, type Nameable, objectMembers } from '../names/assign-names.ts';
import type { KnownNames } from '../names/known-names.ts';
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
  readonly known: KnownNames;
  /** Hears of each name that `schema/names.json` has to remember. */
  readonly onNamed: (identity: string, name: string) => void;
}

/** Names of the enums of choices, by the column: known once the database has been looked at. */
export type ChoiceNames = Map<string, string>;

/**
 * Names in GraphQL have Latin letters only: a table «заказы» is `zakazy`. Each table, column,
 * value, type, function and argument has a name of its own, whatever else there is and comes to
 * be.
 */
export function createLatinNamesPlugin(
  { schemas, choices, known, onNamed }: LatinNamesOptions,
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
          const valueName = (each: string): string => {
            // PostGraphile looks for words of signs in a plain object.
            const word = objectMembers.includes(each) ? each : (previous?.(each, codec) ?? each);
            // Known signs have words; of the rest, spaces and hyphens say nothing.
            return this.coerceToGraphQLName(transliterate(word).replaceAll(/\W+/g, '_'));
          };
          let names = values.get(codec.values);
          if (!names) {
            names = nameValues(codec, valueName, known, onNamed);
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
          const plainOf = (one: typeof param, at: number): string => {
            const name = previous?.({ param: one, resource, index: at }) ?? '';
            return isGraphqlName(name) ? name : `arg${at}`;
          };
          let names = argumentNames.get(parameters);
          if (!names) {
            // The first of a computed column is the record, and is not counted.
            const first = parameters.indexOf(param) - index;
            const plain = parameters.map((one, at) => plainOf(one, at - first));
            names = nameArguments(resource, plain, (name) => this.camelCase(name), {
              known,
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
            known,
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

/** What GraphQL means something else by. */
const words = new Set(
  ['true', 'false', 'null', ...objectMembers].map((word) => `value:${word.toLowerCase()}`),
);

function nameValues(
  codec: PgEnumCodec,
  valueName: (value: string) => string,
  known: KnownNames,
  onNamed: (identity: string, name: string) => void,
): ReadonlyMap<string, string> {
  const place = placeOf(codec);
  const things = codec.values.map(({ value }): Nameable => {
    const plain = valueName(value);
    return {
      identity: `value ${place}.${value}`,
      plain: /[A-Za-z\d]/.test(plain) ? plain : '',
      kind: 'value',
      isCanonical: plain === value,
      keysOf: (name) => (isGraphqlName(name) ? [`value:${name}`] : undefined),
    };
  });
  const names = assignNames(things, { known, reserved: words });
  return new Map(
    codec.values.map(({ value }, at) => {
      const thing = things[at];
      const name = (thing && names.get(thing.identity)) ?? value;
      if (thing && name !== value && place !== '') onNamed(thing.identity, name);
      return [value, name] as const;
    }),
  );
}

/** What a field of rows takes beside the arguments of its function, and what a mutation's input has. */
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
  { known, onNamed }: Pick<LatinNamesOptions, 'known' | 'onNamed'>,
): ReadonlyMap<object, string> {
  const { parameters, isMutation, isUnique, extensions } = resource;
  const { schemaName = '', name: called = resource.name } = extensions?.pg ?? {};
  const spell = (name: string, own: string): string => (name === own ? own : camelCase(name));
  const things = parameters.map(({ name }, at): Nameable => {
    const own = plain[at] ?? '';
    return {
      identity: `argument ${schemaName}.${called}.${name ?? `#${at}`}`,
      plain: own,
      kind: 'argument',
      readsBack: name === own,
      isCanonical: name === null || name === '' || (/^\w+$/.test(name) && camelCase(name) === own),
      keysOf: (candidate) => [`argument:${spell(candidate, own)}`],
    };
  });
  const others = isMutation ? ['clientMutationId'] : isUnique ? [] : pageArguments;
  const names = assignNames(things, {
    known,
    reserved: new Set(others.map((name) => `argument:${name.toLowerCase()}`)),
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
function placeOf({ extensions }: PgCodec): string {
  if (extensions?.choiceOf !== undefined) return extensions.choiceOf;
  return extensions?.pg ? `${extensions.pg.schemaName}.${extensions.pg.name}` : '';
}

const isArray = (type: PgType): boolean => type.typcategory === 'A' && type.typname.startsWith('_');
