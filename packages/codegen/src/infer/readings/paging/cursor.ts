import { getNamedType } from 'graphql';

import type { Path } from '../../../model.ts';
import { fromField } from '../../facts/list-shapes/index.ts';
import type { Place } from '../../facts/places.ts';
import { fieldsOf } from '../../facts/schema-types.ts';
import { informed, pagesBy, type PagingPlace, type PagingReading } from './paging-place.ts';

/** `first: Int, after: Cursor`, where the page or each edge tells its cursor. */
export const cursor: PagingReading = {
  name: 'cursor',
  read(place) {
    const after = findAfter(place);
    const first = place.sizeBeside(after);
    const edgeCursor = findEdgeCursor(place);
    if (!after || !first || !(place.pageInfo.endCursor ?? edgeCursor)) return undefined;
    const before = place.find(
      ['before', 'beforecursor', 'endingbefore'],
      (other) => other !== after,
    );
    const last = before && place.leaves.find((leaf) => leaf.word === 'last');
    const backwards = before && last ? { last: last.path, before: before.path } : {};
    const paging = {
      kind: 'cursor',
      first: first.path,
      after: after.path,
      ...backwards,
      ...informed(place),
      ...(edgeCursor ? { edgeCursor } : {}),
    } as const;
    return pagesBy(paging, 0.35, [
      after.path,
      first.path,
      ...(before && last ? [last.path, before.path] : []),
    ]);
  },
};

/** Argument that takes the cursor before the page. */
export function findAfter({ find, isNumber, pageInfo }: PagingPlace): Place | undefined {
  const names = [
    'after',
    'cursor',
    'aftercursor',
    'startcursor',
    'startingafter',
    'endcursor',
    'lastcursor',
  ];
  return find(
    names,
    (place) => !isNumber(place) || (place.name === 'after' && pageInfo.endCursor !== undefined),
  );
}

function findEdgeCursor({ shape }: PagingPlace): Path | undefined {
  const { edges } = fieldsOf(shape.wrapper);
  return edges && fieldsOf(getNamedType(edges.type))['cursor']
    ? fromField(shape, ['edges', 'cursor'])
    : undefined;
}
