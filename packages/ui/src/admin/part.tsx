import type { ComponentType, ReactNode } from 'react';

import { createLoadable, useLoaded } from './loadable.ts';

export interface Part<Props> {
  (props: Props): ReactNode;
  /** Starts loading the code, so that it is there when the part is shown. A failure shows then. */
  readonly preload: () => void;
}

/** A component whose code is loaded when it is first shown, with `placeholder` in its place until then; from then on it is rendered at once. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>, placeholder: ReactNode = null): Part<Props> {
  const code = createLoadable(load);
  function Loaded(props: Props) {
    const Component = useLoaded(code);
    return Component ? <Component {...props} /> : placeholder;
  }
  return Object.assign(Loaded, { preload: () => void code.load().catch(() => undefined) });
}
