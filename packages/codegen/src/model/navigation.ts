/** Groups and order of the resources in the navigation. */
export interface Navigation {
  /** The most important first; none in a small schema. A resource may be in none of them. */
  readonly groups: readonly NavigationGroup[];
  /** Types of records that stand folded away, by name of the resource. */
  readonly technical: readonly string[];
}

export interface NavigationGroup {
  readonly title: { readonly ru?: string; readonly en: string };
  /** `Resource.name` of the resource that the group is called as, in every language. */
  readonly hub?: string;
  /** Types of records, the most important first. */
  readonly types: readonly string[];
}
