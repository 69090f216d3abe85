import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Fragments are masked in the types as code generation prints them. Types without fragments are what they were. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

export type { FragmentType, Unmasked } from '@apollo/client';
