import { compareDecimals } from './number-text.ts';
import { UnparsedText } from './unparsed-text.ts';

export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/**
 * The value of JSON text; what is wrong, and in which line, when it has none that could be sent as
 * it stands.
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const inexact = inexactNumber(text);
    return inexact === undefined
      ? value
      : new UnparsedText(text, { key: 'input.problem.jsonNumber', values: { number: inexact } });
  } catch (error) {
    const { line, column } = placeOf(text, positionIn(error, text));
    return new UnparsedText(text, { key: 'input.problem.json', values: { line, column } });
  }
}

/**
 * The first number of JSON text that JavaScript would send with other digits:
 * `12345678901234567890`.
 */
function inexactNumber(text: string): string | undefined {
  const tokens = text.match(/"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi) ?? [];
  return tokens.find(
    (token) => /^-?[\d.]+$/.test(token) && compareDecimals(token, plainText(Number(token))) !== 0,
  );
}

/** Digits of a number, without an exponent as long as it is an integer. */
const plainText = (value: number) =>
  Number.isInteger(value) ? String(BigInt(value)) : String(value);

/**
 * Engines name the place in their message: `at position 12`, `at line 2 column 5`, or `Unexpected
 * end of JSON input`.
 */
function positionIn(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message);
  if (position) return Number(position[1]);
  const place = /line (\d+) column (\d+)/.exec(message);
  if (!place) return text.trimEnd().length;
  const before = text.split('\n').slice(0, Number(place[1]) - 1);
  return before.reduce((length, line) => length + line.length + 1, 0) + Number(place[2]) - 1;
}

function placeOf(
  text: string,
  position: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
