/** Longer ones are explanations, not titles. */
const longest = 60;

/** The schema's description where it can stand as a label: one short line. */
export function shortDescription(description: string | null | undefined): string | undefined {
  const text = description?.trim().replace(/\.$/, '');
  return text && text.length <= longest && !text.includes('\n') ? text : undefined;
}
