// The chain
export { createTransport, type TransportOptions } from './create-transport.ts';
export type { RequestHeaders } from './headers-link.ts';
export type { DefaultContext, UploadProgress } from './context.ts';

// Attempts and time
export { createRetryLink, type RetryOptions } from './retry-link.ts';
export { createTimeoutLink } from './timeout-link.ts';
export { createHeadStartLink, type HeadStartOptions } from './head-start-link.ts';

// Credentials
export { createTokenLink } from './token-link.ts';
export type { GetToken } from './context.ts';
export {
  createRefreshCredentialsLink,
  type RefreshCredentialsOptions,
} from './refresh-credentials-link.ts';
export { createLostSessionLink } from './lost-session-link.ts';

// Request formats
export { createUploadLink, type UploadLinkOptions } from './upload-link.ts';
export { createGetQueriesLink } from './get-queries-link.ts';
export { createBatchLink } from './batch-link.ts';
export {
  createPersistedDocumentsLink,
  createAutomaticPersistedQueriesLink,
  documentHash,
} from './persisted-documents-link.ts';
export { createTraceLink, type TraceOptions } from './trace-link.ts';

// Subscriptions
export { createSubscriptionsLink } from './subscriptions-link.ts';
export { createMultipartLink } from './multipart-link.ts';
export { createSseLink, type SseLinkOptions } from './sse-link.ts';
export { createWebSocketLink, type WebSocketLinkOptions } from './web-socket-link.ts';
export type { ReconnectOptions } from './reconnect.ts';

// Errors and numbers in responses
export { createPayloadErrorsLink, type PayloadErrorsLinkOptions } from './payload-errors-link.ts';
export { payloadError, type PayloadErrorOptions } from '../errors/payload-error.ts';
export { createRefusedReadsLink } from './refused-reads-link.ts';
export { createConvertErrorsLink } from './convert-errors-link.ts';
export { exactNumbersFetch } from './exact-numbers.ts';
export { exactPartsFetch } from './exact-parts.ts';
