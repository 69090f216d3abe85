import type { WriteName, WriteRole } from '../../contracts/root-field.ts';
import { isActionVerb } from './action-words.ts';

/** Verbs of writes, with what each may mean and how surely. */
export const verbs: ReadonlyMap<string, readonly (readonly [WriteRole, number])[]> = new Map(
  Object.entries<readonly (readonly [WriteRole, number])[]>({
    create: [['create', 1]],
    insert: [['create', 1]],
    add: [['create', 0.9]],
    new: [['create', 0.9]],
    make: [['create', 0.7]],
    register: [['create', 0.7]],
    submit: [['create', 0.65]],
    invite: [['create', 0.62]],
    install: [['create', 0.62]],
    post: [['create', 0.7]],
    build: [['create', 0.6]],
    update: [['update', 1]],
    edit: [['update', 0.95]],
    modify: [['update', 0.95]],
    patch: [['update', 0.95]],
    change: [['update', 0.7]],
    set: [['update', 0.65]],
    replace: [['update', 0.65]],
    alter: [['update', 0.8]],
    write: [['update', 0.7]],
    correct: [['update', 0.65]],
    rename: [['update', 0.6]],
    delete: [['remove', 1]],
    remove: [['remove', 0.95]],
    destroy: [['remove', 1]],
    erase: [['remove', 0.9]],
    drop: [['remove', 0.8]],
    del: [['remove', 0.95]],
    purge: [['remove', 0.6]],
    archive: [['remove', 0.62]],
    terminate: [['remove', 0.65]],
    revoke: [['remove', 0.65]],
    trash: [['remove', 0.65]],
    discard: [['remove', 0.62]],
    unlink: [['remove', 0.6]],
    uninstall: [['remove', 0.62]],
    unregister: [['remove', 0.65]],
    deregister: [['remove', 0.65]],
    save: [
      ['create', 0.75],
      ['update', 0.75],
    ],
    upsert: [
      ['create', 0.7],
      ['update', 0.7],
    ],
    put: [
      ['create', 0.65],
      ['update', 0.7],
    ],
    store: [
      ['create', 0.7],
      ['update', 0.6],
    ],
  }),
);
const nouns: ReadonlyMap<string, string> = new Map([
  ['creation', 'create'],
  ['deletion', 'delete'],
  ['removal', 'remove'],
  ['created', 'create'],
  ['updated', 'update'],
  ['deleted', 'delete'],
]);

/** Verbs that end a link as well as a record. */
const unlinking = new Set(['remove', 'unlink', 'drop', 'discard', 'revoke']);
export const mayUnlink = (verb: string): boolean => unlinking.has(verb);

const batchWords = new Set(['many', 'bulk', 'batch', 'multiple', 'mass', 'several']);
/** Words between a verb and its noun: `insert_into_orders`. */
export const beforeThing: ReadonlySet<string> = new Set([
  'one',
  'into',
  'from',
  'a',
  'an',
  'the',
  'new',
  'single',
  'unique',
  'existing',
  'of',
  'in',
  'partial',
  ...batchWords,
]);
const after = new Set([
  'one',
  'collection',
  'mutation',
  'record',
  'records',
  'single',
  'item',
  'items',
  'entity',
  'node',
  'object',
  'row',
  'data',
  'input',
  'raw',
  'info',
  'details',
  'entry',
  'entries',
  ...batchWords,
]);

/** Tests whether a name is about several records: `updateManySeats`, `bulkDelete`. */
export const isBatchName = (parts: readonly string[]): boolean =>
  parts.some((word) => batchWords.has(word));

/** Tests whether a word describes the write rather than the written record. */
export const isWriteWord = (word: string): boolean => verbs.has(word) || beforeThing.has(word);

/**
 * Reads `insert_orders_one`, `userUpdateById`, `deleteFromPostCollection`, `createOrUpdateTag`.
 * `group` is the namespace above, if any.
 */
