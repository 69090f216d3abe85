/** Role of an omitted action or other query in a report. */
export const actionRole = (name: string): string => `action ${name}`;
export const queryRole = (name: string): string => `query ${name}`;
/** Role of an omitted nested list in a report. */
export const nestedRole = (name: string): string => `nested ${name}`;
/** Role in the report of a resource that is omitted entirely. */
export const resourceRole = 'resource';

export interface OmittedOperation {
  /** Empty for an action of no resource, and for the other queries. */
  readonly resource: string;
  /** `list`, `update`, `action cancelOrder`, `query salesByMonth`, `resource`. */
  readonly role: string;
  readonly reason: string;
}
