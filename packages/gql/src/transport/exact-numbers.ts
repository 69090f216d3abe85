/**
 * A `fetch` whose JSON keeps numbers that JavaScript cannot hold: `9007199254740993` arrives as the
 * text `'9007199254740993'`, before `JSON.parse` can round it. Numbers that lose nothing stay
 * numbers, and so does a double that was written with 17 digits: `0.10000000000000001`. A field
 * whose scalar is a decimal or 64-bit integer is text in either case (see `createAdminCache`). An
 * answer in parts is read by `exactPartsFetch`.
 */
export function exactNumbersFetch(fetcher?: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await (fetcher ?? globalThis.fetch)(input, init);
    const read = response.text.bind(response);
    // `null` is JSON too, and nothing that Apollo could look into.
    response.text = async () => quoteLongNumbers(await read()).replace(/^\s*null\s*$/, '{}');
    return response;
  };
}

const longNumber = /[\d.]{16}/;
/**
 * A string, its end first; or a value that is a number, with what stands before it. A boundary of a
 * multipart body has no such thing before it.
 */
const stringOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*("|\\?)|([:[,]\s*)(-?\d[\d.eE+-]*)?/g;

export function quoteLongNumbers(json: string): string {
  return longNumber.test(json) ? quotePiece(json).join('') : json;
}

/** What is certain of the text, and a rest that the next piece may go on with. */
export function quotePiece(text: string): [done: string, rest: string] {
  let rest = '';
  const done = text.replace(
    stringOrNumber,
    (
      token: string,
      end: string | undefined,
      before: string | undefined,
      number: string | undefined,
      at: number,
    ) => {
      if (end !== '"' && at + token.length === text.length) {
        rest = token;
        return '';
      }
      return number !== undefined && isLong(number) ? `${before}"${number}"` : token;
    },
  );
  return [done, rest];
}

function isLong(number: string): boolean {
  const value = Number(number);
  if (number.length < 16) return false;
  return /[.e]/i.test(number)
    ? ![String(value), value.toPrecision(17)].some((text) => digits(text) === digits(number))
    : String(value) !== number;
}

function digits(number: string): string {
  return number.replace(/e.*|\D/gi, '').replace(/^0+|0+$/g, '');
}
