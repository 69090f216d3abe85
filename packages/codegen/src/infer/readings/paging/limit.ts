import { findAfter } from './cursor.ts';
import { pagesBy, type PagingReading } from './paging-place.ts';

/** `limit: Int` and no position: the beginning of the list, which grows. */
export const limit: PagingReading = {
  name: 'limit',
  read(place) {
    const size = place.sizeBeside(findAfter(place));
    return (
      size && {
        ...pagesBy({ kind: 'none', limit: size.path }, 0, [size.path]),
        because: `It takes \`${size.path.join('.')}\` and no position.`,
      }
    );
  },
};
