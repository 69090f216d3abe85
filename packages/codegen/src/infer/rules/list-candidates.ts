import { getNamedType, isEnumType, isObjectType, type GraphQLObjectType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import type { FoundShape } from '../contracts/list-shape.ts';
import type { ReadPaging } from '../contracts/paging.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import { affinity, namesRecords, typeStems } from '../facts/names/stems.ts';
import { words } from '../facts/names/words.ts';
import { hasList, isLeaf, requiredArguments } from '../facts/schema-types.ts';
import { findRequiredPlaces } from '../readings/filter/required-places.ts';
import { readPaging } from '../readings/paging/index.ts';
import { isViewerName } from '../facts/names/viewer-names.ts';
import { holdsMostLists } from './list-holders.ts';

/** A query field that returns records: what list rules weigh. */
export interface ListCandidate {
  readonly root: RootField;
  readonly shape: FoundShape;
  readonly paging: ReadPaging;
}

/**
 * Lists of the signed-in user: `viewer { repositories(first:) { … } }`, where the user is a record
 * and no root field lists the type. Where the root lists the type of the user, they are nested
 * lists of that record.
 */
export function findViewerLists(
  facts: Facts,
  isListed: (type: string) => boolean,
): readonly ListCandidate[] {
  const isViewer = ({ leaf, field }: RootField): boolean =>
    isViewerName(leaf) &&
    requiredArguments(field).length === 0 &&
    facts.isIdentified(getNamedType(field.type)) &&
    !isListed(getNamedType(field.type).name);
  return facts.queries.flatMap((above) =>
    isViewer(above) ? listsBelow(above, facts, isListed, isListOfViewer) : [],
  );
}

/**
 * Lists behind what is named first: `organization(slug:) { pipelines(first:) }`, where
 * organizations are not listed themselves.
 */
export function findScopedLists(
  facts: Facts,
  isKnown: (type: string) => boolean,
): readonly ListCandidate[] {
  return facts.queries.flatMap((above) => {
    const required = requiredArguments(above.field);
    const isScope =
      required.length > 0 &&
      required.every(
        ({ name, type }) =>
          isLeaf(type) &&
          !isEnumType(getNamedType(type)) &&
          !hasList(type) &&
          facts.isScope(`${above.leaf}_${name}`, getNamedType(type)),
      );
    return isScope && !isKnown(getNamedType(above.field.type).name)
      ? listsBelow(above, facts, isKnown, isListOfViewer)
      : [];
  });
}

/** Tests whether a nested field is a list of records to administer. */
type IsList = (field: OutputField, record: GraphQLObjectType, paging: ReadPaging) => boolean;

/** Pages of records that it is called after: followers are users, and not the users. */
const isListOfViewer: IsList = (field, record, paging) =>
  isCalledAfter(field.name, record.name) && paging.meaning.paging.kind !== 'none';

function listsBelow(
  above: RootField,
  facts: Facts,
  isListed: (type: string) => boolean,
  isList: IsList,
): readonly ListCandidate[] {
  const type = getNamedType(above.field.type);
  if (above.path.length > 1 || above.shape || hasList(above.field.type) || !isObjectType(type))
    return [];
  return Object.values(type.getFields())
    .flatMap((field): readonly ListCandidate[] => {
      const shape = facts.listShapeOf(field.type);
      if (
        !shape ||
        isListed(shape.record.name) ||
        field.deprecationReason != null ||
        !isObjectType(shape.record) ||
        !facts.isIdentified(shape.record)
      )
        return [];
      const paging = readPaging(field, shape, facts);
      if (
        !isList(field, shape.record, paging) ||
        findRequiredPlaces(field, paging.matched).selectable.length > 0
      )
        return [];
      const path = [...above.path, field.name];
      return [
        {
          root: {
            path,
            name: path.join('.'),
            leaf: field.name,
            words: words(field.name),
            field,
            shape,
            above,
          },
          shape,
          paging,
        },
      ];
    })
    .sort((a, b) => (a.root.name < b.root.name ? -1 : 1));
}

/** `repositoryDiscussions` of discussions. */
const isCalledAfter = (field: string, type: string): boolean =>
  namesRecords(field, type) > 0 || affinity([words(field).at(-1) ?? ''], typeStems(type)) > 0;

/**
 * Lists of the root, and of a record without a list that holds most lists of the schema:
 * `museumByHost { halls { … } guides { … } }`.
 */
export function findListCandidates(facts: Facts): readonly ListCandidate[] {
  const atRoot = facts.queries.flatMap((root): readonly ListCandidate[] =>
    root.shape
      ? [{ root, shape: root.shape, paging: readPaging(root.field, root.shape, facts) }]
      : [],
  );
  const known = new Set(atRoot.map(({ shape }) => shape.record.name));
  const isEntered = new Set(facts.queries.flatMap(({ path }) => (path.length > 1 ? path[0] : [])));
  const held = facts.queries.flatMap((above) =>
    !isEntered.has(above.leaf) && !isViewerName(above.leaf) && holdsMostLists(above, facts)
      ? listsBelow(
          above,
          facts,
          (type) => known.has(type),
          () => true,
        )
      : [],
  );
  return [...atRoot, ...held];
}
