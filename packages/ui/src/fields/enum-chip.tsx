import { styled } from '@mui/material/styles';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: '1px 8px 1px 7px',
  borderRadius: 10,
  lineHeight: '18px',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', backgroundColor: 'currentcolor', color: 'var(--dot)', flexShrink: 0 },
}));

/** Dots of equal lightness, told apart by hue; the first values of an enum get the hues that differ most. */
const dots = ['#5b7cf0', '#d08a1d', '#22a06b', '#d4537e', '#8b63d6', '#2a9aa8', '#a1744e', '#7c8698'];

export interface EnumChipProps {
  readonly text: string;
  /** Place of the value among those of its enum: decides the colour of the dot. */
  readonly index: number;
}

export function EnumChip({ text, index }: EnumChipProps) {
  return <Chip style={{ '--dot': dots[index % dots.length] }}>{text}</Chip>;
}

declare module 'react' {
  interface CSSProperties {
    '--dot'?: string;
  }
}
