/** Fails after so many milliseconds with what is said then: a measurement that hangs says nothing. */
export async function within<Value>(
  milliseconds: number,
  promise: Promise<Value>,
  sentence: () => Promise<string>,
): Promise<Value> {
  const passed = Symbol('passed');
  const { promise: timeout, resolve } = Promise.withResolvers<typeof passed>();
  const timer = setTimeout(() => resolve(passed), milliseconds);
  try {
    const first = await Promise.race([promise, timeout]);
    if (first === passed) throw new Error(await sentence());
    return first;
  } finally {
    clearTimeout(timer);
  }
}
