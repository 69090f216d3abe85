import type { Introspection, PgAttribute, PgClass, PgProc, PgType } from 'pg-introspection';
import { assignNames, isGraphqlName, type Nameable, objectMembers } from './assign-names.ts';
import type { CommittedNames } from './known-names.ts';
import { latinWord } from './latin-word.ts';
import { builtInTypes, ownFields, recordTypes } from './own-names.ts';

export interface NameEntitiesOptions {
  readonly inflection: GraphileBuild.Inflection;
  readonly serviceName: string;
  readonly schemas: readonly string[];
  /** Per column with choices, `public.orders.status`: it becomes an enum, `OrderStatus`. */
  readonly choices: readonly string[];
  readonly committedNames: CommittedNames;
}

/** Assigned names, and those that `schema/names.json` has to store. */
export interface EntityNames {
  /** By the column, `public.orders.status`, the name of its enum. */
  readonly choices: ReadonlyMap<string, string>;
  readonly remembered: CommittedNames;
}

/**
 * Assigns names to tables, columns, types and functions by the tag `@name`, which a comment may
 * also set. Elements whose default names are valid and unique are unchanged.
 */
export function nameEntities(
  introspection: Introspection,
  options: NameEntitiesOptions,
): EntityNames {
  const remembered = new Map<string, string>();
  const remember = (nameables: readonly Nameable[], names: ReadonlyMap<string, string>): void => {
    for (const { identity, plain, isCanonical, customName } of nameables) {
      const name = names.get(identity);
      if (name === undefined || customName !== undefined) continue;
      if (name !== plain || !isCanonical) remembered.set(identity, name);
    }
  };
  const classes = introspection.classes.filter((table) =>
    options.schemas.includes(table.getNamespace()?.nspname ?? ''),
  );
  const global = globalNames(introspection, classes, options);
  const nameables = global.map(({ nameable }) => nameable);
  const names = assignNames(nameables, {
    committedNames: options.committedNames,
    reserved: builtInTypes,
  });
  remember(nameables, names);
  const choices = new Map<string, string>();
  for (const { nameable, apply } of global) {
    const name = names.get(nameable.identity);
    if (name !== undefined) apply(name, choices);
  }
  for (const table of classes) {
    const members = membersOf(table, introspection, options);
    const memberNameables = members.map(({ thing }) => thing);
    const reserved = reservedMembers(table, options.committedNames);
    const named = assignNames(memberNameables, {
      committedNames: options.committedNames,
      reserved,
    });
    remember(memberNameables, named);
    for (const { thing, apply } of members) {
      const name = named.get(thing.identity);
      if (name !== undefined) apply(name);
    }
  }
  return { choices, remembered };
}

interface GlobalName {
  readonly nameable: Nameable;
  readonly apply: (name: string, choices: Map<string, string>) => void;
}

/** Elements that share the names of types and of the fields of Query and Mutation. */
function globalNames(
  introspection: Introspection,
  classes: readonly PgClass[],
  options: NameEntitiesOptions,
): readonly GlobalName[] {
  const { inflection, serviceName, schemas } = options;
  const isOurs = (entity: PgType | PgProc): boolean =>
    schemas.includes(entity.getNamespace()?.nspname ?? '');
  const tables = classes
    .filter(({ relkind }) => 'rvmfpc'.includes(relkind))
    .map((table): GlobalName => {
      const tags = table.getTags();
      const own = textOfTag(table.getType()?.getTags().name) ?? textOfTag(tags.name);
      const before = inflection.classCodecName({ pgClass: table, serviceName });
      const plain = latinWord(inflection.tableResourceName({ pgClass: table, serviceName }));
      return {
        nameable: {
          identity: `table ${table.getNamespace()?.nspname}.${table.relname}`,
          plain,
          kind: 'table',
          readsBack: readsBack(table.relname, inflection),
          isCanonical:
            readsBack(plain, inflection) &&
            plain === inflection.tableResourceName({ pgClass: table, serviceName }) &&
            plain === inflection.distinctPluralize(inflection.singularize(plain)) &&
            !generated.test(plain),
          customName: own,
          keysOf: (name) => tableKeys(name, inflection),
        },
        apply(name) {
          // `classCodecName` and `tableResourceName` both take the tag as it is.
          if (own === undefined && (name !== plain || latinWord(before) !== before))
            tags.name = name;
        },
      };
    });
  const types = introspection.types
    .filter((type) => 'edrmb'.includes(type.typtype ?? '') && isOurs(type) && !isArray(type))
    .map((type): GlobalName => {
      const tags = type.getTags();
      const own = textOfTag(tags.name);
      const before = inflection.typeCodecName({ pgType: type, serviceName });
      const plain = latinWord(before);
      return {
        nameable: {
          identity: `type ${type.getNamespace()?.nspname}.${type.typname}`,
          plain,
          kind: 'type',
          isCanonical: false,
          customName: own,
          keysOf: (name) => typeKeys(name, inflection),
        },
        apply(name) {
          if (own === undefined && name !== before) tags.name = name;
        },
      };
    });
  const functions = introspection.procs.filter(isOurs).map((procedure): GlobalName => {
    const tags = procedure.getTags();
    const own = textOfTag(tags.name);
    const before = inflection.functionResourceName({ pgProc: procedure, serviceName });
    const plain = latinWord(before);
    return {
      nameable: {
        identity: functionIdentity(procedure),
        plain,
        kind: 'function',
        isCanonical: false,
        customName: own,
        keysOf: (name) => functionKeys(name, inflection, isRootField(procedure)),
      },
      apply(name) {
        if (own === undefined && name !== before) tags.name = name;
      },
    };
  });
  return [...tables, ...types, ...functions, ...choiceNames(classes, options)];
}

