export const lockName = (id: string) => `admin.import.${id}`;

/** One tab at a time carries out an import. `false`: another one does. */
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
