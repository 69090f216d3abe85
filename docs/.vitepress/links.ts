import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { MarkdownRenderer } from 'vitepress';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Where the site has a file of the repository: `docs/errors.md` at `errors.md`, a README as the
 * first page of its folder.
 */
export function pageOf(file: string): string {
  return file
    .replace(/^docs\//, '')
    .replace(/(^|\/)README\.md$/, (_, slash: string) =>
      slash === '' ? 'repository.md' : '/index.md',
    );
}

/**
 * Links between files of the repository, as the site has them. A link to what is no page (source
 * code, a folder) has nowhere to lead: its text stays. VitePress refuses to build where a page does
 * not exist.
 */
export function linksWithinTheSite(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('links-within-the-site', (state) => {
    // The index of the search reads texts only, and has no such path.
    const { realPath: path }: { realPath?: unknown } = state.env;
    if (typeof path !== 'string') return;
    const folder = posix.dirname(relative(repository, path));
    for (const block of state.tokens) {
      let isDropped = false;
      block.children =
        block.children?.filter((token) => {
          if (token.type === 'link_open') {
            const [file = '', anchor] = String(token.attrGet('href')).split('#');
            const target = posix.join(folder, file);
            isDropped =
              isRelative(file) && !file.endsWith('.md') && existsSync(join(repository, target));
            if (isRelative(file) && file.endsWith('.md'))
              token.attrSet(
                'href',
                `/${pageOf(target)}${anchor === undefined ? '' : `#${anchor}`}`,
              );
          }
          const stays = !isDropped || (token.type !== 'link_open' && token.type !== 'link_close');
          if (token.type === 'link_close') isDropped = false;
          return stays;
        }) ?? null;
    }
  });
}

function isRelative(file: string): boolean {
  return file !== '' && !/^([a-z]+:|\/)/i.test(file);
}
