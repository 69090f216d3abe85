import type { FieldDescriptor } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';

import { cellStyles } from './cell-styles.ts';
import { useCells } from './use-cells.tsx';
import { useLinkClicks } from './use-link-clicks.ts';
import type { ValueText } from './use-value-text.ts';

const Place = styled('span')(({ theme }) => cellStyles(theme));

export interface CellValueProps {
  readonly field: FieldDescriptor;
  readonly value: unknown;
  /** Formatter from `useValueText` of the resource. */
  readonly text: ValueText;
  /** The record or object of the value. */
  readonly siblings?: Readonly<Record<string, unknown>>;
}

/** A value on one line, for use outside of a table. */
export function CellValue({ field, value, text, siblings }: CellValueProps) {
  const cell = useCells(text);
  return <Place onClick={useLinkClicks()}>{cell(field, value, siblings)}</Place>;
}
