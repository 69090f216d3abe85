import { getNamedType, isUnionType } from 'graphql';

import { splitMembers } from '../../facts/answer-members.ts';
import type { ArgumentPath } from '../../../model.ts';
import type { RootField } from '../../facts/root-fields.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, type OutputField } from '../../facts/schema-types.ts';
import type { Survey } from '../draft.ts';
import type { Entities, Entity } from './entities.ts';
import { leavesOf, readFilter, readKeys, type LeafPlace, type TakenKey } from './keys.ts';

/** A type that the name of a mutation speaks of. */
export interface Mention {
  readonly entity: Entity;
  /** First of its words in the name, and the first after it. */
  readonly from: number;
  readonly to: number;
}

/** A mutation, as rules see it: whatever several of them ask is read once. */
export interface ReadMutation {
  readonly root: RootField;
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly leaves: readonly LeafPlace[];
  readonly keys: readonly TakenKey[];
  readonly filter?: ArgumentPath;
  /** Types in what it answers, nearest first. */
  readonly answers: readonly Answered[];
  /** What a key without a name of its own is of. */
  readonly subject?: Entity;
}

export interface Answered {
  readonly entity: Entity;
  readonly list: boolean;
}

export function readMutation(root: RootField, entities: Entities, survey: Survey): ReadMutation {
  const parts = [...(root.path.length > 1 ? root.path.slice(0, -1).flatMap((name) => words(name)) : []), ...root.words];
  const mentions = findMentions(parts, entities);
  const leaves = leavesOf(root.field);
  const answers = findAnswers(root.field, entities);
  const subject = findSubject(mentions, answers);
  const keys = readKeys(leaves, entities, survey.facts);
  const filter = readFilter(root.field);
  return { root, words: parts, mentions, leaves, keys, answers, ...(filter ? { filter } : {}), ...(subject ? { subject } : {}) };
}

/** The longest names of types in a name, from left to right. */
export function findMentions(parts: readonly string[], entities: Entities): readonly Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < parts.length; from++) {
    for (let to = parts.length; to > from; to--) {
      const [entity] = entities.find(seamless(parts.slice(from, to)));
      if (!entity) continue;
      found.push({ entity, from, to });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** Records in what a mutation answers: itself, in its payload, behind a union. */
function findAnswers(field: OutputField, entities: Entities): readonly Answered[] {
  const named = getNamedType(field.type);
  const members = isUnionType(named) ? splitMembers(named).others : [named];
  return members.flatMap((member) => {
    const own = entities.byType.get(member.name);
    if (own && (own.listed || entities.holdersOf(own).length > 0)) return [{ entity: own, list: hasList(field.type) }];
    return Object.values(fieldsOf(member)).flatMap((inner) => {
      const entity = entities.at(inner) ?? entities.byType.get(getNamedType(fieldsOf(getNamedType(inner.type))['node']?.type ?? null)?.name ?? '');
      return entity && (entity.listed || entities.holdersOf(entity).length > 0) ? [{ entity, list: hasList(inner.type) }] : [];
    });
  });
}

/** What is both named and answered, else what is named first, else what alone is answered. */
function findSubject(mentions: readonly Mention[], answers: readonly Answered[]): Entity | undefined {
  const both = mentions.find(({ entity }) => answers.some((answer) => answer.entity === entity));
  const [only, ...others] = answers;
  return both?.entity ?? mentions[0]?.entity ?? (only && others.length === 0 ? only.entity : undefined);
}
