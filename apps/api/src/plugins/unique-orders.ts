import type { PgCodec, PgCodecWithAttributes, PgSelectQueryBuilder } from '@dataplan/pg';
import { addOrder, markUnique } from './list-orders.ts';

/**
 * A list ends its order with the key unless it is ordered by what is unique. PostGraphile takes the
 * first column of any unique index for that, also where the index has several or the column may be
 * null: pages of such a list had records twice, and others never.
 */
export const UniqueOrdersPlugin: GraphileConfig.Plugin = {
  name: 'UniqueOrdersPlugin',
  schema: {
    hooks: {
      GraphQLEnumType_values_value(value, build, { scope }) {
        const codec: PgCodec | undefined = scope.pgCodec;
        const apply = value.extensions?.grafast?.apply;
        if (!scope.isPgRowSortEnum || !isTable(codec) || !apply) return value;
        const { attributes } = codec;
        const isFilled = (column: string): boolean =>
          attributes[column]?.notNull === true || attributes[column]?.codec.notNull === true;
        const uniques = (build.pgTableResource(codec)?.uniques ?? []).filter((unique) =>
          unique.attributes.every(isFilled),
        );
        const applyFullOrder = (
          builder: PgSelectQueryBuilder,
          info: Parameters<typeof apply>[1],
        ): void => {
          const columns = new Set<string>();
          const noting: PgSelectQueryBuilder = {
            ...builder,
            orderBy(order) {
              if (typeof order === 'object' && order.attribute !== undefined)
                columns.add(order.attribute);
              addOrder(builder, order);
            },
            setOrderIsUnique() {
              if (
                uniques.some((unique) => unique.attributes.every((column) => columns.has(column)))
              )
                markUnique(builder);
            },
          };
          apply(noting, info);
        };
        return {
          ...value,
          extensions: {
            ...value.extensions,
            grafast: { ...value.extensions?.grafast, apply: applyFullOrder },
          },
        };
      },
    },
  },
};

function isTable(codec: PgCodec | undefined): codec is PgCodecWithAttributes {
  return codec?.attributes !== undefined;
}
