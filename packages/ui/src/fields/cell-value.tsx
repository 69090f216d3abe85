import type { FieldDescriptor } from '@admin/gql';
import { useTranslation } from 'react-i18next';

import { EnumChip } from './enum-chip.tsx';
import { isEmpty } from './is-empty.ts';
import { isRecord } from './is-record.ts';
import { BooleanMark, EmptyMark, EmptyTextMark } from './marks.tsx';
import { ReferenceLink } from './reference-link.tsx';
import type { ValueText } from './use-value-text.ts';

export interface CellValueProps {
  readonly field: FieldDescriptor;
  readonly value: unknown;
  /** From `useValueText` of the resource: called once per table, not once per cell. */
  readonly text: ValueText;
  /** The record or object that it is a value of. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

const shownOfList = 3;

/** A value on one line. */
export function CellValue({ field, value, text, beside }: CellValueProps) {
  if (isEmpty(field, value)) return <EmptyMark />;
  if (value === '') return <EmptyTextMark />;
  if (Array.isArray(value) && field.kind !== 'json') return <ListCell field={field} values={value} text={text} beside={beside} />;
  if (field.kind === 'boolean') return <BooleanMark value={value === true} />;
  if (field.kind === 'enum') return <EnumChip text={text(field, value)} value={value} values={field.values} />;
  if (field.kind === 'reference' && field.reference && isRecord(value)) return <ReferenceLink reference={field.reference} value={value} label={text(field, value)} />;
  return text(field, value, beside) || <EmptyMark />;
}

function ListCell({ field, values, text, beside }: Pick<CellValueProps, 'field' | 'text' | 'beside'> & { readonly values: readonly unknown[] }) {
  const { t } = useTranslation();
  const more = values.length - shownOfList;
  return (
    <>
      {values.slice(0, shownOfList).map((value) => text(field, value, beside)).join(', ')}
      {more > 0 && ` ${t('field.more', { count: more })}`}
    </>
  );
}
