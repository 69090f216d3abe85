import { getNamedType, isUnionType, type GraphQLNamedType } from 'graphql';

import type { ArgumentPath } from '../../../model.ts';
import type { MutationField } from '../../contracts/root-field.ts';
import type { OutputField } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import { isTowards } from '../../facts/names/action-words.ts';
import { sameName, seamless, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList } from '../../facts/schema-types.ts';
import { enclosedIn } from './enclosed.ts';
import type { Entities, Entity } from './entities.ts';
import { leavesOf, readFilter, readKeys, type LeafPlace, type KeyInput } from './keys.ts';

/** A type that the name of a mutation speaks of. */
export interface Mention {
  readonly entity: Entity;
  /** First of its words in the name, and the first after it. */
  readonly from: number;
  readonly to: number;
}

/** A mutation, as rules see it: whatever several of them ask is read once. */
export interface ReadMutation {
  readonly root: MutationField;
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly leaves: readonly LeafPlace[];
  readonly keys: readonly KeyInput[];
  readonly filter?: ArgumentPath;
  /** Types in what it answers, nearest first. */
  readonly answers: readonly Answered[];
  /** Type of a key whose name does not mention a type. */
  readonly subject?: Entity;
}

export interface Answered {
  readonly entity: Entity;
  readonly list: boolean;
  /** It is what the field returns, and no part of a payload. */
  readonly itself: boolean;
}

export function readMutation(
  root: MutationField,
  entities: Entities,
  survey: Survey,
): ReadMutation {
  const parts = [...root.path.slice(0, -1).flatMap((name) => words(name)), ...root.words];
  const answers = findAnswers(root.field, entities);
  const mentions = findMentions(
    parts,
    entities,
    answers.map(({ entity }) => entity),
  );
  const leaves = leavesOf(root.field);
  const subject = findSubject(
    parts,
    mentions,
    answers,
    (entity) => entities.holdersOf(entity).length > 0,
  );
  const read = readKeys(
    leaves,
    { name: seamless(parts), mentioned: mentions.map(({ entity }) => entity) },
    entities,
    survey.facts,
  );
  const keys = readComposite(nameByFields(read, subject, entities), leaves, mentions, survey);
  const filter = readFilter(root.field);
  return {
    root,
    words: parts,
    mentions,
    leaves,
    keys,
    answers,
    ...(filter ? { filter } : {}),
    ...(subject ? { subject } : {}),
  };
}

/**
 * The longest names of types in a name, from left to right; of what it answers first, then of what
 * has a list or is a part.
 */
function findMentions(
  parts: readonly string[],
  entities: Entities,
  answered: readonly Entity[] = [],
): readonly Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < parts.length; from++) {
    for (let to = parts.length; to > from; to--) {
      const run = seamless(parts.slice(from, to));
      const known = entities.find(run);
      const entity =
        known.find((each) => answered.includes(each)) ??
        known[0] ??
        (from > 0 && to - from > 1 ? entities.findByEnd(run) : undefined);
      if (!entity) continue;
      // `PaymentProviderCustomer` answers a `ProviderCustomer`: what it answers is what it is
      // about.
      const inner = answered.includes(entity)
        ? undefined
        : findAnswered(parts, from, to, entities, answered);
      found.push(inner ?? { entity, from, to });
      from = (inner?.to ?? to) - 1;
      break;
    }
  }
  return found;
}

/** A name of what is answered that begins within other words and ends after them. */
function findAnswered(
  parts: readonly string[],
  from: number,
  to: number,
  entities: Entities,
  answered: readonly Entity[],
): Mention | undefined {
  for (let start = from + 1; start < to; start++) {
    for (let end = parts.length; end > to; end--) {
      const entity = entities
        .find(seamless(parts.slice(start, end)))
        .find((each) => answered.includes(each));
      if (entity) return { entity, from: start, to: end };
    }
  }
  return undefined;
}

