export const lockName = (id: string) => `admin.import.${id}`;

/** Runs an import in one tab at a time. `false`: another tab runs it. */
export async function alone(id: string, work: () => Promise<void>): Promise<boolean> {
  let isTaken = true;
  const once = async () => {
    isTaken = false;
    await work();
  };
  if (!('locks' in navigator)) await once();
  else
    await navigator.locks.request(lockName(id), { ifAvailable: true }, async (lock) =>
      lock ? once() : undefined,
    );
  return !isTaken;
}
