import type { Field, Resource } from '../../model.ts';
import { singular, words } from '../facts/names/words.ts';
import type { Member } from './member.ts';
import { themesOf } from './themes.ts';

/** Why a resource stands out of sight. */
export interface Technical {
  readonly rule: string;
  readonly evidence: string;
}

/** Wherever they are in a name. */
const machinery = new Set(
  'log, audit, migration, changelog, webhook, hash, trail, favorite, cache, outbox, translation, stylesheet'.split(
    ', ',
  ),
);

/** As the last word alone: a `jobListing` is no job of a program. */
const machineryHeads = new Set(
  'backup, job, queue, cron, history, activity, import, export, snapshot, lock, revision, script, taxonomy, locale'.split(
    ', ',
  ),
);

const machineryNames = new Set([
  'api key',
  'scheduled task',
  'work queue',
  'push subscription',
  'notification subscription',
  'import file',
  'export file',
  'content type',
  'upload folder',
  'refresh token',
  'theme',
  'version',
]);

/** Kinds of programs that are joined to the application; of these one alone is a subject. */
const joined = new Set(['app', 'webhook', 'plugin', 'integration', 'application']);

/**
 * The resources that people seldom open: tables of values, records that only join two others, logs,
 * jobs, migrations, versions of other records, views of a database that mark themselves.
 */
export function findTechnical(members: readonly Member[]): ReadonlyMap<string, Technical> {
  const marked = markedLetters(members);
  const joinedCount = members.filter(({ name }) => joined.has(name.at(-1) ?? '')).length;
  const writable = members.filter(({ resource }) => isWritable(resource)).length;
  const context: Context = {
    names: new Set(members.map(({ name }) => name.join(' '))),
    isWritten: writable * 2 > members.length,
    isJoined: joinedCount > 1,
    marked,
  };
  return new Map(
    members.flatMap((member) => {
      const found = whyTechnical(member, context);
      return found ? [[member.resource.type, found] as const] : [];
    }),
  );
}

interface Context {
  readonly names: ReadonlySet<string>;
  /** Most records of the schema can be written, so that one that cannot says something. */
  readonly isWritten: boolean;
  readonly isJoined: boolean;
  readonly marked: ReadonlySet<string>;
}

function whyTechnical(member: Member, context: Context): Technical | undefined {
  const { resource, name, prefix } = member;
  const because = (rule: string, evidence: string): Technical => ({ rule, evidence });
  if (prefix !== undefined && context.marked.has(prefix))
    return because('mark', `\`${resource.type}\` is marked by \`${prefix}\`, as others are.`);
  if (resource.type.startsWith('_'))
    return because('mark', `\`${resource.type}\` begins with an underscore.`);
  if (isTableOfValues(resource))
    return because('values', 'A record is a value and what it means, and nothing else.');
  const head = name.at(-1) ?? '';
  const word =
    [...name, ...words(resource.type).map(singular)].find((each) => machinery.has(each)) ??
    (machineryHeads.has(head) && !(name.length === 1 && resource.create) ? head : undefined);
  if (word !== undefined && member.incoming < 4)
    return because('word', `The name has \`${word}\`.`);
  const whole = name.join(' ');
  if (machineryNames.has(whole) || machineryNames.has(name.slice(-2).join(' ')))
    return because('word', `It is called \`${whole}\`.`);
  if (name[0] === 'translated')
    return because('word', 'Its records are translations of other records.');
  if (context.isJoined && joined.has(whole))
    return because('word', `\`${whole}\` is a program that is joined to the application.`);
  if (head === 'version' && context.names.has(name.slice(0, -1).join(' ')))
    return because('version', `Its records are versions of \`${name.slice(0, -1).join(' ')}\`.`);
  if (head === 'event' && context.isWritten && !isWritable(resource))
    return because('events', 'Its records are written by the server alone.');
  if (resource.type.endsWith('Node') && !isWritable(resource) && name.length <= 2)
    return because('interface', `\`${resource.type}\` gathers records of other resources.`);
  if (isJoin(member))
    return because('join', `A record joins ${member.outgoing.length} others and says no more.`);
  if (
    context.isWritten &&
    !isWritable(resource) &&
    resource.fields.length <= 3 &&
    themesOf([head]).length === 0
  )
    return because('values', 'Its records have three fields at most, and nobody writes them.');
  return undefined;
}

export const isWritable = ({ create, update, remove }: Resource): boolean =>
  (create ?? update ?? remove) !== undefined;

/** Letters that stand before the names of some resources, `e_match_status`: of three or more. */
function markedLetters(members: readonly Member[]): ReadonlySet<string> {
  const counts = Map.groupBy(members, ({ prefix }) => prefix);
  return new Set(
    [...counts].flatMap(([prefix, those]) =>
      prefix !== undefined && those.length >= 3 && those.length * 5 < members.length * 3
        ? [prefix]
        : [],
    ),
  );
}

const meanings = new Set(['description', 'comment', 'label', 'title', 'meaning', 'name']);

function isTableOfValues({ fields, key }: Resource): boolean {
  const [only] = key;
  const others = fields.filter(({ name, list }) => name !== only?.field && !list);
  return (
    key.length === 1 &&
    (only?.field === 'value' || only?.field === 'code') &&
    fields.every(({ reference, list }) => list || !reference) &&
    others.length <= 2 &&
    others.some(({ name }) => meanings.has(name))
  );
}

/** Facts of the server, that every record may have. */
const isServerFact = ({ name, kind }: Field): boolean =>
  kind === 'id' ||
  kind === 'uuid' ||
  /^(?:id|created|updated|deleted|archived|inserted|modified|nodeId|tenant|position|sortOrder)/i.test(
    name,
  );

/** Tests for a join: two or more references, and no other values than flags and numbers. */
function isJoin({ resource, outgoing, incoming, name }: Member): boolean {
  if (incoming > 0 || resource.within !== undefined) return false;
  const at = name.indexOf('to');
  if (at > 0 && at < name.length - 1 && outgoing.length > 1) return true;
  if (outgoing.length < 2) return false;
  const keys = new Set(resource.fields.flatMap(({ reference }) => reference?.via ?? []));
  const own = resource.fields.filter(
    (field) => !field.list && !field.reference && !keys.has(field.name) && !isServerFact(field),
  );
  return own.length === 0;
}
