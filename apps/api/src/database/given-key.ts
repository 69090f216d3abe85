import { type PgCodec, type PgResource, TYPES } from '@dataplan/pg';

const keyTypes: readonly PgCodec[] = [TYPES.int2, TYPES.int, TYPES.bigint, TYPES.uuid];

/** Tests for a single-column primary key whose values the database generates. */
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
 * Primary key column that the database generates but an insert may set: neither always generated
 * nor computed, nor excluded from inputs by its comment.
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
