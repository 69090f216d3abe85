import type { CodeKind } from './texts.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const names = {
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
};
const shapes = { region: /^[A-Z]{2}$/, language: /^[a-z]{2,3}([_-][A-Z][a-z]{3})?([_-][A-Z]{2})?$/ } as const;
/** Fewer could be anything: `to`, `is` and `no` are languages as well. */
const least = 3;

/** What an enum lists, where nearly all of its values are codes of one kind. */
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
