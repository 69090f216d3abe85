import { getNamedType, isInputObjectType, type GraphQLNamedType } from 'graphql';

import type { Action } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { RootField, WriteRole } from '../../contracts/root-field.ts';
import { readMutationName } from '../../facts/names/write-names.ts';
import { numberForms, seamless } from '../../facts/names/words.ts';
import { hasList, inputsOf, isRequired } from '../../facts/schema-types.ts';
import type { UnlinkedResource } from '../resource.ts';

type Twin = Exclude<WriteRole, 'remove'>;

/**
 * Role in which a resource does for a single record what this mutation does for several:
 * `createArticles(data: [ArticleCreateInput!]!)` next to `createArticle(data:
 * ArticleCreateInput!)`. The mutation takes the same values, in a list or with a list of keys. A
 * mutation that answers an outcome for each record is no twin, because its answer has more. One
 * that deletes several records is no twin either: the selection of rows uses it.
 */
export function findBatchTwin(
  root: RootField,
  { place, outcomes }: Pick<Action, 'place' | 'outcomes'>,
  resource: UnlinkedResource | undefined,
  facts: Facts,
): Twin | undefined {
  if (!resource || outcomes || (place !== 'rows' && place !== 'collection')) return undefined;
  return (['create', 'update'] as const).find((role) => {
    const write = resource[role];
    const single = facts.mutations.find(({ name }) => name === write?.root.join('.'));
    const argument = write?.input?.path[0];
    const type = single?.field.args.find(({ name }) => name === argument)?.type;
    return (
      single !== undefined &&
      type !== undefined &&
      isSpokenAlike(root, single, role) &&
      takesSeveral(root, getNamedType(type))
    );
  });
}

/** `create`, `update`, `delete`: `add` may put a record that exists into another. */
const sure = 0.95;

/** Tests whether both names have the role and the same noun, regardless of number. */
function isSpokenAlike(root: RootField, single: RootField, role: Twin): boolean {
  const spoken = ({ words: parts }: RootField): ReadonlySet<string> =>
    new Set(
      readMutationName(parts)
        .filter((each) => each.role === role && !each.unusual && each.strength >= sure)
        .flatMap(({ stems }) => stems.flatMap((stem) => numberForms(seamless(stem)))),
    );
  const known = spoken(single);
  return [...spoken(withoutBatch(root))].some((stem) => known.has(stem));
}

/** `update_articles_batch` says it of `articles`. */
const withoutBatch = (root: RootField): RootField =>
  root.words.at(-1) === 'batch' ? { ...root, words: root.words.slice(0, -1) } : root;

/**
 * Tests whether an argument takes the values for several records: as a list, as a list of objects
 * with a key, or once, next to a list of keys.
 */
function takesSeveral({ field }: RootField, values: GraphQLNamedType): boolean {
  const holds = (type: GraphQLNamedType): boolean =>
    type === values ||
    (isInputObjectType(type) &&
      Object.values(inputsOf(type)).some((part) => getNamedType(part.type) === values));
  const holder = field.args.find(({ type }) => holds(getNamedType(type)));
  if (!holder) return false;
  return (
    hasList(holder.type) ||
    field.args.some(
      (argument) => isRequired(argument) && argument !== holder && hasList(argument.type),
    )
  );
}
