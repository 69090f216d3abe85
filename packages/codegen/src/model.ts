import type { Action } from './model/action.ts';
import type { Problem } from './model/decision.ts';
import type { FieldKind } from './model/field.ts';
import type { Navigation } from './model/navigation.ts';
import type { OtherQuery } from './model/query.ts';
import type { Resource } from './model/resource.ts';
import type { Carrier } from './model/scalars.ts';
import type { SignIn } from './model/sign-in.ts';

export type { Resource, Related, SubscriptionOperation, Tree } from './model/resource.ts';
export { dimensionRoles, type Dimension, type DimensionRole } from './model/dimension.ts';
export type { FieldKind, KeyField, Field } from './model/field.ts';
export type {
  ListOperation,
  Paging,
  PageInfoPaths,
  Sort,
  SortKey,
  SortPlace,
  CountOperation,
} from './model/list.ts';
export type {
  Filter,
  FilterField,
  FilterOperator,
  FilterRelation,
  Quantifier,
} from './model/filter.ts';
export type { OneOperation } from './model/one.ts';
export type { Navigation, NavigationGroup } from './model/navigation.ts';
export type { NestedList } from './model/nested.ts';
export type { Approach } from './model/approach.ts';
export type { WriteOperation, Proof, Input, PresentLinks } from './model/write.ts';
export type { RequiredArgument, KeyArgument, RecordArgument } from './model/arguments.ts';
export type { PayloadErrors } from './model/payload-errors.ts';
export type { Action, ActionPlace, ActionKey, ActionTarget, ActionAnswer } from './model/action.ts';
export type { OtherQuery, QueryPages, QueryPlace, CoveredBy, QueryAnswer } from './model/query.ts';
export type { SignIn } from './model/sign-in.ts';
export type { Carrier, ModuleMember, Money, OwnScalar } from './model/scalars.ts';
export type { Decision, Problem } from './model/decision.ts';
export { memberAt, stepTo, type ArgumentPath, type Path } from './model/path.ts';

/**
 * The resource model: plain data that inference makes of a schema and printers turn into
 * TypeScript.
 */
export interface ResourceModel {
  /** Sorted by name. */
  readonly resources: readonly Resource[];
  /**
   * Mutations that are neither a create, update or delete of a resource nor a sign-in. Sorted by
   * name.
   */
  readonly actions: readonly Action[];
  /** Every query field that is no resource's list, record or count. Sorted by name. */
  readonly queries: readonly OtherQuery[];
  readonly signIn?: SignIn;
  readonly navigation: Navigation;
  /** Kind of each scalar that the schema declares or uses. */
  readonly scalars: Readonly<Record<string, FieldKind>>;
  /** Scalars with a special serialization, and scalars that hold amounts of money. */
  readonly carriers?: Readonly<Record<string, Carrier>>;
  /**
   * Types that look like a resource or a child record and cannot be administered, with the change
   * to the schema that would make them one.
   */
  readonly problems: readonly Problem[];
}
