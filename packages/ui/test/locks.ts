/** The locks of a browser: `leave` is what happens to those of a tab that is closed. */
export function createLocks() {
  const held = new Map<string, () => void>();
  return {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    request: async (name: string, _: object, work: (lock: object | null) => unknown) => {
      if (held.has(name)) return work(null);
      const gone = new Promise<void>((resolve) => held.set(name, resolve));
      await Promise.race([work({ name }), gone]);
      held.delete(name);
      return undefined;
    },
    leave: () => {
      for (const end of held.values()) end();
      held.clear();
    },
  };
}
