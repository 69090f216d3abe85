/** Tests whether a host, as in a URL, is a name of this machine. */
export function isThisMachine(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    /^127(\.\d+){3}$/.test(host) ||
    host === '[::1]' ||
    host === '::1'
  );
}
