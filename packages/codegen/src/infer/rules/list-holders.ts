import { getNamedType, isObjectType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import type { FoundShape } from '../contracts/list-shape.ts';
import type { RootField } from '../contracts/root-field.ts';
import { namesRecords } from '../facts/names/stems.ts';
import { isViewerName } from '../facts/names/viewer-names.ts';
import { words } from '../facts/names/words.ts';
import { hasList, requiredArguments } from '../facts/schema-types.ts';
import type { Evidence, ListRule } from './evidence.ts';
import type { ListCandidate } from './list-candidates.ts';
import { nameMatch, spokenWords } from './list-name.ts';

/**
 * Tests whether a root field without arguments holds most lists of the schema: `museumByHost {
 * halls { … } guides { … } }`, where the root has few. The lists below it then count as lists of
 * the root.
 */
export function holdsMostLists(above: RootField, facts: Facts): boolean {
  const type = getNamedType(above.field.type);
  if (
    above.path.length > 1 ||
    above.field.args.length > 0 ||
    hasList(above.field.type) ||
    !isObjectType(type) ||
    type === facts.schema.getQueryType()
  )
    return false;
  const isRecord = (record: unknown): boolean => isObjectType(record) && facts.isIdentified(record);
  const below = new Set(
    Object.values(type.getFields()).flatMap((field) => {
      const record = facts.listShapeOf(field.type)?.record;
      return record && isRecord(record) && requiredArguments(field).length === 0 ? record.name : [];
    }),
  );
  const elsewhere = new Set(
    facts.queries.flatMap(({ path, shape }) =>
      shape && path[0] !== above.leaf && isRecord(shape.record) ? shape.record.name : [],
    ),
  );
  return !elsewhere.has(type.name) && below.size > elsewhere.size;
}

/**
 * Tests for a list of the signed-in user: below `me`, where that does not hold most lists of the
 * schema, or `myBookings`. It is a section of the user's page, and no resource of the navigation.
 */
export function isOfViewer(
  { path, words: spoken, above, shape }: RootField,
  facts: Facts,
): boolean {
  const [first = ''] = path;
  if (path.length === 1) return spoken[0] === 'my' && words(shape?.record.name ?? '')[0] !== 'my';
  const holder = above ?? facts.query.get(first);
  return (
    isViewerName(first) &&
    holder !== undefined &&
    !fetchesOne(first, shape, facts) &&
    !holdsMostLists(holder, facts)
  );
}

/**
 * Tests whether a sibling of the list fetches a single record. `viewer { tasks(first:) task(id:) }`
 * is then a second root rather than a user.
 */
const fetchesOne = (first: string, shape: FoundShape | undefined, facts: Facts): boolean =>
  facts.queries.some(
    (root) =>
      root.path.length === 2 &&
      root.path[0] === first &&
      !root.shape &&
      root.field.args.length > 0 &&
      facts.payloadTypesOf(root.field).has(shape?.record.name ?? ''),
  );

/**
 * A list without arguments belongs to the object of its root field, if that object has few lists:
 * `frontPage.blocks`. It is a list of records where a mutation writes them, or a query fetches
 * one.
 */
export const inferListHolder: ListRule = (candidates, facts) => {
  const fetched = new Set(
    facts.queries.flatMap(({ field, shape }) =>
      shape || hasList(field.type) || field.args.length === 0 ? [] : getNamedType(field.type).name,
    ),
  );
  return candidates.flatMap((candidate): Evidence[] => {
    const { root, shape } = candidate;
    const { name } = shape.record;
    const [first = ''] = root.path;
    if (
      root.field.args.length > 0 ||
      facts.written.has(name) ||
      fetched.has(name) ||
      !isPart(candidate, facts)
    )
      return [];
    return [
      {
        role: 'list',
        type: name,
        choice: root.name,
        rule: 'list-holder',
        confidence: 0.7,
        against: true,
        because: `It is a part of what \`${first}\` shows: nothing writes a \`${name}\`, and nothing fetches one.`,
      },
    ];
  });
};

/** Below a field that holds few lists, or in an object that is called after something else. */
function isPart({ root, shape }: ListCandidate, facts: Facts): boolean {
  const [first = ''] = root.path;
  const holder = facts.query.get(first);
  if (root.path.length === 1)
    return (
      shape.wrapper !== undefined &&
      nameMatch(spokenWords(root), shape.record.name) === 0 &&
      namesRecords(shape.records.at(-1) ?? '', shape.record.name) > 0
    );
  return (
    root.path.length === 2 && !root.above && holder !== undefined && !holdsMostLists(holder, facts)
  );
}
