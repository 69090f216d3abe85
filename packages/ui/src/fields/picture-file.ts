import { isRecord } from '../values/is-record.ts';

/** A file that may be an image. */
export interface PictureFile {
  readonly address: string;
  /** Alternative text from the data; empty where there is none. */
  readonly alt: string;
}

/** Raster images only, because SVG data could contain scripts. */
const pixels = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon);base64,/i;
const rooted = /^\/(?![/\\])\S+$/;
const relative = /^(?![/\\]|[\w.+-]+:)[^\s?#]+\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;
const typeName = /^(?:mime|content)_?(?:type)?$/i;
const otherTypes = /^(?:application|audio|font|model|text|video)\//i;
const altName = /^alt(?:ernative)?_?(?:text)?$/i;

/**
 * Image file of a value; `undefined` where it has no address, or the address of another kind of
 * file. `image`: path, as in `FieldDescriptor`. `beside`: the record or object of the value.
 */
export function pictureFile(
  image: readonly string[],
  value: unknown,
  beside: Readonly<Record<string, unknown>> = {},
): PictureFile | undefined {
  let address = value;
  let holder = beside;
  for (const name of image) {
    if (!isRecord(address)) return undefined;
    holder = address;
    address = address[name];
  }
  if (
    typeof address !== 'string' ||
    otherTypes.test(textOf(holder, typeName)) ||
    !isAddress(address)
  )
    return undefined;
  return { address, alt: textOf(holder, altName) };
}

function textOf(holder: Readonly<Record<string, unknown>>, name: RegExp): string {
  const text = Object.entries(holder).find(([key]) => name.test(key))?.[1];
  return typeof text === 'string' ? text : '';
}

function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text)
    ? URL.canParse(text)
    : pixels.test(text) || rooted.test(text) || relative.test(text);
}

/**
 * Name of the file at an absolute address: `lamp.png` for
 * `https://cdn.example.com/a/lamp.png?w=64`. The host where the path is empty; `''` for `data:`
 * URLs.
 */
export function fileName(address: string): string {
  const url = URL.parse(address);
  if (!url || url.protocol === 'data:') return '';
  const last = url.pathname.split('/').findLast(Boolean) ?? url.host;
  try {
    return decodeURIComponent(last);
  } catch {
    return last; // malformed escapes
  }
}