export function readMutationName(
  parts: readonly string[],
  group: readonly string[] = [],
): readonly WriteName[] {
  const found: WriteName[] = [];
  const trimmed = dropBy(parts);
  const push = (
    verb: string,
    rest: readonly string[],
    extra: readonly (readonly [WriteRole, number])[] | undefined,
    strength = 1,
  ): void => {
    // `orders { createMany }`: a batch word names nothing.
    const isNamed = rest.length > (isBatchName(rest) ? 1 : 0);
    const stems = isNamed || group.length === 0 ? stemsOf(rest) : stemsOf(group);
    for (const [role, own] of extra ?? []) {
      if (stems.length > 0)
        found.push({
          role,
          strength: own * strength,
          verb,
          stems,
          batch:
            rest.some((word) => batchWords.has(word)) || parts.some((word) => batchWords.has(word)),
        });
    }
  };
  const [first = '', second = '', third = ''] = trimmed;
  const last = trimmed.at(-1) ?? '';
  if (second === 'or' && verbs.has(first) && verbs.has(third)) {
    push(`${first} or ${third}`, trimmed.slice(3), [
      ['create', 0.75],
      ['update', 0.75],
    ]);
    return found;
  }
  if (verbs.has(first)) push(first, trimmed.slice(1), verbs.get(first));
  // `bulkCreateOrders`, `partialUpdateOrder`
  else if (beforeThing.has(first) && verbs.has(second))
    push(second, trimmed.slice(2), verbs.get(second), 0.9);
  if (trimmed.length > 1) {
    const lastVerb = verbs.has(last) ? last : nouns.get(last);
    if (lastVerb)
      push(lastVerb, trimmed.slice(0, -1), verbs.get(lastVerb), nouns.has(last) ? 0.8 : 1);
    else {
      // `userUpdateOne`, `orders_insert_many`
      const at = trimmed.findLastIndex(
        (word, index) =>
          index > 0 && verbs.has(word) && trimmed.slice(index + 1).every((rest) => after.has(rest)),
      );
      const verb = trimmed[at];
      if (verb !== undefined) push(verb, trimmed.slice(0, at), verbs.get(verb));
    }
  }
  // `salesCreateOrder` creates a `SalesOrder`: the name of a module stands before the verb.
  if (found.length === 0) {
    const at = trimmed.findIndex(
      (word, index) => index > 0 && index < trimmed.length - 1 && verbs.has(word),
    );
    const verb = trimmed[at];
    // The first verb names the action: `approveRemoveClaim` approves.
    if (verb !== undefined && !isActionVerb(first))
      push(verb, [...trimmed.slice(0, at), ...trimmed.slice(at + 1)], verbs.get(verb), 0.85);
  }
  if (found.length === 0 && trimmed.length > 1) {
    const unusual = { role: 'create', strength: 0.35, batch: false, unusual: true } as const;
    found.push(
      { ...unusual, verb: first, stems: [trimmed.slice(1)] },
      { ...unusual, verb: last, stems: [trimmed.slice(0, -1)] },
    );
    // `scanBadge` makes a `BadgeScan`.
    if (trimmed.length === 2)
      found.push({ ...unusual, verb: first, stems: [[...trimmed.slice(1), first]] });
  }
  return found;
}

function dropBy(parts: readonly string[]): readonly string[] {
  const at = parts.lastIndexOf('by');
  return at > 0 ? parts.slice(0, at) : parts;
}

function stemsOf(parts: readonly string[]): readonly (readonly string[])[] {
  let rest = parts;
  const stems: (readonly string[])[] = [rest];
  while (rest.length > 1 && beforeThing.has(rest[0] ?? '')) {
    rest = rest.slice(1);
    stems.push(rest);
  }
  while (rest.length > 1 && after.has(rest.at(-1) ?? '')) {
    rest = rest.slice(0, -1);
    stems.push(rest);
  }
  return parts.length === 1 && isBatchName(parts) ? [] : stems;
}
