import { Component, type ReactNode } from 'react';

import { errorCode } from './error-text.ts';
import { ErrorPanel } from './error-panel.tsx';

export interface ErrorBoundaryProps {
  /** The boundary starts anew when it changes: the address, for one. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string;
}

/** Keeps a failed screen from taking the rest of the application with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    // A module that failed to load fails for good: only a new page asks for it again.
    const retry = () => (errorCode(failure.error) === 'CHUNK' ? window.location.reload() : this.setState({ failure: null }));
    return <ErrorPanel error={failure.error} onRetry={retry} />;
  }
}
