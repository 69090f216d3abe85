/** Whole percent of `total` that is done, at most 100. Nothing to do is done. */
export const percentOf = (done: number, total: number): number =>
  total === 0 ? 100 : Math.min(100, Math.round((done / total) * 100));