function choiceNames(
  classes: readonly PgClass[],
  { choices, inflection, serviceName }: NameEntitiesOptions,
): readonly GlobalName[] {
  const chosen = new Set(choices);
  return classes.flatMap((table) =>
    table.getAttributes().flatMap(({ attname }): GlobalName[] => {
      const column = `${table.getNamespace()?.nspname}.${table.relname}.${attname}`;
      if (!chosen.has(column)) return [];
      const codec = inflection.classCodecName({ pgClass: table, serviceName });
      return [
        {
          nameable: {
            identity: `choice ${column}`,
            plain: latinWord(`${inflection.singularize(codec)}_${attname}`),
            kind: 'choice',
            isCanonical: false,
            keysOf: (name) => typeKeys(name, inflection),
          },
          apply: (name, named) => void named.set(column, name),
        },
      ];
    }),
  );
}

interface Member {
  readonly thing: Nameable;
  readonly apply: (name: string) => void;
}

/** Elements that share the fields of a type: columns, and functions that read from a record. */
function membersOf(
  table: PgClass,
  introspection: Introspection,
  { inflection }: NameEntitiesOptions,
): readonly Member[] {
  const tableName = `${table.getNamespace()?.nspname}.${table.relname}`;
  const columns = columnsOf(table).map((column): Member => {
    const tags = column.getTags();
    const own = textOfTag(tags.name);
    const plain = latinWord(column.attname);
    return {
      thing: {
        identity: `column ${tableName}.${column.attname}`,
        plain,
        kind: 'column',
        readsBack: plain === column.attname,
        isCanonical: plain === column.attname && readsBack(plain, inflection),
        customName: own,
        keysOf: (name) => columnKeys(name, inflection),
      },
      apply(name) {
        if (own === undefined && name !== column.attname) tags.name = name;
      },
    };
  });
  const computed = introspection.procs
    .filter((procedure) => computedOn(procedure) === table)
    .map((procedure): Member => {
      const tags = procedure.getTags();
      const own = textOfTag(tags.fieldName);
      const prefix = `${table.relname}_`;
      const bare = procedure.proname.startsWith(prefix)
        ? procedure.proname.slice(prefix.length)
        : procedure.proname;
      const plain = latinWord(bare);
      return {
        thing: {
          identity: `field ${functionIdentity(procedure)}`,
          plain,
          kind: 'function',
          isCanonical: false,
          customName: own,
          keysOf: (name) => fieldKeys(name, inflection),
        },
        apply(name) {
          if (own === undefined) tags.fieldName = inflection.camelCase(name);
        },
      };
    });
  return [...columns, ...computed];
}

const columnsOf = (table: PgClass): readonly PgAttribute[] =>
  table.getAttributes().filter(({ attnum, attisdropped }) => attnum > 0 && attisdropped !== true);

/** `public.total(public.orders)`. */
const functionIdentity = (procedure: PgProc): string =>
  `function ${procedure.getNamespace()?.nspname}.${procedure.proname}(${procedure
    .getArguments()
    .map(({ type }) => `${type.getNamespace()?.nspname}.${type.typname}`)
    .join(', ')})`;

const isArray = (type: PgType): boolean => type.typcategory === 'A' && type.typname.startsWith('_');

const textOfTag = (tag: unknown): string | undefined => (typeof tag === 'string' ? tag : undefined);

const isReading = ({ provolatile }: PgProc): boolean => provolatile === 'i' || provolatile === 's';

/** The table or composite type that it reads of; undefined for one that is no field of a record. */
function computedOn(procedure: PgProc): PgClass | undefined {
  const [first] = procedure.getArguments();
  return isReading(procedure) ? first?.type.getClass() : undefined;
}

