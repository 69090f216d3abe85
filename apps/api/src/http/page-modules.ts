import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Manifest of the build: URLs of files by screen and by resource. */
interface PageModules {
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly resources: Readonly<Record<string, readonly string[]>>;
}

/**
 * Adds the modules of the page's address to its head, so that they load in parallel with the entry
 * rather than after it. `/orders/17` is the screen `show` of `orders`. Without a manifest, or for
 * an address without a resource, the page is unchanged.
 */
export function withPageModules(
  html: string,
  modules: PageModules | undefined,
  path: string,
): string {
  const { resource, screen } = named(path);
  const own =
    modules && Object.hasOwn(modules.resources, resource) && Object.hasOwn(modules.screens, screen);
  if (!own) return html;
  const files = new Set([
    ...(modules.screens[screen] ?? []),
    ...(modules.resources[resource] ?? []),
  ]);
  const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

export function readPageModules(folder: string): PageModules | undefined {
  const file = join(folder, '_assets/pages.json');
  if (!existsSync(file)) return undefined;
  const modules: PageModules = JSON.parse(readFileSync(file, 'utf8'));
  return modules;
}

/**
 * Of a path that is decoded: `/orders`, `/orders/new`, `/orders/17`, `/orders/17/edit`. An id may
 * hold anything, and is one segment still only while encoded.
 */
function named(path: string): { readonly resource: string; readonly screen: string } {
  const [resource = '', second, ...innerSegments] = path.replace(/^\/|\/$/g, '').split('/');
  if (second === undefined) return { resource, screen: 'list' };
  if (innerSegments.length === 0) return { resource, screen: second === 'new' ? 'create' : 'show' };
  return { resource, screen: innerSegments.at(-1) === 'edit' ? 'edit' : 'show' };
}
