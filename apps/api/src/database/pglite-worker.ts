import { parentPort, workerData } from 'node:worker_threads';
import { openPgliteSession } from './pglite-session.ts';

/** Worker thread that owns the embedded database, so that a slow query never blocks the web server. */
export type WorkerRequest = Uint8Array | 'close';
export type WorkerReply = 'ready' | 'closed' | Uint8Array | { readonly error: string };

if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread only.');
const port = parentPort;
const reply = (message: WorkerReply, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);
// Data that `PgliteServer` passes.
const { dataDir }: { readonly dataDir: string } = workerData;

try {
  const session = await openPgliteSession(dataDir);
  port.on('message', (message: WorkerRequest) => {
    void answer(message);
  });
  const answer = async (message: WorkerRequest): Promise<void> => {
    try {
      if (message === 'close') {
        await session.close();
        reply('closed');
        port.close();
        return;
      }
      const answered = await session.exec(message);
      // A copy made by the session: nobody else holds its buffer.
      reply(answered, [answered.buffer]);
    } catch (error) {
      reply({ error: String(error) });
    }
  };
  reply('ready');
} catch (error) {
  reply({ error: String(error) });
}
