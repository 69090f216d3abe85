import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Renders a replacement for the failed content. `retry` renders the content again. */
  readonly instead: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Error boundary: a failure of its content does not unmount the rest of the page. */
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
