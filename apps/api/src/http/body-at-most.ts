import type { IncomingMessage } from 'node:http';

/** Whether a request has a body of more bytes than these, or does not say how many it has. */
export function mayExceed({ headers }: IncomingMessage, bytes: number): boolean {
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytes
  );
}

/**
 * The body of a request; undefined, with nothing of it kept and without waiting for the rest, where
 * it has more bytes than these.
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
      // What still comes flows away, so that the connection can be used for the answer and the next
      // request.
      request.off('data', receive);
      chunks.length = 0;
      resolve(undefined);
    };
    request.on('data', receive);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}
