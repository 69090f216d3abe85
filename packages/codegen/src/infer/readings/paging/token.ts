import { getNamedType, isObjectType } from 'graphql';

import type { Path } from '../../../model.ts';
import { fromField } from '../../facts/list-shapes/index.ts';
import { seamless } from '../../facts/names/words.ts';
import { fieldsOf, isLeaf } from '../../facts/schema-types.ts';
import { findAfter } from './cursor.ts';
import { pagesBy, tokens, type PagingPlace, type PagingReading } from './paging-place.ts';

/** `nextToken: String`, with the value from the previous page. */
export const token: PagingReading = {
  name: 'token',
  read(place) {
    const position = place.find(tokens, (leaf) => !place.isNumber(leaf));
    const nextToken = findNextToken(place);
    if (!position || !nextToken || (findAfter(place) && place.pageInfo.endCursor)) return undefined;
    const size = place.sizeBeside(position);
    return pagesBy(
      { kind: 'token', token: position.path, ...(size ? { size: size.path } : {}), nextToken },
      0.35,
      [position.path, size?.path],
    );
  },
};

function findNextToken({ shape }: PagingPlace): Path | undefined {
  if (!shape.wrapper) return undefined;
  const fields = Object.values(fieldsOf(shape.wrapper));
  const beside = fields.find((field) => isLeaf(field.type) && isNextToken(seamless(field.name)));
  if (beside) return fromField(shape, [beside.name]);
  for (const field of fields) {
    const named = getNamedType(field.type);
    if (!isObjectType(named) || String(field.type).includes('[')) continue;
    const inner = Object.values(named.getFields()).find(
      (candidate) =>
        isLeaf(candidate.type) &&
        /^next.*(?:token|cursor)$|^nextpage$/.test(seamless(candidate.name)),
    );
    if (inner) return fromField(shape, [field.name, inner.name]);
  }
  return undefined;
}

const isNextToken = (word: string): boolean =>
  word.startsWith('next') || tokens.includes(word) || word === 'after';
