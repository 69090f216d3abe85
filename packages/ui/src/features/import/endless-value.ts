import type { FieldKind } from '@admin/gql/resource';

const day = String.raw`\d{4,}-\d{2}-\d{2}`;
const clock = String.raw`\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?`;
const offset = String.raw`(?:Z|[+-]\d{2}(?::?\d{2}){0,2})`;

/** Values of databases that spreadsheets cannot represent, in the notation of exports. */
const endless: Readonly<Partial<Record<FieldKind, RegExp>>> = {
  date: new RegExp(`^(?:-?infinity|${day} BC|\\d{5,}-\\d{2}-\\d{2})$`),
  time: new RegExp(`^(?:24:00(?::00(?:\\.0+)?)?${offset}?|${clock}[+-]\\d{2}:\\d{2}:\\d{2})$`),
  localDateTime: new RegExp(
    `^(?:-?infinity|${day}[T ]${clock} BC|\\d{5,}-\\d{2}-\\d{2}[T ]${clock})$`,
  ),
  instant: new RegExp(
    `^(?:-?infinity|${day}[T ]${clock}${offset} BC|\\d{5,}-\\d{2}-\\d{2}[T ]${clock}${offset})$`,
  ),
  decimal: /^(?:NaN|-?Infinity)$/,
};

/** Text of such a value, which the server accepts unchanged; `undefined` for any other text. */
export function endlessValue(kind: FieldKind, text: string): string | undefined {
  const value = text.trim();
  return endless[kind]?.test(value) ? value : undefined;
}
