/**
 * Matches `code` however a formatter breaks its lines: between two tokens any white space may
 * stand, and a comma before a closing bracket.
 */
export function codePattern(code: string): RegExp {
  const tokens = code.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
  const pattern = tokens
    .map((token) => token.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .map((token, index) => (index > 0 && /^\\[)\]}]$/.test(token) ? `,?\\s*${token}` : token))
    .join('\\s*');
  return new RegExp(pattern, 'gu');
}
