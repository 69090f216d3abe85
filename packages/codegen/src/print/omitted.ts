/** How an omitted operation calls itself that is an action, or another query. */
export const actionRole = (name: string): string => `action ${name}`;
export const queryRole = (name: string): string => `query ${name}`;
/** How an omitted operation calls itself that is a list which records hold. */
export const nestedRole = (name: string): string => `nested ${name}`;
/** How a resource calls itself that is left out whole. */
export const resourceRole = 'resource';

export interface OmittedOperation {
  /** Empty for an action of no resource, and for the other queries. */
  readonly resource: string;
  /** `list`, `update`, `action cancelOrder`, `query salesByMonth`, `resource`. */
  readonly role: string;
  readonly reason: string;
}
