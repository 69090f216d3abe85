import { isRecord } from '../values/is-record.ts';

/** A file that may be a picture. */
export interface PictureFile {
  readonly address: string;
  /** What it shows, by its own words; empty for none. */
  readonly alt: string;
}

/** Pixels alone: a drawing in SVG would bring code of others along. */
const pixels = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon);base64,/i;
const rooted = /^\/(?![/\\])\S+$/;
const relative = /^(?![/\\]|[\w.+-]+:)[^\s?#]+\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;
const typeName = /^(?:mime|content)_?(?:type)?$/i;
const otherTypes = /^(?:application|audio|font|model|text|video)\//i;
const altName = /^alt(?:ernative)?_?(?:text)?$/i;

/**
 * The file of a value; `undefined` where there is no address, or that of something else. `image`:
 * as in `FieldDescriptor`. `beside`: what the value is of.
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
 * `lamp.png` of `https://cdn.example.com/a/lamp.png?w=64`; the host where there is no name, nothing
 * of data. `address`: whole, with its host.
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
