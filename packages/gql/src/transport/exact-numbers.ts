/**
 * A `fetch` whose JSON keeps numbers that JavaScript cannot hold: `9007199254740993` arrives as the text `'9007199254740993'`, before `JSON.parse`
 * can round it. Numbers that lose nothing stay numbers. A field whose scalar is a decimal or 64-bit integer is text in either case (see
 * `createAdminCache`).
 */
export function exactNumbersFetch(fetcher?: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await (fetcher ?? globalThis.fetch)(input, init);
    const read = response.text.bind(response);
    response.text = async () => quoteLongNumbers(await read());
    return response;
  };
}

const longNumber = /[\d.]{16}/;
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

export function quoteLongNumbers(json: string): string {
  if (!longNumber.test(json)) return json;
  return json.replace(stringOrNumber, (token) => (token.startsWith('"') || token.length < 16 || String(Number(token)) === token ? token : `"${token}"`));
}
