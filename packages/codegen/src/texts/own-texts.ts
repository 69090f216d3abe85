import { existsSync, readFileSync } from 'node:fs';

import { SchemaError } from '../load/schema-error.ts';
import type { OwnTexts } from './texts.ts';

/**
 * The file of names that a person writes; nothing where it is not there.
 *
 * @throws SchemaError where it is not what `admin-codegen texts` writes.
 */
export function readOwnTexts(file: string | undefined): OwnTexts {
  if (file === undefined || !existsSync(file)) return {};
  const texts = parsed(file);
  if (!isOwnTexts(texts))
    throw new SchemaError(
      `${file} has to hold names by resource: { "orders": { "title": "Заказы", "fields": { "number": "Номер" } } }.`,
    );
  return texts;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SchemaError(
      `${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOwnTexts = (value: unknown): value is OwnTexts =>
  isTable(value) &&
  Object.values(value).every(
    (resource) =>
      isTable(resource) &&
      Object.values(resource).every(
        (text) =>
          typeof text === 'string' ||
          (isTable(text) && Object.values(text).every((each) => typeof each === 'string')),
      ),
  );

/** The texts of a file, in which nothing but they is found: a field may be called `constructor`. */
export const withoutPrototypes = (texts: OwnTexts): OwnTexts =>
  plain(
    Object.entries(texts).map(([resource, own]) => [
      resource,
      {
        ...own,
        ...(own.fields && { fields: plain(Object.entries(own.fields)) }),
        ...(own.values && { values: plain(Object.entries(own.values)) }),
        ...(own.actions && { actions: plain(Object.entries(own.actions)) }),
        ...(own.queries && { queries: plain(Object.entries(own.queries)) }),
      },
    ]),
  );

function plain<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  const table: Record<string, T> = Object.create(null);
  for (const [name, value] of entries) table[name] = value;
  return table;
}
