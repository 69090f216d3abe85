import type { SchemaConfig } from '../cache/schema-config.ts';
import type { ActionGroup } from './action.ts';
import type { ResourceSummary } from './descriptor.ts';
import type { QueriesSummary } from './query.ts';
import type { AnyRegistry } from './resource-types.ts';
import type { ProbeDescriptor, SignInDescriptor } from './sign-in.ts';

/** All that codegen writes of one schema for an application, as its `admin.ts` gathers it. */
export interface GeneratedAdmin<TTypes extends AnyRegistry = AnyRegistry> {
  /** What the compiler knows of the resources; at run time it is not there. */
  readonly types?: TTypes | undefined;
  readonly resources: readonly ResourceSummary[];
  /** Groups of the navigation, for an application that defines none. */
  readonly navigation?: readonly GeneratedGroup[] | undefined;
  /** What can be done that belongs to no resource. */
  readonly tools?: (() => Promise<ActionGroup>) | undefined;
  /** What can be asked that no resource shows. */
  readonly queries?: QueriesSummary | undefined;
  readonly schema: SchemaConfig;
  /** What is known of the endpoint's own sign-in; loaded where somebody signs in by it. */
  readonly signIn?: (() => Promise<EndpointSignIn>) | undefined;
}

/** A group of the navigation, as it was inferred. */
export interface GeneratedGroup {
  /** By language: `{ ru: 'Продажи', en: 'Sales' }`; or the key of a text. */
  readonly title: string | { readonly ru?: string | undefined; readonly en: string };
  /** Names of resources, the most important first. */
  readonly items: readonly string[];
  /** Its resources are seldom opened: they are shown on request. */
  readonly isFolded?: true | undefined;
}

/** What was generated about the sign-in of an endpoint. */
export interface EndpointSignIn {
  readonly signIn?: SignInDescriptor | undefined;
  readonly probe?: ProbeDescriptor | undefined;
}
