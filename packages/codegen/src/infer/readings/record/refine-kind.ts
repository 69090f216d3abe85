import type { FieldKind } from '../../../model.ts';
import { seamless, words } from '../../facts/names/words.ts';

const longText = new Set([
  'description',
  'notes',
  'note',
  'comment',
  'comments',
  'body',
  'text',
  'content',
  'message',
  'summary',
  'bio',
  'biography',
  'excerpt',
  'about',
  'remarks',
  'details',
  'html',
  'markdown',
  'reason',
  'instructions',
  'memo',
  'abstract',
  'story',
  'feedback',
  'review',
]);

/** A string may hold long text, an address or a link, by the habit of its name. */
export function refineKind(kind: FieldKind, name: string): FieldKind {
  if (kind !== 'string') return kind;
  const last = words(name).at(-1) ?? '';
  if (longText.has(last)) return 'text';
  if (last === 'email' || seamless(name) === 'emailaddress') return 'email';
  if (['url', 'uri', 'website', 'homepage', 'link', 'href'].includes(last)) return 'url';
  return kind;
}
