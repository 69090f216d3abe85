import { getNamedType, isScalarType } from 'graphql';

import type { OutputField, RecordType } from '../../contracts/schema.ts';
import { words } from '../names/words.ts';
import { fieldsOf, hasList, isLeaf } from '../schema-types.ts';

/** Names under which schemas put the records of a page. */
export const containers = [
  'nodes',
  'items',
  'entries',
  'results',
  'result',
  'content',
  'data',
  'docs',
  'list',
  'values',
  'objects',
  'rows',
  'records',
  'elements',
  'hits',
  'collection',
  'entities',
  'documents',
  'payload',
];

/** Tests whether the type has a field about a page: a total, page info, a position. */
export function isPageLike(type: RecordType): boolean {
  return Object.values(fieldsOf(type)).some(tellsOfPage);
}

/**
 * Page information: by the name of the field, or as an object that holds little else: `info { count
 * pages next prev }`.
 */
function tellsOfPage({ name, type }: OutputField): boolean {
  if (isPageWord(name)) return true;
  const inner = Object.values(fieldsOf(getNamedType(type)));
  const isInfo = (field: OutputField): boolean =>
    isPageWord(field.name) || isOutcome(field.name, getNamedType(field.type).name);
  return (
    !hasList(type) &&
    inner.some((field) => isPageWord(field.name)) &&
    inner.every((field) => isLeaf(field.type) && !hasList(field.type) && isInfo(field))
  );
}

const pageWords = new Set([
  'total',
  'count',
  'pageinfo',
  'page',
  'pagination',
  'paging',
  'cursor',
  'token',
  'next',
  'prev',
  'previous',
  'hasnextpage',
  'hasmore',
  'offset',
  'limit',
  'meta',
  'metadata',
  'paginatorinfo',
  'totalcount',
  'after',
  'before',
]);

function isPageWord(name: string): boolean {
  const parts = words(name);
  return (
    pageWords.has(parts.join('')) ||
    parts.some((part) => part === 'total' || part === 'count' || part === 'cursor') ||
    (parts.includes('next') && parts.length > 1)
  );
}

/**
 * A type of little besides a list: at most numbers, flags, the outcome of the request and page
 * information.
 */
export function isThin(type: RecordType): boolean {
  return Object.values(fieldsOf(type)).every(
    (field) =>
      hasList(field.type) ||
      tellsOfPage(field) ||
      (isScalarType(getNamedType(field.type)) &&
        isOutcome(field.name, getNamedType(field.type).name)),
  );
}

const isOutcome = (name: string, type: string): boolean =>
  /int|float|long|boolean/i.test(type) ||
  /^(?:message|status|code|error|success|ok|typename)$/i.test(name);
