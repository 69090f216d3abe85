/** Where pages of a cursor list start, as far as they were visited: cursors lead forwards only, and the user wants to go back. */
export interface CursorMemory {
  /** Start of a page; `undefined` when it was not visited. */
  get(conditions: string, page: number): string | undefined;
  set(conditions: string, page: number, after: string): void;
}

const rememberedLists = 20;

/** Remembers the cursors of the last 20 lists, told apart by what they are filtered and sorted by. */
export function createCursorMemory(): CursorMemory {
  const lists = new Map<string, Map<number, string>>();
  return {
    get: (conditions, page) => lists.get(conditions)?.get(page),
    set: (conditions, page, after) => {
      const pages = lists.get(conditions) ?? new Map<number, string>();
      pages.set(page, after);
      lists.delete(conditions);
      lists.set(conditions, pages);
      const [oldest] = lists.keys();
      if (lists.size > rememberedLists && oldest !== undefined) lists.delete(oldest);
    },
  };
}
