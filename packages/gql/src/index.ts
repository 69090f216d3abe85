// Client
export { createAdminClient, type AdminClientOptions } from './client/create-admin-client.ts';
export type { FragmentType, Unmasked } from './client/data-masking.ts';

// Cache
export { createAdminCache } from './cache/create-admin-cache.ts';
export { addCacheRules } from './cache/cache-rules.ts';
export { emptySchemaConfig, type CacheRules, type FieldRules, type KeySpecifier, type ScalarKind, type SchemaConfig, type TypeRules } from './cache/schema-config.ts';

// Lists that grow
export { watchGrowingList } from './list/watch-growing-list.ts';
export { growingListOf, type GrowingListRequest, type PagedList } from './list/growing-list-of.ts';
export type { GrowingList, GrowingListOptions, GrowingListState, ListPage } from './list/growing-list.ts';

// Transport
export { createTransport, type TransportOptions } from './transport/create-transport.ts';
export { createRetryLink, type RetryOptions } from './transport/retry-link.ts';
export { createRefreshCredentialsLink, type RefreshCredentialsOptions } from './transport/refresh-credentials-link.ts';
export { createUploadLink, type UploadLinkOptions } from './transport/upload-link.ts';
export { createPersistedDocumentsLink, createAutomaticPersistedQueriesLink, documentHash } from './transport/persisted-documents-link.ts';
export { createBatchLink } from './transport/batch-link.ts';
export { createSubscriptionsLink } from './transport/subscriptions-link.ts';
export { createMultipartLink } from './transport/multipart-link.ts';
export { createSseLink, type SseLinkOptions } from './transport/sse-link.ts';
export { createWebSocketLink, type WebSocketLinkOptions } from './transport/web-socket-link.ts';
export type { ReconnectOptions } from './transport/reconnect.ts';
export type { RequestHeaders } from './transport/headers-link.ts';
export { createTimeoutLink } from './transport/timeout-link.ts';
export { createTraceLink, type TraceOptions } from './transport/trace-link.ts';
export { createTokenLink } from './transport/token-link.ts';
export { createPayloadErrorsLink, type PayloadErrorsLinkOptions } from './transport/payload-errors-link.ts';
export { createRefusedReadsLink } from './transport/refused-reads-link.ts';
export { createLostSessionLink } from './transport/lost-session-link.ts';
export { createHeadStartLink, type HeadStartOptions } from './transport/head-start-link.ts';
export { createGetQueriesLink } from './transport/get-queries-link.ts';
export { createConvertErrorsLink } from './transport/convert-errors-link.ts';
export { exactNumbersFetch } from './transport/exact-numbers.ts';
export { exactPartsFetch } from './transport/exact-parts.ts';
export type { DefaultContext, UploadProgress } from './transport/context.ts';

// Errors
export { AdminError, type AdminErrorCode } from './errors/admin-error.ts';
export type { AdminErrorOptions, BaseError, OperationType } from './errors/base-error.ts';
export { toAdminError } from './errors/to-admin-error.ts';
export { payloadError, type PayloadErrorOptions } from './errors/payload-error.ts';
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

// Session
export { changePassword, issuePassword, signIn, signOut } from './session/session.ts';
export {
  ChangePasswordDocument,
  IssuePasswordDocument,
  SignInDocument,
  SignOutDocument,
  type Credentials,
  type PasswordChange,
} from './session/documents.ts';
export { ViewerDocument, type AccountRole, type Viewer } from './session/viewer-document.ts';

// Scalars
export {
  isBigInteger,
  isDecimal,
  isInstant,
  isLocalDate,
  isLocalDateTime,
  isLocalTime,
  toBigInteger,
  toDecimal,
  toInstant,
  toLocalDate,
  toLocalDateTime,
  toLocalTime,
  type BigInteger,
  type Decimal,
  type Instant,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
} from './scalars.ts';

// Resources
export {
  isConfirmed,
  isEditConflict,
  parseRecordId,
  recordId,
  type Capability,
  type ActionDescriptor,
  type ActionGroup,
  type ActionModule,
  type ActionPlace,
  type ActionResult,
  type ActionSummary,
  type AnswerDescriptor,
  type ColumnDescriptor,
  type CountDescriptor,
  type CreateDescriptor,
  type EnumValue,
  type FieldDescriptor,
  type FieldKind,
  type FilterCondition,
  type FilterDescriptor,
  type FilterOperator,
  type FormValues,
  type KeyedResource,
  type KeyFields,
  type KeylessResource,
  type InputDescriptor,
  type IntervalValue,
  type ListDescriptor,
  type ListRequest,
  type PageInfo,
  type PickerDescriptor,
  type ProbeDescriptor,
  type RangeBound,
  type RangeValue,
  type RecordKey,
  type HitDescriptor,
  type MoneyDescriptor,
  type NestedList,
  type NestedListModule,
  type NestedListSummary,
  type PartTexts,
  type QueriesSummary,
  type QueryAnswerDescriptor,
  type QueryDescriptor,
  type QueryGroup,
  type QueryHit,
  type QueryModule,
  type QueryPlace,
  type QuerySummary,
  type ReferenceDescriptor,
  type RelatedDescriptor,
  type RemoveDescriptor,
  type ResourceDescriptor,
  type ResourceRecord,
  type ResourceSummary,
  type ResourceTexts,
  type Say,
  type ShowDescriptor,
  type SignInCredentials,
  type SignInDescriptor,
  type SortKey,
  type Total,
  type UpdateDescriptor,
  type WriteError,
  type WriteResult,
} from './resource/index.ts';
