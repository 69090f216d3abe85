/** Milliseconds that the browser may take to read a file that it was handed. */
const longest = 86_400_000;

/** Hands a file to the browser, as if a link to it had been pressed. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), longest);
}
