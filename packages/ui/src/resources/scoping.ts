import type { FilterDescriptor, RecordKey, ResourceDescriptor } from '@admin/gql/resource';

/** Values of scopes by their names, as text: `{ organization: 'acme' }`. */
export type ScopeValues = Readonly<Record<string, string>>;

/** How a resource behind a scope takes its value. */
export interface Scoping {
  /** Filters of its list whose values are those of scopes. */
  readonly filters: readonly (FilterDescriptor & { readonly scope: string })[];
  /**
   * The resource as it is in a scope: its operations take the values by themselves, its list and
   * its forms do not ask for them.
   */
  within(values: ScopeValues): ResourceDescriptor;
}

/** A descriptor in a scope. */
export type Scoped<TDescriptor extends ResourceDescriptor> = TDescriptor & {
  /** What the keys of the records hold besides: values of the scope. */
  readonly scopeKey?: RecordKey | undefined;
};
