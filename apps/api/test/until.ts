/**
 * Looks again and again until it is so. What never comes is told by the limit of the test, or by
 * what `holds` throws.
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  milliseconds = 20,
): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
