import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';

/** Bytes below which an answer is sent as it is: compressing saves less than it costs. */
const smallest = 1_000;

/** Compression of an uncompressed answer: JSON of some length. A stream of parts is not compressed. */
export function compressionFor(
  request: IncomingMessage,
  { headers }: IncomingMessage,
): { readonly encoding: Encoding; readonly stream: Transform } | undefined {
  const isJson = /^application\/(json|graphql-response\+json)\b/.test(
    headers['content-type'] ?? '',
  );
  const length = headers['content-length'];
  const encoding = acceptedEncoding(request.headers);
  if (
    request.method === 'HEAD' ||
    !isJson ||
    encoding === undefined ||
    headers['content-encoding'] !== undefined ||
    Number(length ?? smallest) < smallest
  )
    return undefined;
  return {
    encoding,
    stream:
      encoding === 'br'
        ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
        : createGzip(),
  };
}
