/** How an omitted operation calls itself that is an action, or another query. */
export const actionRole = (name: string): string => `action ${name}`;
export const queryRole = (name: string): string => `query ${name}`;

export interface OmittedOperation {
  /** Empty for an action of no resource, and for the other queries. */
  readonly resource: string;
  /** `list`, `update`, `action cancelOrder`, `query salesByMonth`. */
  readonly role: string;
  readonly reason: string;
}
