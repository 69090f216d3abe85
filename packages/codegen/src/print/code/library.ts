import { using, type Code, type Use } from './code.ts';
import { libraryModule, type Imports } from './imports.ts';

/** Imports of generated code, by the module of `@admin/gql` that exports them. Types are marked. */
const library = {
  'resource/index.ts': [
    'type ActionGroup',
    'type ActionModule',
    'type CountDescriptor',
    'type CreateDescriptor',
    'type FieldDescriptor',
    'type InputDescriptor',
    'type KeyedResource',
    'type KeyFields',
    'type KeylessResource',
    'type ListDescriptor',
    'type ListRequest',
    'type NestedListModule',
    'type PageInfo',
    'type PathsDescriptor',
    'type PickerDescriptor',
    'type QueryDescriptor',
    'type QueryGroup',
    'type QueryModule',
    'type FreeAction',
    'type ProbeDescriptor',
    'type RecordAction',
    'type RecordKey',
    'type RecordsAction',
    'type RemoveDescriptor',
    'type Say',
    'type ShowDescriptor',
    'type SignInDescriptor',
    'type SortKey',
    'type UpdateDescriptor',
    'type FiltersOf',
    'type IntervalValue',
    'type Optional',
    'type RangeValue',
    'type RecordOf',
    'type RelatedFilters',
    'type RowOf',
  ],
  'scalars.ts': [
    'type BigInteger',
    'type Decimal',
    'type Instant',
    'type LocalDate',
    'type LocalDateTime',
    'type LocalTime',
  ],
  'runtime/index.ts': [
    'type ComparedFilters',
    'type Filters',
    'type Flags',
    'type Operators',
    'type Selections',
    'type Sorts',
    'variable',
    'enumLiteral',
    'clientSide',
    'allConditions',
    'allSerialized',
    'actionInputs',
    'otherConditions',
    'boundedTotal',
    'byName',
    'nestedSort',
    'columnVariables',
    'nonEmptyObject',
    'filterConditions',
    'cursorText',
    'valueOrDefault',
    'filterDescriptors',
    'descriptor',
    'exactNumber',
    'field',
    'file',
    'boolean',
    'columnFlags',
    'flagTypes',
    'eachKey',
    'formInputs',
    'inputValue',
    'groupedFilter',
    'filterGroups',
    'recordValue',
    'optionalRecordValue',
    'hiddenColumns',
    'unionRecords',
    'joinWords',
    'keyValue',
    'escapeWildcards',
    'joinWithCommas',
    'listOf',
    'mapRecord',
    'mergedConditions',
    'mutation',
    'withNames',
    'requiredValue',
    'nestedValues',
    'number',
    'ofType',
    'on',
    'enumValue',
    'optionalInput',
    'sortPairs',
    'pageByLength',
    'pageInfo',
    'nonNull',
    'query',
    'raw',
    'linkChanges',
    'presentLinks',
    'knownLinks',
    'linkedRows',
    'rootField',
    'formatted',
    'searchConditions',
    'serialized',
    'visibleColumns',
    'nonEmpty',
    'sortValues',
    'sums',
    'text',
    'nestedOperators',
    'ancestors',
    'conditionValue',
    'includeIf',
    'integer',
    'jsonInput',
  ],
} as const;

type Listed = (typeof library)[keyof typeof library][number];
export type ImportedName = Listed extends infer T
  ? T extends `type ${infer Name}`
    ? Name
    : T
  : never;

const all = Object.entries(library).flatMap(([module, names]) =>
  names.map((name) => ({
    module,
    name: name.replace(/^type /, ''),
    isType: name.startsWith('type '),
  })),
);
/** Generated code calls the functions of `@admin/gql/runtime` by this namespace. */
const namespace = 'gql';

const pieces: ReadonlyMap<string, Code> = new Map(
  all.map(({ name, isType }) => [
    name,
    using(
      { text: isType ? name : `${namespace}.${name}`, kind: 'identifier', uses: [] },
      { kind: 'import', name },
    ),
  ]),
);

/** Every name that generated code may import: a type of the schema takes none of them. */
export const importedNames: ReadonlySet<string> = new Set([
  ...all.flatMap(({ name, isType }) => (isType ? [name] : [])),
  namespace,
]);

/** A function or a type of `@admin/gql`. */
export function imported(name: ImportedName): Code {
  const piece = pieces.get(name);
  if (!piece) throw new Error(`Nothing exports ${name}.`);
  return piece;
}

/**
 * The lines that import what is used: types by their names, functions as one namespace. `above`:
 * path from the module to the folder of `@admin/gql`, where the module lies in it. Everywhere else
 * all of it comes from one entry.
 */
export function importLines(
  uses: Iterable<Use>,
  above: string,
  { library: from }: Imports,
): readonly string[] {
  const names = new Set([...uses].flatMap((use) => (use.kind === 'import' ? [use.name] : [])));
  const used = all.filter(({ name }) => names.has(name));
  const own = [...Map.groupBy(used, ({ module }) => libraryModule(module, above, from))].flatMap(
    ([module, listed]) => {
      const types = listed.flatMap(({ name, isType }) => (isType ? [name] : []));
      return [
        ...(types.length > 0 ? [`import type { ${types.join(', ')} } from '${module}';`] : []),
        ...(types.length < listed.length ? [`import * as ${namespace} from '${module}';`] : []),
      ];
    },
  );
  return names.has('query') || names.has('mutation')
    ? ["import type { TypedDocumentNode } from '@graphql-typed-document-node/core';", '', ...own]
    : own;
}
