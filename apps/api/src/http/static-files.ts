import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { readPageModules, withPageModules } from './page-modules.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** Vite puts a hash of the content into the names of what it builds: such a file never changes. */
const hashedName = /-[\w-]{8,}\.[a-z\d]+$/;

/**
 * Serves a folder of built files; any other path that a browser opens gets `index.html`, with the
 * modules of its address named, so that the application routes it.
 */
export function createStaticFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const compressed = new Map<string, Buffer>();
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' })
        .end('Files are read only.');
      return;
    }
    const path = pathOf(request.url ?? '/');
    const file = path === undefined ? undefined : fileAt(folder, path);
    const shown = file ?? (wantsPage(request, path) ? fileAt(folder, '/index.html') : undefined);
    if (!shown) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const type = types[extname(shown)] ?? 'application/octet-stream';
    const page = shown.endsWith('index.html')
      ? Buffer.from(
          withPageModules(readFileSync(shown, 'utf8'), readPageModules(folder), path ?? '/'),
        )
      : undefined;
    const { size, etag } = page
      ? {
          size: page.length,
          etag: `"${createHash('sha256').update(page).digest('base64url').slice(0, 16)}"`,
        }
      : statOf(shown);
    response.setHeader('Content-Type', type);
    response.setHeader(
      'Cache-Control',
      hashedName.test(shown) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const encoding = compressible.test(type) ? acceptedEncoding(request.headers) : undefined;
    if (encoding) {
      const key = [shown, etag, encoding].join('\n');
      const body = compressed.get(key) ?? (await compress(page ?? readFileSync(shown), encoding));
      compressed.set(key, body);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', body.length);
      response.end(request.method === 'HEAD' ? undefined : body);
      return;
    }
    response.setHeader('Content-Length', size);
    if (request.method === 'HEAD') response.end();
    else if (page) response.end(page);
    else
      createReadStream(shown)
        .on('error', () => response.destroy())
        .pipe(response);
  };
}

function statOf(file: string): { readonly size: number; readonly etag: string } {
  const { size, mtimeMs } = statSync(file);
  return { size, etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` };
}

/** Path of a URL, with nothing that leaves the folder. */
function pathOf(url: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(url.split('?')[0] ?? '/'));
    return path.startsWith(sep) && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined; // malformed escapes
  }
}

function fileAt(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** A page of the application, and not a file that is missing. */
function wantsPage(
  { headers: { accept = '*/*' } }: IncomingMessage,
  path: string | undefined,
): boolean {
  if (path === undefined || path.startsWith('/_assets/')) return false;
  // A client that accepts any type (curl, a fetch) may want a file, which has a dot in its name.
  return (
    accept.includes('html') ||
    (accept.includes('*/*') && !accept.includes('image/') && extname(path) === '')
  );
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? promisify(gzip)(body, { level: 9 })
    : promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
}
