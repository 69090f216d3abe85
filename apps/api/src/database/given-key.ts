import { type PgCodec, type PgResource, TYPES } from '@dataplan/pg';

const keyTypes: readonly PgCodec[] = [TYPES.int2, TYPES.int, TYPES.bigint, TYPES.uuid];

/** Whether the database counts or draws the values of a column that is the primary key by itself. */
export function isGivenKey({ codec, uniques }: PgResource, attributeName: string): boolean {
  const attribute = codec.attributes?.[attributeName];
  const isKey = uniques.some(
    ({ isPrimary, attributes }) =>
      isPrimary && attributes.length === 1 && attributes[0] === attributeName,
  );
  return (
    isKey &&
    attribute?.hasDefault === true &&
    keyTypes.includes(attribute.codec.domainOfCodec ?? attribute.codec)
  );
}

/**
 * The column of a table whose values the database gives, and takes all the same: neither always
 * counted nor computed, nor kept from inputs by a comment of its own.
 */
export function takableKey(resource: PgResource): string | undefined {
  return Object.entries(resource.codec.attributes ?? {}).find(([name, { extensions }]) => {
    const behavior = String(extensions?.tags?.behavior ?? '');
    return (
      isGivenKey(resource, name) &&
      extensions?.isInsertable !== false &&
      !/(?:^|\s|,)-(?:attribute:)?insert\b/.test(behavior)
    );
  })?.[0];
}