function isRootField(procedure: PgProc): 'query' | 'mutation' | 'no' {
  if (procedure.prorettype === '2279') return 'no';
  if (!isReading(procedure)) return 'mutation';
  const table = computedOn(procedure);
  return table && table.relkind !== 'c' ? 'no' : 'query';
}

/** Tests whether the API's spelling corresponds to a single name: `foo_bar`, not `"fooBar"`. */
const readsBack = (name: string, inflection: GraphileBuild.Inflection): boolean =>
  inflection.constantCase(inflection.camelCase(name)).toLowerCase() === name;

/** A table `order_filter` would be called as the filter of `orders`. */
const generated = new RegExp(
  `^(?:create|update|delete)_|_(?:${recordTypes.map(([, words]) => words).join('|')}|payload)s?$`,
);

function tableKeys(
  name: string,
  inflection: GraphileBuild.Inflection,
): readonly string[] | undefined {
  const single = inflection.dontEndInInputOrPatch(
    inflection.singularize(inflection.coerceToGraphQLName(name)),
  );
  const type = inflection.upperCamelCase(single);
  const singularName = inflection.camelCase(single);
  const list = inflection.camelCase(inflection.distinctPluralize(single));
  if (![type, singularName, list].every(isGraphqlName)) return undefined;
  const bare = withoutUnderscores(type);
  return [
    `resource:${name}`,
    `type:${bare}`,
    ...recordTypes.map(([suffix]) => `type:${bare}${suffix}`),
    ...['Create', 'Update', 'Delete'].flatMap((verb) => [
      `type:${verb}${bare}Input`,
      `type:${verb}${bare}Payload`,
      `mutation:${verb}${bare}`,
    ]),
    `query:${singularName}`,
    ...(list === singularName ? [] : [`query:${list}`]),
  ];
}

/** `_Order` and `Order` are two types, and `CreateOrderInput` would be of both. */
const withoutUnderscores = (name: string): string => name.replaceAll('_', '');

function typeKeys(
  name: string,
  inflection: GraphileBuild.Inflection,
): readonly string[] | undefined {
  const type = inflection.upperCamelCase(inflection.coerceToGraphQLName(name));
  return isGraphqlName(type)
    ? [
        ...['', 'Filter', 'ListFilter'].map(
          (suffix) => `type:${withoutUnderscores(type)}${suffix}`,
        ),
        `resource:${name}`,
      ]
    : undefined;
}

function functionKeys(
  name: string,
  inflection: GraphileBuild.Inflection,
  root: 'query' | 'mutation' | 'no',
): readonly string[] | undefined {
  const field = inflection.camelCase(name);
  const type = inflection.upperCamelCase(name);
  if (!isGraphqlName(field) || !isGraphqlName(type)) return undefined;
  const suffixes = root === 'mutation' ? ['Input', 'Payload'] : ['Connection', 'Edge'];
  return [
    `resource:${name}`,
    ...(root === 'no' ? [] : [`${root}:${root === 'query' ? field : withoutUnderscores(field)}`]),
    ...[...suffixes, 'Record'].map((suffix) => `type:${withoutUnderscores(type)}${suffix}`),
  ];
}

function fieldKeys(
  name: string,
  inflection: GraphileBuild.Inflection,
): readonly string[] | undefined {
  const field = inflection.camelCase(inflection.coerceToGraphQLName(name));
  return isGraphqlName(field) ? [`field:${field}`] : undefined;
}

function columnKeys(
  name: string,
  inflection: GraphileBuild.Inflection,
): readonly string[] | undefined {
  const keys = fieldKeys(name, inflection);
  // With the word behind it: `foo_bar_` and `foo__bar` are both `FOO_BAR_ASC`.
  const order = inflection.constantCase(`${name}-asc`).replace(/^_+/, '');
  return keys && order !== 'ASC' ? [...keys, `order:${order}`] : undefined;
}

/** Names of no column: fields that the API adds, in its lists, filters and inputs. */
function reservedMembers(table: PgClass, committedNames: CommittedNames): ReadonlySet<string> {
  const relation = `relation ${table.getNamespace()?.nspname}.${table.relname}.`;
  const references = [...committedNames].flatMap(([identity, name]) =>
    identity.startsWith(relation) ? [name] : [],
  );
  const inKey = table
    .getConstraints()
    .some(
      (constraint) =>
        constraint.contype === 'p' &&
        constraint.getAttributes()?.some(({ attname }) => latinWord(attname) === 'patch'),
    );
  const fields = [...ownFields, ...objectMembers, ...references, ...(inKey ? ['patch'] : [])];
  return new Set([
    ...fields.map((field) => `field:${field.toLowerCase()}`),
    'order:primary_key_asc',
  ]);
}
