import { seamless, words } from './words.ts';

/** Names that say in which language, market or state a record is meant, whatever else it says. */
const dimensions = new Set([
  'locale',
  'localecode',
  'language',
  'languagecode',
  'lang',
  'channel',
  'channelslug',
  'market',
  'stage',
  'draft',
  'preview',
]);

export const isDimensionName = (name: string): boolean => dimensions.has(seamless(name));

const hasWord = (known: ReadonlySet<string>) => (value: string) =>
  words(value.toLowerCase()).some((word) => known.has(word));

/** Tests whether a value of an enum means a published record. */
export const isPublishedName = hasWord(new Set(['published', 'live', 'public']));

/** Tests whether a value of an enum means a record that is not published yet. */
export const isDraftName = hasWord(new Set(['draft', 'drafts', 'unpublished', 'preview']));
