/**
 * A number inside a JSON value that JavaScript would round. Its text has the original digits, and
 * `JSON.stringify` writes them without quotes. Like any `String` object, it is compared by its text
 * and not copied by Apollo Client.
 *
 * ```ts
 * JSON.stringify({ id: new ExactNumber('9007199254740993') }); // {"id":9007199254740993}
 * ```
 */
export class ExactNumber extends String {
  /**
   * Value for `JSON.stringify`: the digits, or the text in quotes where the engine has no
   * `JSON.rawJSON`. @throws SyntaxError when the text is no JSON number.
   */
  toJSON(): unknown {
    return rawNumber(String(this)) ?? String(this);
  }
}

/** An `ExactNumber`; the text in engines that cannot serialize one. */
export function exactNumber(digits: string): ExactNumber | string {
  return rawNumber(digits) === undefined ? digits : new ExactNumber(digits);
}

function rawNumber(digits: string): unknown {
  const make: unknown = Reflect.get(JSON, 'rawJSON');
  return typeof make === 'function' ? Reflect.apply(make, JSON, [digits]) : undefined;
}
