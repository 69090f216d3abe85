/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { ProbeDescriptor, SignInDescriptor } from '@admin/gql/runtime';

/** The endpoint's own sign-in. */
export const signIn: SignInDescriptor | undefined = undefined;

/** What is asked to learn whether a token or a session holds. */
export const probe: ProbeDescriptor | undefined = undefined;
