import type { TFunction } from 'i18next';

/** Kinds of refusals with a text in the catalogue: `form.refused.UNIQUE_VIOLATION`. */
export const explained = [
  'UNIQUE_VIOLATION',
  'FOREIGN_KEY_VIOLATION',
  'CHECK_VIOLATION',
  'NOT_NULL_VIOLATION',
  'EXCLUSION_VIOLATION',
  'VALUE_TOO_LONG',
  'VALUE_OUT_OF_RANGE',
  'NOT_WRITTEN',
] as const;

type Explained = (typeof explained)[number] | 'FAULT' | 'INVALID_KEY';

/**
 * Kinds of refusals in the answers of foreign servers: by the codes of PostgreSQL, Prisma and
 * Directus, and by the English messages of Strapi, Payload, Keystone and Hasura, which send no code
 * or the same one for everything. `FAULT` means that the server hides the reason, as PostGraphile
 * does. The first matching line applies.
 */
const foreign: readonly (readonly [kind: Explained, codes: RegExp, sentences: RegExp])[] = [
  ['INVALID_KEY', /^INVALID_KEY$/, /^$/],
  ['FAULT', /^$/, /logged with (hash|id)|internal (server )?error|unexpected error|went wrong/i],
  [
    'UNIQUE_VIOLATION',
    /^(23505|P2002|RECORD_NOT_UNIQUE)$/,
    /\bunique|uniqueness|duplicate|already (exists|in use|taken|registered|been taken)/i,
  ],
  [
    'FOREIGN_KEY_VIOLATION',
    /^(23503|P2003|P2025|INVALID_FOREIGN_KEY)$/,
    /foreign key|does not exist in (the )?(related|referenced)/i,
  ],
  [
    'NOT_NULL_VIOLATION',
    /^(23502|P2011|P2012|NOT_NULL_VIOLATION)$/,
    /not[- ]null|(can(no|')t|must not|may not|should not) be (null|empty|blank)|\b(is|are) (a )?required|must be defined/i,
  ],
  [
    'VALUE_TOO_LONG',
    /^(22001|P2000|VALUE_TOO_LONG)$/,
    /too long|at most \d+ char|maximum length|max(imum)? \d+ char|(exceeds|longer than).*(length|char)/i,
  ],
  [
    'VALUE_OUT_OF_RANGE',
    /^(22003|P2020|VALUE_OUT_OF_RANGE)$/,
    /out of range|(greater|less|more) than|at (least|most) \d/i,
  ],
  ['EXCLUSION_VIOLATION', /^23P01$/, /exclusion constraint/i],
  ['CHECK_VIOLATION', /^(23514|P2004)$/, /check constraint/i],
];

/** Whether a message is in the language of the page. One in another language is shown as a detail. */
function isOwn(message: string, t: TFunction): boolean {
  const isRussian = (text: string) => /[а-яё]/i.test(text);
  return isRussian(message) === isRussian(t('form.refused.other'));
}

/**
 * Text of a server's message: the message, if it is in the language of the page, else our text for
 * its kind, followed by the message.
 */
export function foreignMessage(message: string, code: string | undefined, t: TFunction): string {
  const text = message.trim();
  if (text === '') return t('form.refused.other');
  const kind =
    explained.find((each) => each === code) ??
    foreign.find(
      ([, codes, sentences]) => (code !== undefined && codes.test(code)) || sentences.test(text),
    )?.[0];
  // A masked error has no reason to show, and a GraphQL type message is not written for users.
  const isReadable = kind !== 'FAULT' && kind !== 'INVALID_KEY';
  if (isOwn(text, t) && isReadable) return text;
  return `${t(`form.refused.${kind ?? 'other'}`)} ${t('form.refused.answer', { message: text })}`;
}
