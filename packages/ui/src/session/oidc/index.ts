export { oidcAuth, type OidcAuthOptions } from './oidc-auth.ts';
