import type { CreateAuth } from './auth.ts';

/** No sign-in: whoever opens the page may do what the endpoint allows. */
export const noAuth = (): CreateAuth => () => ({ start: () => Promise.resolve(null) });
