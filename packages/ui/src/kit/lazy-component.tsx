import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';

import { Boundary } from './boundary.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { errorCode } from '../text/error-text.ts';
import { createLoadable, useLoaded } from '../values/loadable.ts';

/** A component whose code is loaded when it is first rendered. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Preloads the code. A failure is reported when the component is rendered. */
  readonly preload: () => void;
}

/** Props of an overlay that can be closed. */
interface Closable {
  readonly onClose?: () => void;
}

/**
 * A component whose code is loaded when it is first shown. `placeholder` is rendered until then;
 * later renderings are synchronous.
 *
 * A load failure, for example after a release removed the file, leaves the rest of the page intact:
 * an error panel replaces the component, or is shown over the page where the component has an
 * `onClose`. The load can be retried. Other failures are thrown.
 *
 * @param isUnasked the user did not request the component: after a load failure nothing is shown
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
  isUnasked = false,
): LazyComponent<Props> {
  const code = createLoadable(load);
  function Loaded(props: Props) {
    const Component = useLoaded(code);
    return Component ? <Component {...props} /> : placeholder;
  }
  const ComponentOrFailure = (props: Props & Closable) => {
    const { onClose } = props;
    const instead = (error: unknown) => {
      if (errorCode(error) !== 'CHUNK') throw error;
      return (
        !isUnasked && (
          <Box sx={onClose && over}>
            <ErrorPanel error={error} onClose={onClose && (() => onClose())} />
          </Box>
        )
      );
    };
    return (
      <Boundary instead={instead}>
        <Loaded {...props} />
      </Boundary>
    );
  };
  return Object.assign(ComponentOrFailure, {
    preload: () => void code.load().catch(() => undefined),
  });
}

const over = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: 24,
  left: 0,
  right: 0,
  display: 'flex',
  justifyContent: 'center',
  px: 2,
} as const;
