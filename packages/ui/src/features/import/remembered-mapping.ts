import { readStored, writeStored } from '../../storage/stored.ts';
import { rememberMapping, type Mapping, type RememberedMapping } from './guess-mapping.ts';

const mappingKey = (resource: string) => `admin.importMapping.${resource}`;

const isMapping = (value: unknown): value is RememberedMapping =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => each === null || typeof each === 'string');

/** Fields chosen for the columns of earlier files of a resource. */
export function rememberedMapping(resource: string, application: string): RememberedMapping {
  const stored = readStored(mappingKey(resource), application);
  return isMapping(stored) ? stored : {};
}

/** Stores the fields chosen for the columns of a file. */
export function storeMapping(
  resource: string,
  application: string,
  headers: readonly string[],
  mapping: Mapping,
): void {
  const before = rememberedMapping(resource, application);
  writeStored(mappingKey(resource), rememberMapping(headers, mapping, before), application);
}
