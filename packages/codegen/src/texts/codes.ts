import type { CodeKind } from './texts.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const names = {
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
};
const shapes = {
  region: /^[A-Z]{2}$/,
  language: /^[a-z]{2,3}([_-][A-Z][a-z]{3})?([_-][A-Z]{2})?$/,
} as const;
/** Fewer could be anything: `to`, `is` and `no` are languages as well. */
const least = 3;

/** Kind of codes that an enum lists. At least 90 % of its values have to be codes of that kind. */
export function codesOf(values: readonly string[]): CodeKind | undefined {
  return (['currency', 'region', 'language'] as const).find((kind) => {
    const known = values.filter((value) => isCode(kind, value)).length;
    return known >= least && known >= values.length * 0.9;
  });
}

export function isCode(kind: CodeKind, value: string): boolean {
  if (kind === 'currency') return /^[A-Z]{3}$/.test(value) && currencies.has(value);
  return shapes[kind].test(value) && names[kind].of(value.replaceAll('_', '-')) !== undefined;
}

const methods = new Set([
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
  'connect',
]);

/** Lists that are the same in any language: methods of HTTP, types of media. */
export function areTerms(values: readonly string[]): boolean {
  const lower = values.map((value) => value.toLowerCase());
  const isMethods =
    (lower.includes('get') || lower.includes('put')) && lower.every((value) => methods.has(value));
  return (
    isMethods ||
    (values.length >= least &&
      lower.filter((value) => /^(?:application|audio|font|image|text|video)_\w/.test(value))
        .length >=
        values.length * 0.9)
  );
}

/** Name of a code in the browser's language data: `Россия` for `RU`. A currency keeps its code. */
export function codeName(kind: CodeKind, value: string): string {
  if (kind === 'currency') return value;
  const name =
    new Intl.DisplayNames('ru', { type: kind, fallback: 'none' }).of(value.replaceAll('_', '-')) ??
    value;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
