import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** What stands in the place of what failed. `retry` renders that again. */
  readonly instead: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Keeps what fails in a part of the page from taking the rest with it. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { instead, children } = this.props;
    return failure ? instead(failure.error, () => this.setState({ failure: undefined })) : children;
  }
}
