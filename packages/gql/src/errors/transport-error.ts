import { BaseError } from './base-error.ts';

/**
 * There is no usable response: the request did not arrive, the response timed out, or it is no
 * GraphQL response. Errors that the server reports itself have other classes.
 */
export abstract class TransportError<TCode extends string = string> extends BaseError<TCode> {}
