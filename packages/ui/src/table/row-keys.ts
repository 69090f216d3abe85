/**
 * Creates the React keys of rows. A record keeps its key while it is shown, at any position. When
 * all records are new, as on another page, they reuse the keys and thereby the elements of the
 * previous rows by position: an update of existing elements costs half of creating them.
 */
export function createRowKeys(): (ids: readonly string[]) => readonly number[] {
  let shown: ReadonlyMap<string, number> = new Map();
  let unused = 0;
  return (ids) => {
    const free = ids.some((id) => shown.has(id)) ? [] : [...shown.values()];
    const keys = ids.map((id, place) => shown.get(id) ?? free[place] ?? unused++);
    shown = new Map(ids.map((id, place) => [id, keys[place] ?? place]));
    return keys;
  };
}
