import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /**
   * Fragments are masked in the types as code generation prints them. Types without fragments are
   * what they were.
   */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/**
 * Prop type of a component whose data a fragment describes: `FragmentType<typeof
 * OrderCardFragmentDoc>`. Apollo Client's own.
 */
export type { FragmentType } from '@apollo/client';
/** The data with all that its fragments hold. Apollo Client's own. */
export type { Unmasked } from '@apollo/client';
