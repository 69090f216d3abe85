import type { ReactNode } from 'react';

import { Boundary } from '../kit/boundary.tsx';
import { ErrorPanel } from '../kit/error-panel.tsx';
import { reload } from '../kit/reload.ts';

const crashed = (error: unknown) => (
  <main style={{ padding: 24 }}>
    <ErrorPanel error={error} onRetry={reload} />
  </main>
);

/**
 * Outermost error boundary: an error that no screen handles shows a message and a button instead of
 * an empty page.
 */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary instead={crashed}>{children}</Boundary>;
}
