const tokens = /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|[\w$@.+-]+|[{}[\]()]/g;

/**
 * Why a text is not worth parsing: more names, values and brackets than `maxTokens`, or deeper than
 * `maxDepth`. Undefined when it is.
 */
export function excessOfText(
  text: string,
  { maxTokens, maxDepth }: { readonly maxTokens: number; readonly maxDepth: number },
): string | undefined {
  let count = 0;
  let depth = 0;
  for (const [token] of text.matchAll(tokens)) {
    count += 1;
    if ('{[('.includes(token)) depth += 1;
    else if ('}])'.includes(token)) depth -= 1;
    if (count > maxTokens) return `A document has at most ${maxTokens} names, values and brackets.`;
    if (depth > maxDepth) return `The brackets of a document are at most ${maxDepth} deep.`;
  }
  return undefined;
}
