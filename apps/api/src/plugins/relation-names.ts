import type { PgCodec, PgCodecWithAttributes, PgRegistry } from '@dataplan/pg';
import { assignNames, isGraphqlName, type Nameable, objectMembers } from '../names/assign-names.ts';
import type { CommittedNames } from '../names/known-names.ts';
import { ownFields } from '../names/own-names.ts';

export interface RelationNamesOptions {
  readonly committedNames: CommittedNames;
  readonly onNamed: (identity: string, name: string) => void;
}

/** A reference of a record, from either end. */
interface RelationDetails {
  readonly registry: PgRegistry;
  readonly codec: PgCodecWithAttributes;
  readonly relationName: string;
}

/** Reserved names of fields that are not columns. */
const reserved = new Set(
  [...ownFields, ...objectMembers, 'search', 'revision', 'rowVersion', 'recordVersion'].map(
    (field) => `field:${field.toLowerCase()}`,
  ),
);

/**
 * Renames a reference whose field would have the name of a column, a function or another reference
 * of the same record.
 */
export function createRelationNamesPlugin({
  committedNames,
  onNamed,
}: RelationNamesOptions): GraphileConfig.Plugin {
  const named = new WeakMap<PgCodec, ReadonlyMap<string, string>>();
  // While the names that relations have by themselves are read.
  let isReading = false;

  const nameOf = (
    inflection: GraphileBuild.Inflection,
    details: RelationDetails,
    plain: string,
  ): string => {
    if (isReading) return plain;
    let names = named.get(details.codec);
    if (!names) {
      isReading = true;
      try {
        names = nameRelations(inflection, details, { committedNames, onNamed });
      } finally {
        isReading = false;
      }
      named.set(details.codec, names);
    }
    return names.get(details.relationName) ?? plain;
  };
  return {
    name: 'RelationNamesPlugin',
    after: ['PgSimplifyInflectionPlugin'],
    inflection: {
      replace: {
        singleRelation(previous, _options, details) {
          return nameOf(this, details, previous?.(details) ?? '');
        },
        singleRelationBackwards(previous, _options, details) {
          return nameOf(this, details, previous?.(details) ?? '');
        },
        manyRelationConnection(previous, _options, details) {
          return nameOf(this, details, previous?.(details) ?? '');
        },
      },
    },
  };
}

function nameRelations(
  inflection: GraphileBuild.Inflection,
  { registry, codec }: RelationDetails,
  { committedNames, onNamed }: RelationNamesOptions,
): ReadonlyMap<string, string> {
  const tableName = `${codec.extensions?.pg?.schemaName}.${codec.extensions?.pg?.name}`;
  const relations = Object.entries(registry.pgRelations[codec.name] ?? {});
  const nameables = relations.map(([relationName, { isReferencee, isUnique }]): Nameable => {
    const details = { registry, codec, relationName };
    const plain = !isReferencee
      ? inflection.singleRelation(details)
      : isUnique
        ? inflection.singleRelationBackwards(details)
        : inflection.manyRelationConnection(details);
    return {
      identity: `relation ${tableName}.${relationName}`,
      plain: inflection.coerceToGraphQLName(plain),
      kind: 'relation',
      isCanonical: false,
      readsBack: isReferencee !== true,
      keysOf: (name) => {
        const field = inflection.camelCase(name);
        return isGraphqlName(field) ? [`field:${field}`] : undefined;
      },
    };
  });
  const usedNames = [
    ...Object.keys(codec.attributes).map((attributeName) =>
      inflection.attribute({ codec, attributeName }),
    ),
    ...Object.values(registry.pgResources).flatMap(({ parameters, extensions }) =>
      parameters?.[0]?.codec === codec && typeof extensions?.tags?.fieldName === 'string'
        ? [extensions.tags.fieldName]
        : [],
    ),
  ];
  const names = assignNames(nameables, {
    committedNames,
    reserved: new Set([...reserved, ...usedNames.map((field) => `field:${field.toLowerCase()}`)]),
  });
  return new Map(
    relations.map(([relationName], at) => {
      const nameable = nameables[at];
      const name = nameable && names.get(nameable.identity);
      if (!nameable || name === undefined) return [relationName, relationName] as const;
      const field = name === nameable.plain ? name : inflection.camelCase(name);
      onNamed(nameable.identity, field);
      return [relationName, field] as const;
    }),
  );
}
