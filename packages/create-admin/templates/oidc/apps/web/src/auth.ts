import { oidcAuth } from '@admin/ui/oidc';

/** How people sign in: OpenID Connect, code flow with PKCE. */
export const auth = oidcAuth({ issuer: '{{issuer}}', clientId: '{{clientId}}' });
