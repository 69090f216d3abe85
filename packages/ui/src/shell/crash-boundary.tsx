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
 * The last resort: what no screen could handle ends in a sentence and a button, never in an empty
 * page.
 */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary instead={crashed}>{children}</Boundary>;
}
