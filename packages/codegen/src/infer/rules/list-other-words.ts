import { getNamedType } from 'graphql';

import type { RootField } from '../contracts/root-field.ts';
import { readOneName } from '../facts/names/one-name.ts';
import { listWords } from '../facts/names/stems.ts';
import { numberForms, seamless } from '../facts/names/words.ts';
import { hasList, requiredArguments } from '../facts/schema-types.ts';
import type { Evidence, ListRule } from './evidence.ts';
import { nameMatch, spokenWords } from './list-name.ts';

/**
 * A list may have a name in other words than its type, for instance in another language: `equipes:
 * [Team!]!`. Where no list is named after a type, the query for a record (`equipe(id:): Team`)
 * shows which list is meant, and writes of the type (`createTeam`) show that it is managed.
 */
export const inferListOtherWords: ListRule = (candidates, facts) => {
  const byType = Map.groupBy(candidates, ({ shape }) => shape.record.name);
  const singles = facts.queries.filter(
    (root) =>
      !root.shape &&
      !hasList(root.field.type) &&
      (root.field.args.length === 1 || requiredArguments(root.field).length === 1),
  );
  const { written } = facts;
  return [...byType].flatMap(([type, lists]): Evidence[] => {
    if (lists.some(({ root }) => nameMatch(spokenWords(root), type) > 0)) return [];
    const one = singles.filter((root) => getNamedType(root.field.type).name === type);
    return lists.flatMap(({ root }): Evidence[] => {
      const base = { role: 'list', type, choice: root.name, rule: 'list-other-words' } as const;
      const evidence: Evidence[] = [];
      const parts = listWords(spokenWords(root));
      const called = (name: string): RootField | undefined =>
        one.find((candidate) =>
          readOneName(candidate).stems.some((stem) => numberForms(name).includes(seamless(stem))),
        );
      const twin = called(seamless(parts));
      const like = twin ?? called(parts.at(-1) ?? '');
      if (like)
        evidence.push({
          ...base,
          confidence: twin ? 0.6 : 0.35,
          because: `\`${like.leaf}\`, which fetches one \`${type}\`, is called alike.`,
        });
      const write = written.get(type);
      if (write)
        evidence.push({
          ...base,
          confidence: write.both ? 0.7 : 0.4,
          because: `\`${write.by}\` writes \`${type}\`, and no list is called after it.`,
        });
      return evidence;
    });
  });
};
