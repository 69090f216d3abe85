/** Milliseconds after which the object URL of a download is revoked. */
const longest = 86_400_000;

/** Downloads a blob as a file. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), longest);
}
