import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** PGlite spoken to in PostgreSQL's wire protocol: bytes from a client in, the answer's bytes out. */
export interface PgliteSession {
  exec(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** 32 MB are enough for one connection; the default of 128 MB costs 165 MB more memory at rest. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Alphabetical order, with `ё` next to `е`; the default is the order of bytes. */
const initDbStartParams = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und'];

export async function openPgliteSession(dataDir: string): Promise<PgliteSession> {
  const db = await PGlite.create(dataDir, {
    startParams,
    initDbStartParams,
    extensions: { pg_trgm },
  });
  /** The stream variant, because `execProtocolRaw` keeps every answer it ever gave. */
  const run = async (message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    await db.execProtocolRawStream(message, {
      syncToFs: false,
      onRawData: (chunk) => chunks.push(chunk.slice()),
    });
    return chunks.length === 1 && chunks[0] ? chunks[0] : new Uint8Array(Buffer.concat(chunks));
  };
  return {
    close: () => db.close(),
    async exec(message) {
      if (isStartupMessage(message)) {
        // PGlite is one session for ever: give the new client a clean one.
        await run(simpleQuery('rollback'));
        await run(simpleQuery('discard all'));
      }
      return run(message);
    },
  };
}

/** The only message without a type byte: it begins with its length, which is below 2^24. */
function isStartupMessage(message: Uint8Array): boolean {
  return message[0] === 0;
}

function simpleQuery(text: string): Uint8Array {
  const message = Buffer.from(`Q\0\0\0\0${text}\0`);
  message.writeUInt32BE(message.length - 1, 1);
  return new Uint8Array(message);
}
