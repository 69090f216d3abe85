import type { ReactNode } from 'react';

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. */
export function ReaderText({ children }: { readonly children: ReactNode }) {
  return <span style={hidden}>{children}</span>;
}
