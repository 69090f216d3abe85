import type { ReactNode } from 'react';

import { Boundary } from './boundary.tsx';
import { ErrorPanel } from './error-panel.tsx';

/** What is watched, and what stands in its place when it fails. */
export interface ErrorBoundaryProps {
  /** The boundary starts anew when it changes, with what is in it: the address, for one. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

const failed = (error: unknown, retry: () => void) => <ErrorPanel error={error} onRetry={retry} />;

/** Keeps a failed screen from taking the rest of the application with it. */
export function ErrorBoundary({ resetKey, children }: ErrorBoundaryProps) {
  return (
    <Boundary key={resetKey} instead={failed}>
      {children}
    </Boundary>
  );
}
