/**
 * Makes the keys that rows are rendered by. A record keeps its own while it is shown, wherever its
 * row stands. Where all records are others, as on another page, they take over the keys and with
 * them the elements of the rows before, place by place: to fill in what is there costs half of
 * making it.
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
