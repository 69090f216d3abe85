import type { FieldKind } from '@admin/gql/resource';

import { isNumberKind, numberParsers } from './number-text.ts';

/** A value as one of the choices has it, which are texts. */
export function choiceText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The value that a choice stands for: `2` for `'2'` of the kind integer. */
export function choiceValue(kind: FieldKind, text: string): unknown {
  return isNumberKind(kind) ? numberParsers[kind](text) : text;
}
