import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Keys of the configuration in the page: `{ auth: 'mutation' }`. */
export type PageConfig = Readonly<Record<string, unknown>>;
/** Makes the configuration that is served of the one that the page has. */
export type Configure = (own: PageConfig) => PageConfig;

const block = /(<script type="application\/json" id="admin-config">)([\s\S]*?)(<\/script>)/;

/**
 * A copy of the built application with another configuration in its page. The build stays as it is,
 * and a build that is made anew while the copy is served does not change it.
 */
export function configuredFolder(
  webRoot: string,
  configure: Configure,
): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'admin-web-'));
  cpSync(webRoot, path, { recursive: true });
  const page = join(path, 'index.html');
  writeFileSync(page, configuredPage(readFileSync(page, 'utf8'), configure));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function configuredPage(html: string, configure: Configure): string {
  return html.replace(block, (_, open: string, written: string, close: string) => {
    const pageConfig: PageConfig = JSON.parse(written.trim() || '{}');
    // `<` could end the script.
    return open + JSON.stringify(configure(pageConfig)).replaceAll('<', String.raw`\u003c`) + close;
  });
}
