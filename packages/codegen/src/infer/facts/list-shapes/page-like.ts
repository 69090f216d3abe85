import { getNamedType, isScalarType } from 'graphql';

import { words } from '../names/words.ts';
import { fieldsOf, hasList, type RecordType } from '../schema-types.ts';

/** Names under which schemas put the records of a page. */
export const containers = [
  'nodes', 'items', 'entries', 'results', 'result', 'content', 'data', 'docs', 'list', 'values', 'objects', 'rows', 'records', 'elements', 'hits', 'collection',
  'entities', 'documents', 'payload',
];

/** Whether the type tells about a page: a total, page info, a position. */
export function isPageLike(type: RecordType): boolean {
  return Object.values(fieldsOf(type)).some((field) => isPageWord(field.name));
}

const pageWords = new Set([
  'total', 'count', 'pageinfo', 'page', 'pagination', 'paging', 'cursor', 'token', 'next', 'hasnextpage', 'hasmore', 'offset', 'limit', 'meta', 'metadata', 'paginatorinfo',
  'totalcount', 'after', 'before',
]);

function isPageWord(name: string): boolean {
  const parts = words(name);
  return pageWords.has(parts.join('')) || parts.some((part) => part === 'total' || part === 'count' || part === 'cursor') || (parts.includes('next') && parts.length > 1);
}

/** A type of little besides a list: at most numbers, flags, the outcome of the request and page information. */
export function isThin(type: RecordType): boolean {
  return Object.values(fieldsOf(type)).every((field) => hasList(field.type) || isPageWord(field.name) || (isScalarType(getNamedType(field.type)) && isOutcome(field.name, getNamedType(field.type).name)));
}

const isOutcome = (name: string, type: string): boolean => /int|float|long|boolean/i.test(type) || /^(?:message|status|code|error|success|ok|typename)$/i.test(name);
