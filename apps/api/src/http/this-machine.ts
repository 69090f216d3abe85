/** Whether a host, as an address of the web has it, is a name of the machine itself. */
export function isThisMachine(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    /^127(\.\d+){3}$/.test(host) ||
    host === '[::1]' ||
    host === '::1'
  );
}
