// Client
export { createAdminClient, type AdminClientOptions } from './client/create-admin-client.ts';
export { loadWrites } from './client/fresh-link.ts';
export { markStale, type StaleRecords } from './client/mark-stale.ts';
export type { FragmentType, Unmasked } from './client/data-masking.ts';

// Cache
export { createAdminCache } from './cache/create-admin-cache.ts';
export { addCacheRules } from './cache/cache-rules.ts';
export {
  emptySchemaConfig,
  type CacheRules,
  type CustomScalar,
  type FieldRules,
  type KeySpecifier,
  type ScalarKind,
  type SchemaConfig,
  type TypeRules,
} from './cache/schema-config.ts';

// Lists that grow
export { watchGrowingList } from './list/watch-growing-list.ts';
export { growingListOf, type GrowingListRequest, type PagedList } from './list/growing-list-of.ts';
export type {
  GrowingList,
  GrowingListOptions,
  GrowingListState,
  ListPage,
  RecordFailures,
} from './list/growing-list.ts';

// Errors
export { AdminError, type AdminErrorCode } from './errors/admin-error.ts';
export type { AdminErrorOptions, BaseError, OperationType } from './errors/base-error.ts';
export { toAdminError } from './errors/to-admin-error.ts';
export { MutationRejectedError, type Problem } from './errors/mutation-rejected-error.ts';
export { WriteUnconfirmedError } from './errors/write-unconfirmed-error.ts';
export { ReadRefusedError } from './errors/read-refused-error.ts';
export { UnauthenticatedError } from './errors/unauthenticated-error.ts';
export { ForbiddenError } from './errors/forbidden-error.ts';
export { NotFoundError } from './errors/not-found-error.ts';
export { ConflictError } from './errors/conflict-error.ts';
export { TooManyRequestsError } from './errors/too-many-requests-error.ts';
export { InvalidOperationError } from './errors/invalid-operation-error.ts';
export { ServerFaultError } from './errors/server-fault-error.ts';
export { TransportError } from './errors/transport-error.ts';
export { NetworkError } from './errors/network-error.ts';
export { RequestTimeoutError } from './errors/request-timeout-error.ts';
export { ServerStatusError } from './errors/server-status-error.ts';
export { UnreadableResponseError } from './errors/unreadable-response-error.ts';
export { EmptyResponseError } from './errors/empty-response-error.ts';
export { AbortedError } from './errors/aborted-error.ts';
export { UnexpectedError } from './errors/unexpected-error.ts';
