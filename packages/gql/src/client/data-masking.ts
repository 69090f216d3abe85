import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Masks fragments in the types printed by code generation. Types without fragments are unchanged. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/**
 * Prop type of a component whose data a fragment describes: `FragmentType<typeof
 * OrderCardFragmentDoc>`. Apollo Client's own.
 */
export type { FragmentType } from '@apollo/client';
/** Data including the fields of all fragments. Apollo Client's own. */
export type { Unmasked } from '@apollo/client';
