import type { Input } from '../../../model.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { isMadeSecret } from './secret.ts';

/** An input of a write, as far as it says whether people fill it in. */
export type Fillable = Pick<Input, 'name' | 'kind' | 'required'>;

/**
 * Tests whether an input takes a value that servers and other programs maintain, given its siblings
 * `beside`: a timestamp, a counter, a secret, an id of another system, a property of an uploaded
 * file. A required input is never one.
 */
export function isServerFact(input: Fillable, beside: readonly Fillable[]): boolean {
  return !input.required && rules.some((rule) => rule(input, words(input.name), beside));
}

type Rule = (input: Fillable, parts: readonly string[], beside: readonly Fillable[]) => boolean;

const dates: ReadonlySet<Fillable['kind']> = new Set(['date', 'instant', 'localDateTime']);
const numbers: ReadonlySet<Fillable['kind']> = new Set(['integer', 'bigint', 'float', 'decimal']);
const texts: ReadonlySet<Fillable['kind']> = new Set(['string', 'text', 'uuid', 'id', 'binary']);

const upkeep = new Set([
  'created',
  'creation',
  'updated',
  'modified',
  'inserted',
  'changed',
  'edited',
  'deleted',
  'trashed',
  'archived',
]);
const seen =
  /^(?:completed|ended|finished|closed|resolved|cancell?ed|confirmed|verified|checked|synced|seen|read|viewed|accessed|used|processed|triggered|failed|retried|locked|unlocked|offline|online|activated|sla|registered|joined|indexed|login)$/;

/** Created, changed, deleted: when and by whom; when the server saw something happen. */
const isMark: Rule = ({ name, kind }, parts) => {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (upkeep.has(first) && ['at', 'on', 'by', 'date', 'time', 'timestamp'].includes(last))
    return true;
  if (/^(?:created|updated|modified|deleted)_?by_?(?:user)?_?(?:id)?$/i.test(name)) return true;
  if (first === 'last' && (dates.has(kind) || (parts[1] ?? '').endsWith('ed'))) return true;
  if (parts.length === 1)
    return first === 'registered' ? kind !== 'boolean' : upkeep.has(first) && dates.has(kind);
  return (
    dates.has(kind) && last === 'at' && parts.some((part) => upkeep.has(part) || seen.test(part))
  );
};

const counted =
  /^(?:views?|likes?|downloads?|comments?|clicks?|plays?|shares?|visits?|hits?|logins?|repl(?:y|ies)|followers?|votes?|reads?|usages?|attempts?|retry|retries|failures?|errors?)$/;

const isCounter: Rule = ({ kind }, parts) =>
  numbers.has(kind) &&
  ['count', 'counter'].includes(parts.at(-1) ?? '') &&
  counted.test(parts.at(-2) ?? '');

const isFailure: Rule = ({ kind }, parts) =>
  texts.has(kind) && /^(?:errors?|exception|stacktrace|traceback)$/.test(parts.at(-1) ?? '');

/** A password is set by people; of all others programs make the value. */
const isSecret: Rule = ({ name, kind }) => texts.has(kind) && isMadeSecret(name);

/** Failed attempts lock an account, and time unlocks it. */
const isLock: Rule = ({ name, kind }) => dates.has(kind) && seamless(name) === 'lockuntil';

const isFractionalPlace: Rule = ({ name, kind }, parts) =>
  numbers.has(kind) &&
  seamless(name).endsWith('sortorder') &&
  (kind === 'float' || parts.length > 2);

const isOfOtherSystem: Rule = ({ name, kind }, parts) =>
  (texts.has(kind) || kind === 'enum') &&
  (/^(?:external|import|legacy|sync)_?(?:ids?|sources?|keys?|refs?|references?)$/i.test(name) ||
    (parts.at(-1) === 'id' && parts.at(-2) === 'source'));

const isMachinery: Rule = ({ name }, parts) =>
  /^(?:e_?tag|checksum|(?:row|lock)_?version)$/i.test(name) ||
  parts.some((part) => /^(?:ping|pinged|trackback)$/.test(part)) ||
  /as_?user$/i.test(name);

/** `descriptionJson` next to `description`, `dateGmt` next to `date`. */
const isOtherForm: Rule = (_input, parts, beside) =>
  /^(?:json|gmt|utc)$/.test(parts.at(-1) ?? '') &&
  beside.some(({ name }) => seamless(name) === parts.slice(0, -1).join(''));

const ofFile =
  /^(?:mime|mime_?type|content_?type|size|file_?size|byte_?size|hash|ext|extension|width|height|url|preview_?url|path|folder_?path|provider|provider_?metadata|formats|bucket|etag)$/i;
const provesFile = [/^(?:mime|mime_?type|content_?type)$/i, /size$/i, /^(?:url|hash|ext|path)$/i];

/** Properties that a server reads from an upload, where siblings take its type, size and address. */
const isOfFile: Rule = ({ name }, _parts, beside) =>
  ofFile.test(name) && provesFile.every((proof) => beside.some((other) => proof.test(other.name)));

/**
 * Identity provider of a user. Next to a password, the server knows it from the way the user signed
 * up.
 */
const isProvider: Rule = ({ name }, _parts, beside) =>
  name === 'provider' && beside.some((other) => other.name === 'password');

const rules: readonly Rule[] = [
  isMark,
  isCounter,
  isFailure,
  isSecret,
  isLock,
  isFractionalPlace,
  isOfOtherSystem,
  isMachinery,
  isOtherForm,
  isOfFile,
  isProvider,
];
