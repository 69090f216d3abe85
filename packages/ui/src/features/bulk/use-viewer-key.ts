import { use } from 'react';

import { SessionContext } from '../../session/session.ts';

/** Tells whose something is that this browser keeps. */
export function useViewerKey(): string {
  const session = use(SessionContext);
  const viewer = session && 'viewer' in session.state ? session.state.viewer : null;
  return String(viewer?.id ?? '');
}
