/** Longer ones are explanations, not titles. */
const longest = 60;

/**
 * The schema's description where it can stand as a label: one short line that speaks of things, not
 * of code.
 */
export function shortDescription(description: string | null | undefined): string | undefined {
  const text = description?.trim().replace(/\.$/, '');
  return text && text.length <= longest && !/[\n`]/.test(text) ? text : undefined;
}