/** Records in what a mutation answers: itself, in its payload, behind a union. */
function findAnswers(field: OutputField, entities: Entities): readonly Answered[] {
  const named = getNamedType(field.type);
  const members: readonly GraphQLNamedType[] =
    isUnionType(named) && !entities.byType.get(named.name)?.listed
      ? splitMembers(named).others
      : [enclosedIn(named)];
  return members.flatMap((member): readonly Answered[] => {
    const own = entities.byType.get(member.name);
    if (own && isKnown(own, entities))
      return [{ entity: own, list: hasList(field.type), itself: true }];
    return Object.values(fieldsOf(member)).flatMap((inner) => {
      const node = fieldsOf(getNamedType(inner.type))['node'];
      const entity = [entities.at(inner), node && entities.at(node)].find(
        (each) => each && isKnown(each, entities),
      );
      return entity ? [{ entity, list: hasList(inner.type), itself: false }] : [];
    });
  });
}

const isKnown = (entity: Entity, entities: Entities): boolean =>
  entity.listed || entities.holdersOf(entity).length > 0;

/**
 * Record type that a mutation is about, in this order: a type both named and answered; a type
 * answered directly; the noun of the name, which is the last before `to`, `from` and the like, else
 * the first; a type answered in a payload.
 */
function findSubject(
  parts: readonly string[],
  mentions: readonly Mention[],
  answers: readonly Answered[],
  isPart: (entity: Entity) => boolean,
): Entity | undefined {
  const named = mentions.filter(({ entity }) => answers.some((answer) => answer.entity === entity));
  // `createInvoicesDataExport` answers an export, and is about invoices.
  const both =
    named.findLast(({ entity }) => entity.listed || isPart(entity)) ??
    (mentions.some(({ entity }) => entity.listed) ? undefined : named.at(-1));
  const [only, ...others] = answers;
  const alone = only && others.length === 0 ? only : undefined;
  const at = parts.findIndex((word, index) => index > 0 && isTowards(word));
  const before = at > 0 ? mentions.filter(({ to }) => to <= at) : mentions;
  return (
    both?.entity ??
    (alone?.itself && alone.entity.listed ? alone.entity : undefined) ??
    before.findLast(({ entity }) => entity.listed || isPart(entity))?.entity ??
    before.at(-1)?.entity ??
    mentions[0]?.entity ??
    alone?.entity
  );
}

/**
 * Composite key: where the named records have a key of several values, the arguments with these
 * names are their key, even if one of them is also the key of another type:
 * `cancelOrderItem(orderId:, productId:)`.
 */
function readComposite(
  keys: readonly KeyInput[],
  leaves: readonly LeafPlace[],
  mentions: readonly Mention[],
  survey: Survey,
): readonly KeyInput[] {
  for (const { entity } of mentions.toReversed()) {
    const form = survey.keys.get(entity.type) ?? [];
    if (form.length < 2) continue;
    const found = form.flatMap(({ field }): readonly KeyInput[] => {
      const leaf = leaves.find(
        ({ place, required, path }) =>
          required &&
          seamless(place.name) === seamless(field) &&
          !hasList(place.type) &&
          path.length > 0,
      );
      return leaf
        ? [
            {
              path: leaf.path,
              ...(leaf.each ? { each: leaf.each } : {}),
              list: false,
              type: getNamedType(leaf.place.type).name,
              required: true,
              place: leaf.place,
              words: [],
              exact: true,
              entity,
              field,
            },
          ]
        : [];
    });
    const paths = new Set(found.map(({ path }) => path.join('.')));
    if (
      found.length === form.length &&
      new Set(found.map(({ each }) => each?.join('.'))).size === 1
    )
      return [...found, ...keys.filter(({ path }) => !paths.has(path.join('.')))];
  }
  return keys;
}

/** `memberIds` are keys of what the field `members` of the record leads to. */
function nameByFields(
  keys: readonly KeyInput[],
  subject: Entity | undefined,
  entities: Entities,
): readonly KeyInput[] {
  const owners = new Set(
    [subject, ...keys.map(({ entity }) => entity)].filter((entity) => entity !== undefined),
  );
  return keys.map((key) => {
    if (key.entity || key.words.length === 0) return key;
    const stem = seamless(key.words);
    for (const owner of owners) {
      const field = Object.values(fieldsOf(owner.record)).find(({ name }) => sameName(name, stem));
      const entity = field && entities.at(field);
      if (entity && isKnown(entity, entities)) return { ...key, entity };
    }
    return key;
  });
}
