import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DocumentNode, Kind, parse } from 'grafast/graphql';

/** Precision and scale of a decimal column, as in `numeric(12,2)`. */
export interface DecimalDigits {
  /** In all. */
  readonly precision: number;
  /** Behind the point. */
  readonly scale: number;
}

/** File that `npm run schema` writes. All other workspaces are generated from it. */
export const schemaFile = resolve('schema/schema.graphql');

/** Directives of a field beyond its type. */
export interface FieldMarks {
  /** Fields, each `Order.comment`, that lists are not sorted and filtered by. */
  readonly unindexed: ReadonlySet<string>;
  /** By field, the numbers that it takes. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** By field, how many digits of a decimal it keeps. */
  readonly decimals: ReadonlyMap<string, DecimalDigits>;
}

const directives = {
  choices: `"""
The database takes these values of a number only. Rows that are older than its check may hold others.
"""
directive @choices(values: [String!]!) on FIELD_DEFINITION
`,
  decimal: `"""
The database keeps so many digits of a number: in all, and behind the point. Others are refused.
"""
directive @decimal(precision: Int!, scale: Int!) on FIELD_DEFINITION
`,
  unindexed: `"""
Lists are neither sorted nor filtered by this field: its table is large, and no index makes that quick.
"""
directive @unindexed on FIELD_DEFINITION
`,
} as const;

/**
 * Per field of the API, `Order.comment`, whether it was marked as one that lists are not sorted and
 * filtered by.
 */
export type CommittedColumns = ReadonlyMap<string, boolean>;

/** Description of the sample shop's schema. */
export const sampleShopDescription = 'Sample shop';

/**
 * Tests whether the schema is that of the sample shop. The description decides, because other
 * databases may have tables of the same names.
 */
export function isOfSampleShop({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (candidate) =>
      candidate.kind === Kind.SCHEMA_DEFINITION &&
      candidate.description?.value === sampleShopDescription,
  );
}

export function readCommittedSchema(file = schemaFile): DocumentNode | undefined {
  return existsSync(file) ? parse(readFileSync(file, 'utf8'), { noLocation: true }) : undefined;
}

export function committedColumns(schema: DocumentNode | undefined): CommittedColumns {
  return new Map(
    (schema?.definitions ?? []).flatMap((type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION
        ? (type.fields ?? []).map(
            (field) =>
              [
                `${type.name.value}.${field.name.value}`,
                field.directives?.some(({ name }) => name.value === 'unindexed') === true,
              ] as const,
          )
        : [],
    ),
  );
}

/**
 * Puts `@choices`, `@decimal` and `@unindexed` at fields: a program cannot print the directives of
 * a schema that it has built.
 */
export function markFields(sdl: string, { unindexed, choices, decimals }: FieldMarks): string {
  const marks = parse(sdl).definitions.flatMap((type) =>
    type.kind !== Kind.OBJECT_TYPE_DEFINITION
      ? []
      : (type.fields ?? []).flatMap(({ name, loc }) => {
          const field = `${type.name.value}.${name.value}`;
          const values = choices.get(field);
          const digits = decimals.get(field);
          const ownDirectives = [
            ...(values ? [` @choices(values: ${JSON.stringify(values)})`] : []),
            ...(digits
              ? [` @decimal(precision: ${digits.precision}, scale: ${digits.scale})`]
              : []),
            ...(unindexed.has(field) ? [' @unindexed'] : []),
          ];
          return loc && ownDirectives.length > 0
            ? [{ end: loc.end, text: ownDirectives.join('') }]
            : [];
        }),
  );
  const used = Object.entries(directives).filter(([name]) =>
    marks.some(({ text }) => text.includes(` @${name}`)),
  );
  const slices = [0, ...marks.map(({ end }) => end)].map(
    (start, at) => sdl.slice(start, marks[at]?.end) + (marks[at]?.text ?? ''),
  );
  return [...used.map(([, definition]) => definition), slices.join('')].join('\n');
}
