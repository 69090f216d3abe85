import { BaseError } from './base-error.ts';

/**
 * There is no usable answer: the request did not arrive, nothing came back in time, or what came
 * back is no GraphQL response. A refusal that the server put into words is one of the other
 * classes.
 */
export abstract class TransportError<TCode extends string = string> extends BaseError<TCode> {}
