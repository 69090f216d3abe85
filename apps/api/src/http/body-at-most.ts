import type { IncomingMessage } from 'node:http';

/** Tests whether a request's body is longer than this number of bytes, or has no declared length. */
export function mayExceed({ headers }: IncomingMessage, bytes: number): boolean {
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytes
  );
}

/**
 * Reads the body of a request; `undefined` where it is longer than this number of bytes. An
 * overlong body is neither stored nor awaited.
 */
export function bodyAtMost(request: IncomingMessage, bytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > bytes) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const receive = (chunk: Buffer): void => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= bytes) return;
      // The remaining data is discarded, so that the connection can be used for the answer and the
      // next request.
      request.off('data', receive);
      chunks.length = 0;
      resolve(undefined);
    };
    request.on('data', receive);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}
