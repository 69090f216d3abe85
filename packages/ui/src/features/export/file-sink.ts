import { download } from '../../kit/download.ts';
import type { FileSink } from '../../session-core/export/export-session.ts';
import type { Bytes, FileKind } from '../../session-core/table-files/file-writer.ts';

interface SavePicker {
  showSaveFilePicker(options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<FileSystemFileHandle>;
}

/** Some browsers have no `remove`. */
type RemovableHandle = FileSystemFileHandle & { remove?(): Promise<void> };

const canPick = (page: object): page is SavePicker => 'showSaveFilePicker' in page;

/**
 * Opens a file that grows on the disk instead of in the memory of the tab: one that the user
 * chooses, if the browser has such a dialog, else a file in the browser's private storage that is
 * downloaded once complete, else blobs in memory or on disk, as the browser decides. `null`: the
 * user chose no file. Must be called in the handler of a click.
 */
export async function openFileSink(
  name: string,
  { extension, type }: FileKind,
): Promise<FileSink | null> {
  const file = `${fileName(name)}${extension}`;
  const page: object = globalThis;
  if (canPick(page)) {
    try {
      const handle: RemovableHandle = await page.showSaveFilePicker({
        suggestedName: file,
        types: [{ accept: { [type]: [extension] } }],
      });
      return await chosenFile(handle);
    } catch (error) {
      if (isNamed(error, 'AbortError')) return null;
      // A frame or a policy may forbid the dialog. The file is then downloaded.
      if (!isNamed(error, 'SecurityError') && !isNamed(error, 'NotAllowedError')) throw error;
    }
  }
  return (await privateFile(file, type)) ?? partsInMemory(file, type);
}

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/** Replaces characters that an operating system forbids in file names with spaces. */
const fileName = (name: string): string =>
  name
    // oxlint-disable-next-line no-control-regex -- Names of files have none of these.
    .replace(/[\u0000-\u001f"*/:<>?\\|]+/g, ' ')
    .trim()
    .slice(0, 120);

async function chosenFile(handle: RemovableHandle): Promise<FileSink> {
  const stream = await handle.createWritable();
  return {
    write: (chunk) => stream.write(chunk),
    close: () => stream.close(),
    abort: async () => {
      await stream.abort();
      // The browser created an empty file when it was chosen. A file that existed before keeps its
      // content.
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}

const folder = 'exports';

/**
 * Deletes files of earlier exports, by this page or a previous one. A download reads its file when
 * it begins.
 */
async function privateFile(file: string, type: string): Promise<FileSink | null> {
  try {
    const directory = await (
      await navigator.storage.getDirectory()
    ).getDirectoryHandle(folder, { create: true });
    const own = `${Date.now()}-${crypto.randomUUID()}`;
    await forgetOlder(directory);
    const handle = await directory.getFileHandle(own, { create: true });
    const stream = await handle.createWritable();
    return {
      write: (chunk) => stream.write(chunk),
      close: async () => {
        await stream.close();
        download(new File([await handle.getFile()], file, { type }), file);
      },
      abort: async () => {
        await stream.abort();
        await directory.removeEntry(own);
      },
    };
  } catch {
    // In a private window, without a secure origin, or if the browser allows such writes only in
    // workers.
    return null;
  }
}

/** Milliseconds of a day, which exceed the time of any download. */
const longest = 86_400_000;

async function forgetOlder(directory: FileSystemDirectoryHandle): Promise<void> {
  for await (const name of directory.keys()) {
    if (Date.now() - Number(name.split('-')[0]) > longest)
      await directory.removeEntry(name).catch(() => undefined);
  }
}

/** Bytes of a blob. Browsers move large blobs to the disk. */
const piece = 4_000_000;

function partsInMemory(file: string, type: string): FileSink {
  const parts: Blob[] = [];
  let pending: Bytes[] = [];
  let size = 0;
  const gather = () => {
    parts.push(new Blob(pending));
    pending = [];
    size = 0;
  };
  return {
    write: async (chunk) => {
      pending.push(chunk);
      size += chunk.length;
      if (size >= piece) gather();
    },
    close: async () => {
      gather();
      download(new Blob(parts, { type }), file);
    },
    abort: async () => {
      parts.length = 0;
      pending = [];
    },
  };
}
