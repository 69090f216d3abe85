import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DocumentNode, Kind, parse } from 'grafast/graphql';

/** Where `npm run schema` writes what all other workspaces are made from. */
export const schemaFile = fileURLToPath(new URL('../../../schema/schema.graphql', import.meta.url));

const directive = 'unindexed';
const definition = `"""
Lists are neither sorted nor filtered by this field: its table is large, and no index makes that quick.
"""
directive @${directive} on FIELD_DEFINITION
`;

/** Per field of the API, `Order.comment`, whether it was marked as one that lists are not sorted and filtered by. */
export type CommittedColumns = ReadonlyMap<string, boolean>;

export function readCommittedSchema(file = schemaFile): DocumentNode | undefined {
  return existsSync(file) ? parse(readFileSync(file, 'utf8'), { noLocation: true }) : undefined;
}

export function committedColumns(schema: DocumentNode | undefined): CommittedColumns {
  return new Map(
    (schema?.definitions ?? []).flatMap((type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION
        ? (type.fields ?? []).map((field) => [`${type.name.value}.${field.name.value}`, field.directives?.some(({ name }) => name.value === directive) === true] as const)
        : [],
    ),
  );
}

/** Puts `@unindexed` at these fields, each `Order.comment`: a program cannot print the directives of a schema that it has built. */
export function markUnindexed(sdl: string, fields: ReadonlySet<string>): string {
  if (fields.size === 0) return sdl;
  const ends = parse(sdl).definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []).flatMap(({ name, loc }) => (loc && fields.has(`${type.name.value}.${name.value}`) ? [loc.end] : [])) : [],
  );
  const parts = [0, ...ends].map((start, at) => sdl.slice(start, ends[at]));
  return `${definition}\n${parts.join(` @${directive}`)}`;
}
