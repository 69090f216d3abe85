import type { PgCodec, PgCodecRelation, PgCodecWithAttributes } from '@dataplan/pg';
import type { GrafastInputFieldConfig } from 'grafast';
import {
  getNamedType,
  GraphQLError,
  type GraphQLInputType,
  isInputObjectType,
} from 'grafast/graphql';

declare global {
  namespace DataplanPg {
    interface PgCodecAttributeExtensions {
      /** An index of its table begins with it. */
      leadsIndex: boolean;
    }
  }
}

/**
 * Filters lists by fields of the records that theirs refer to, `orders(filter: { customer: {
 * discount: { greaterThan: 10 } } })`, and of the records that refer to theirs: `customers(filter:
 * { orders: { some: { status: { equalTo: new } } } })`. Conditions run with the account's rights,
 * and use the columns that the other list can be filtered by: they reveal no more than that list
 * does. They go a single step. Referring records are searched only where an index begins with the
 * reference; without it, each record would cost a scan of their table.
 */
export const RelatedFiltersPlugin: GraphileConfig.Plugin = {
  name: 'RelatedFiltersPlugin',
  after: [
    'PgConnectionArgFilterForwardRelationsPlugin',
    'PgConnectionArgFilterBackwardRelationsPlugin',
  ],
  gather: {
    hooks: {
      pgCodecs_attribute(_info, { attribute, pgAttribute }) {
        const indexes = pgAttribute.getClass()?.getIndexes() ?? [];
        if (
          indexes.some(
            (index) => !index.indpred && index.getKeys()[0]?.attname === pgAttribute.attname,
          )
        )
          attribute.extensions = { ...attribute.extensions, leadsIndex: true };
      },
    },
  },
  schema: {
    hooks: {
      GraphQLInputObjectType_fields(fields, build, { scope, Self }) {
        const codec: PgCodec | undefined = scope.pgCodec;
        if (!scope.isPgConnectionFilter || !isTable(codec)) return fields;
        const remainingFields = { ...fields };
        for (const [relationName, relation] of Object.entries(
          build.input.pgRegistry.pgRelations[codec.name] ?? {},
        )) {
          const { filter, exists } = namesOf(build, codec, relationName, relation);
          // Says the same as a condition on the reference, or on any field of the others.
          delete remainingFields[exists];
          const field = remainingFields[filter];
          if (!field) continue;
          delete remainingFields[filter];
          if (isOffered(build, relation))
            remainingFields[filter] = withoutFurther(
              field,
              `${Self.name}.${filter}`,
              stepsOf(build),
            );
        }
        return remainingFields;
      },
    },
  },
};

interface RelationNames {
  readonly filter: string;
  readonly exists: string;
}

/** As the plugins call the fields that they make of a relation. */
function namesOf(
  { inflection, input }: GraphileBuild.Build,
  codec: PgCodecWithAttributes,
  relationName: string,
  relation: PgCodecRelation,
): RelationNames {
  const details = { registry: input.pgRegistry, codec, relationName };
  if (!relation.isReferencee) {
    const name = inflection.singleRelation(details);
    return {
      filter: inflection.filterSingleRelationFieldName(name),
      exists: inflection.filterForwardRelationExistsFieldName(name),
    };
  }
  if (relation.isUnique) {
    const name = inflection.singleRelationBackwards(details);
    return {
      filter: inflection.filterSingleRelationByKeysBackwardsFieldName(name),
      exists: inflection.filterBackwardSingleRelationExistsFieldName(name),
    };
  }
  const name = inflection.manyRelationConnection(details);
  return {
    filter: inflection.filterManyRelationByKeysFieldName(name),
    exists: inflection.filterBackwardManyRelationExistsFieldName(name),
  };
}

/** A user who may not list records, or reach them from others, cannot filter by their values either. */
function isOffered({ behavior }: GraphileBuild.Build, relation: PgCodecRelation): boolean {
  const {
    remoteResource: { codec },
    remoteAttributes,
    isReferencee,
    isUnique,
  } = relation;
  const relationBehavior = isUnique
    ? 'singularRelation:resource:single'
    : 'manyRelation:resource:connection';
  const isQuick =
    !isReferencee ||
    isUnique ||
    remoteAttributes.some((name) => codec.attributes[name]?.extensions?.leadsIndex === true);
  return (
    isQuick &&
    behavior.pgResourceMatches(relation.remoteResource, 'query:resource:connection') === true &&
    behavior.pgCodecRelationMatches(relation, relationBehavior) === true
  );
}

function isTable(codec: PgCodec | undefined): codec is PgCodecWithAttributes {
  return codec?.attributes !== undefined;
}

/** The same field, which refuses what goes further than to its records. */
function withoutFurther(
  field: GrafastInputFieldConfig,
  name: string,
  relationFields: Set<string>,
): GrafastInputFieldConfig {
  const { apply, type } = field;
  relationFields.add(name);
  return {
    ...field,
    apply(target, value, info) {
      if (goesFurther(value, type, relationFields)) {
        throw new GraphQLError(
          'A filter goes from a record to those that are related with it, and no further.',
          { extensions: { code: 'BAD_USER_INPUT', reason: 'TOO_EXPENSIVE' } },
        );
      }
      return apply?.(target, value, info);
    },
  };
}

const steps = new WeakMap<object, Set<string>>();

/** Input fields that go to other records, `OrderFilter.customer`, of the schema that is built. */
function stepsOf(build: GraphileBuild.Build): Set<string> {
  const buildSteps = steps.get(build) ?? new Set<string>();
  steps.set(build, buildSteps);
  return buildSteps;
}

/** Tests whether a value of an input type has conditions on other records. */
function goesFurther(
  value: unknown,
  type: GraphQLInputType,
  relationFields: ReadonlySet<string>,
): boolean {
  if (Array.isArray(value)) return value.some((entry) => goesFurther(entry, type, relationFields));
  const named = getNamedType(type);
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return false;
  const fields = named.getFields();
  return Object.entries(value).some(([name, inner]) => {
    const field = fields[name];
    return (
      field !== undefined &&
      inner != null &&
      (relationFields.has(`${named.name}.${name}`) ||
        goesFurther(inner, field.type, relationFields))
    );
  });
}
