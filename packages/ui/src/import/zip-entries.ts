import { decoded, fileChunks } from './file-chunks.ts';
import { UnreadableFileError } from './table-row.ts';

/** A part of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly compressed: boolean;
  readonly size: number;
  readonly offset: number;
}

const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
const endLength = 22;
/** What may stand behind the end: a comment. */
const longestComment = 65_535;

/** The list at the end of an archive. The parts themselves are not read. */
export async function zipEntries(file: Blob): Promise<ReadonlyMap<string, ZipEntry>> {
  const from = Math.max(0, file.size - endLength - longestComment);
  const tail = new DataView(await file.slice(from).arrayBuffer());
  let end = tail.byteLength - endLength;
  while (end >= 0 && tail.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) throw new UnreadableFileError('broken');
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const list = new DataView(await file.slice(start, start + size).arrayBuffer());
  const entries = new Map<string, ZipEntry>();
  for (let at = 0; at + 46 <= list.byteLength && list.getUint32(at, true) === entryMark;) {
    const nameLength = list.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, nameLength));
    entries.set(name, { name, compressed: list.getUint16(at + 10, true) !== 0, size: list.getUint32(at + 20, true), offset: list.getUint32(at + 42, true) });
    at += 46 + nameLength + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return entries;
}

/** The text of a part, piece by piece. */
export async function* zipText(file: Blob, { offset, size, compressed }: ZipEntry): AsyncGenerator<string> {
  const head = new DataView(await file.slice(offset, offset + 30).arrayBuffer());
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = fileChunks(file.slice(start, start + size));
  try {
    yield* decoded(compressed ? bytes.pipeThrough(new DecompressionStream('deflate-raw')) : bytes, new TextDecoder());
  } catch (error) {
    throw new UnreadableFileError('broken', { cause: error });
  }
}
