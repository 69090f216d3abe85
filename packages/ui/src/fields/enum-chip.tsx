import type { EnumValue } from '@admin/gql';
import { styled } from '@mui/material/styles';

import { isStatus, statusTone, type StatusTone } from './status-tone.ts';

/** 3 : 1 and more on the surfaces of both schemes. */
const dots: Readonly<Record<StatusTone, string>> = { good: '#1f9d61', bad: '#dc3d54', waiting: '#c4831a', moving: '#5b7cf0' };
const neutral = '#838b9a';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: '1px 8px',
  borderRadius: 10,
  lineHeight: '18px',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  '&[data-tone]': { paddingLeft: 7 },
  '&[data-tone]::before': { content: '""', width: 7, height: 7, borderRadius: '50%', backgroundColor: neutral, flexShrink: 0 },
  ...Object.fromEntries(Object.entries(dots).map(([tone, colour]) => [`&[data-tone=${tone}]::before`, { backgroundColor: colour }])),
}));

export interface EnumChipProps {
  readonly text: string;
  readonly value: unknown;
  /** All values of the enum: whether they are states decides about the dot. */
  readonly values: readonly EnumValue[] | undefined;
}

/** A value of an enum. Where the enum is a state, a dot tells good from bad; the text says the same. */
export function EnumChip({ text, value, values = [] }: EnumChipProps) {
  const tone = isStatus(values) ? (statusTone(String(value)) ?? '') : undefined;
  return <Chip data-tone={tone}>{text}</Chip>;
}
