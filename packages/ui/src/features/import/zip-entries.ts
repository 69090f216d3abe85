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
/** Maximum length of the comment behind the end record. */
const longestComment = 65_535;

/** Entries in the directory at the end of an archive. Their content is not read. */
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
    const extraLength = list.getUint16(at + 30, true);
    const [size, offset] = placeOf(list, at, at + 46 + nameLength, extraLength);
    entries.set(name, { name, compressed: list.getUint16(at + 10, true) !== 0, size, offset });
    at += 46 + nameLength + extraLength + list.getUint16(at + 32, true);
  }
  return entries;
}

/** Marks a size or an offset that is in the extra field. */
const elsewhere = 0xff_ff_ff_ff;
const largeNumbers = 0x00_01;

/**
 * Size and offset of an entry. Streaming writers store both as 64-bit numbers in the extra field,
 * even in small files.
 */
function placeOf(
  list: DataView,
  at: number,
  extra: number,
  extraLength: number,
): readonly [size: number, offset: number] {
  const numbers = [
    list.getUint32(at + 24, true),
    list.getUint32(at + 20, true),
    list.getUint32(at + 42, true),
  ];
  for (
    let field = extra;
    field + 4 <= extra + extraLength;
    field += 4 + list.getUint16(field + 2, true)
  ) {
    if (list.getUint16(field, true) !== largeNumbers) continue;
    let next = field + 4;
    for (const [index, number] of numbers.entries()) {
      if (number !== elsewhere || next + 8 > extra + extraLength) continue;
      numbers[index] = Number(list.getBigUint64(next, true));
      next += 8;
    }
  }
  const [, size = 0, offset = 0] = numbers;
  return [size, offset];
}

/** Text of an entry, in chunks. */
export async function* zipText(
  file: Blob,
  { offset, size, compressed }: ZipEntry,
): AsyncGenerator<string> {
  const head = new DataView(await file.slice(offset, offset + 30).arrayBuffer());
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = fileChunks(file.slice(start, start + size));
  try {
    yield* decoded(
      compressed ? bytes.pipeThrough(new DecompressionStream('deflate-raw')) : bytes,
      new TextDecoder(),
    );
  } catch (error) {
    throw new UnreadableFileError('broken', { cause: error });
  }
}
