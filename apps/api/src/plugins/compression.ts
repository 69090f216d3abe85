import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Result } from 'grafserv';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';

/** Bytes; less is as quickly sent as it is. */
const leastLength = 1024;

/**
 * Compresses complete answers, outside the main thread. Streams (`multipart/mixed`, Server-Sent
 * Events) are sent part by part.
 */
export const CompressionPlugin: GraphileConfig.Plugin = {
  name: 'CompressionPlugin',
  grafserv: {
    middleware: {
      processRequest: async (next, { requestDigest }) =>
        compressed(await next(), requestDigest.headers),
    },
  },
};

export async function compressed(
  result: Result | null,
  accepted: IncomingHttpHeaders,
): Promise<Result | null> {
  if (result?.type !== 'buffer' && result?.type !== 'json') return result;
  const { statusCode } = result;
  const headers = { ...result.headers, Vary: 'Accept-Encoding' };
  const body = result.type === 'json' ? Buffer.from(JSON.stringify(result.json)) : result.buffer;
  const encoding =
    body.length < leastLength || isEncoded(headers) ? undefined : acceptedEncoding(accepted);
  if (!encoding) return { ...result, headers };
  const buffer = await compress(body, encoding);
  return {
    type: 'buffer',
    statusCode,
    headers: {
      ...withoutLength(headers),
      'Content-Encoding': encoding,
      'Content-Length': String(buffer.length),
    },
    buffer,
  };
}

function isEncoded(headers: Readonly<Record<string, string>>): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === 'content-encoding');
}

function withoutLength(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length'),
  );
}

/** Qualities that cost less time than they save on a slow line. */
function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? promisify(gzip)(body)
    : promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
}
