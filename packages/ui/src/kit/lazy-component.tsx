import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';

import { Boundary } from './boundary.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { errorCode } from '../text/error-text.ts';
import { createLoadable, useLoaded } from '../values/loadable.ts';

/** A component that is loaded when it is first shown. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Starts loading the code, so that it is there when the component is shown. A failure shows then. */
  readonly preload: () => void;
}

/** What lies over the page can be closed. */
interface Closable {
  readonly onClose?: () => void;
}

/**
 * A component whose code is loaded when it is first shown, with `placeholder` in its place until
 * then; from then on it is rendered at once.
 *
 * Where its code cannot be loaded, after a release took it away for one, the rest of the page
 * stays: what stands in the page says so in its place, what has an `onClose` says so over the page
 * until it is closed, and can be asked for again. Any other failure is passed on.
 *
 * @param isUnasked nobody has asked for it: where its code cannot be loaded it is left out without
 *   a word
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
