import type { ReactNode } from 'react';

import { Boundary } from './boundary.tsx';
import { ErrorPanel } from './error-panel.tsx';

/** Content of the boundary, and the key that resets it. */
export interface ErrorBoundaryProps {
  /** A new key resets the boundary and remounts its content: the address, for example. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

const failed = (error: unknown, retry: () => void) => <ErrorPanel error={error} onRetry={retry} />;

/** Error boundary of a screen: shows an error panel while the rest of the application stays. */
export function ErrorBoundary({ resetKey, children }: ErrorBoundaryProps) {
  return (
    <Boundary key={resetKey} instead={failed}>
      {children}
    </Boundary>
  );
}
