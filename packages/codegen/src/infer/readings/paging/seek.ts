import { informed, pagesBy, type PagingReading } from './paging-place.ts';

const positions = [
  'afterid',
  'sinceid',
  'lastid',
  'fromid',
  'startafterid',
  'afterkey',
  'lastkey',
  'sincekey',
];

/**
 * `limit: Int, afterId: ID`: a page begins after the record with that key, so that the key of its
 * last record is the cursor.
 */
export const seek: PagingReading = {
  name: 'seek',
  read(place, { identifierOf }) {
    const after = place.find(positions, (leaf) => !leaf.required);
    const size = after && place.sizeBeside(after);
    const key = identifierOf(place.shape.record);
    if (!size || !key) return undefined;
    const { endCursor: _, ...pageInfo } = informed(place).pageInfo ?? {};
    const paging = {
      kind: 'cursor',
      first: size.path,
      after: after.path,
      edgeCursor: [...place.shape.records, ...key],
      ...(Object.keys(pageInfo).length > 0 ? { pageInfo } : {}),
    } as const;
    return pagesBy(paging, 0.35, [after.path, size.path]);
  },
};
