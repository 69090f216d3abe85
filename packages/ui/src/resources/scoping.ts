import type { FilterDescriptor, RecordKey, ResourceDescriptor } from '@admin/gql/resource';

/** Values of scopes by name, as text: `{ organization: 'acme' }`. */
export type ScopeValues = Readonly<Record<string, string>>;

/** Binding of a resource to the values of its scopes. */
export interface Scoping {
  /** Filters of the list that are bound to scopes. */
  readonly filters: readonly (FilterDescriptor & { readonly scope: string })[];
  /**
   * The resource in a scope. Its operations are sent with the values; its list and forms do not
   * show their filters and inputs.
   */
  within(values: ScopeValues): ResourceDescriptor;
}

/** A descriptor in a scope. */
export type Scoped<TDescriptor extends ResourceDescriptor> = TDescriptor & {
  /** Key fields that the scope adds to the keys of records. */
  readonly scopeKey?: RecordKey | undefined;
};
