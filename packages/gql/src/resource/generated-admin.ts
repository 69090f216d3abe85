import type { SchemaConfig } from '../cache/schema-config.ts';
import type { ActionGroup } from './action.ts';
import type { ResourceSummary } from './descriptor.ts';
import type { QueriesSummary } from './query.ts';
import type { AnyRegistry } from './resource-types.ts';
import type { ProbeDescriptor, SignInDescriptor } from './sign-in.ts';

/** All generated modules of a schema, as collected in its `admin.ts`. */
export interface GeneratedAdmin<TTypes extends AnyRegistry = AnyRegistry> {
  /** Types of the resources, for the compiler; `undefined` at run time. */
  readonly types?: TTypes | undefined;
  readonly resources: readonly ResourceSummary[];
  /** Groups of the navigation, for an application that does not define any. */
  readonly navigation?: readonly GeneratedGroup[] | undefined;
  /** Loads the actions that belong to no resource. */
  readonly tools?: (() => Promise<ActionGroup>) | undefined;
  /** Queries that no resource shows. */
  readonly queries?: QueriesSummary | undefined;
  readonly schema: SchemaConfig;
  /** Loads the sign-in of the endpoint, when a user signs in with it. */
  readonly signIn?: (() => Promise<EndpointSignIn>) | undefined;
}

/** An inferred group of the navigation. */
export interface GeneratedGroup {
  /** By language: `{ ru: 'Продажи', en: 'Sales' }`; or the key of a text. */
  readonly title: string | { readonly ru?: string | undefined; readonly en: string };
  /** Names of resources, the most important first. */
  readonly items: readonly string[];
  /** Its resources are rarely used: the group is collapsed. */
  readonly isFolded?: true | undefined;
}

/** Generated sign-in of an endpoint. */
export interface EndpointSignIn {
  readonly signIn?: SignInDescriptor | undefined;
  readonly probe?: ProbeDescriptor | undefined;
}
