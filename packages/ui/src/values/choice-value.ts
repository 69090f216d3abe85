import type { FieldKind } from '@admin/gql/resource';

import { isNumberKind, numberParsers } from './number-text.ts';

/** Text of a choice for a value; `null` for a value that is neither a string nor a number. */
export function choiceText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Value of a choice from its text: `2` for `'2'` of the kind integer. */
export function choiceValue(kind: FieldKind, text: string): unknown {
  return isNumberKind(kind) ? numberParsers[kind](text) : text;
}
