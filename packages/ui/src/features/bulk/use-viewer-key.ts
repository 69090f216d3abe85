import { use } from 'react';

import { SessionContext } from '../../session/session.ts';

/** Key of the signed-in account, under which this browser stores its data. */
export function useViewerKey(): string {
  const session = use(SessionContext);
  const viewer = session && 'viewer' in session.state ? session.state.viewer : null;
  return String(viewer?.id ?? '');
}
