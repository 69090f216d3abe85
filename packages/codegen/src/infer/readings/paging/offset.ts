import { informed, offsets, pagesBy, type PagingReading } from './paging-place.ts';

/** `offset: Int, limit: Int` */
export const offset: PagingReading = {
  name: 'offset',
  read(place) {
    const position = place.find(offsets, place.isNumber);
    const limit = position && place.sizeBeside(position);
    return (
      limit &&
      pagesBy(
        { kind: 'offset', limit: limit.path, offset: position.path, ...informed(place) },
        0.5,
        [position.path, limit.path],
      )
    );
  },
};
