import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql';

import {
  stepTo,
  type ArgumentPath,
  type Field,
  type FieldKind,
  type Input,
  type OtherQuery,
  type Path,
  type QueryAnswer,
  type QueryPages,
  type QueryPlace,
} from '../../../model.ts';
import type { RootField } from '../../contracts/root-field.ts';
import type { Survey } from '../../contracts/survey.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import {
  fieldsOf,
  hasList,
  isLeaf,
  isRecordType,
  possibleTypes,
} from '../../facts/schema-types.ts';
import { enclosedIn } from '../../readings/actions/enclosed.ts';
import type { Entities, Entity } from '../../readings/actions/entities.ts';
import { readQuery, type ReadQuery } from '../../readings/actions/query.ts';
import { readRefusals } from '../../readings/payload/refusals.ts';
import { placeQuery } from '../../rules/queries/index.ts';

import { readActionInputs } from './action-inputs.ts';
import { findCover } from './covered.ts';
import { undescribed } from '../write.ts';
import type { UnlinkedResource } from '../resource.ts';
import { describePlace } from './describe-place.ts';
import { fixedArguments } from './fixed-arguments.ts';
import type { ShownFields } from './shown-fields.ts';
import { nameRoots } from './name-roots.ts';
import { isBelow, readPages } from './query-pages.ts';

/** Query fields that are no resource's list, record or count, and no namespace; each once. */
export function otherRoots(
  { facts }: Survey,
  resources: readonly UnlinkedResource[],
): readonly RootField[] {
  const used = new Set(
    resources.flatMap(({ list, one, count }) =>
      [list, one, count].flatMap((operation) => (operation ? [operation.root.join('.')] : [])),
    ),
  );
  const groups = new Set(
    facts.queries.flatMap(({ path }) =>
      path.slice(0, -1).map((_, at) => path.slice(0, at + 1).join('.')),
    ),
  );
  return [...new Map(facts.queries.map((root) => [root.path.join('.'), root])).values()].filter(
    ({ path }) => !used.has(path.join('.')) && !groups.has(path.join('.')),
  );
}

export function assembleQueries(
  roots: readonly RootField[],
  entities: Entities,
  survey: Survey,
  {
    shown,
    resources,
    answers,
  }: {
    readonly shown: ShownFields;
    readonly resources: readonly UnlinkedResource[];
    readonly answers: Survey;
  },
): readonly OtherQuery[] {
  const names = nameRoots(roots);
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const listed = new Map(
    Map.groupBy(survey.facts.queries, ({ shape }) => shape?.record.name ?? ''),
  );
  return roots
    .map((root): OtherQuery => {
      const query = readQuery(root, entities, survey);
      const placed = placeQuery(query, survey);
      const place = placed[0]?.place ?? 'lookup';
      const subject = findSubject(query, place, survey);
      const fixed = survey.fixed(subject?.type ?? '');
      const refusals = readRefusals(root.field.type);
      const isListedElsewhere = (listed.get(root.shape?.record.name ?? '')?.length ?? 0) > 1;
      const answer = readQueryAnswer(root, answers, {
        shown: place === 'technical' || place === 'session' ? () => [] : shown,
        isListedElsewhere,
      });
      const read = (taken: readonly ArgumentPath[]): readonly Input[] =>
        readActionInputs(root.field, taken, undescribed(subject?.type ?? ''), survey, fixed, {
          isPaged: answer.list,
        });
      const paged = readPages(root, answer, survey.facts, fixed);
      const besidePages = read(paged?.taken ?? []);
      // What is written as a whole cannot say which page is wanted as well.
      const isApart = besidePages.every(
        ({ at = [] }) => !paged?.taken.some((place) => isBelow(place, at)),
      );
      const inputs = isApart ? besidePages : read([]);
      const pages = isApart ? paged?.pages : undefined;
      const coveredBy =
        place === 'technical' || place === 'session'
          ? undefined
          : findCover(query, answer, inputs, byName, survey);
      const { description } = root.field;
      return {
        name: names.get(root.name) ?? root.leaf,
        root: root.path,
        place,
        ...(description ? { description } : {}),
        ...(subject ? { type: subject.type } : {}),
        ...(subject?.resource === undefined ? {} : { resource: subject.resource }),
        inputs,
        required: fixedArguments(root.field, fixed),
        answer: withoutTotal(answer, pages),
        ...(pages ? { pages } : {}),
        ...(refusals ? { refusals } : {}),
        ...(coveredBy ? { coveredBy } : {}),
        decision: describePlace(placed),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * What it answers, where that is a record or the only one of its kind; else what its name speaks
 * of: a report on orders is about orders.
 */
function findSubject(
  { root, entity, about, list }: ReadQuery,
  place: QueryPlace,
  { facts }: Survey,
): Entity | undefined {
  const plain = root.shape?.wrapper === undefined || facts.isIdentified(root.shape.record);
  const whole =
    place === 'singleton' ||
    place === 'enumeration' ||
    place === 'session' ||
    (place === 'lookup' && list && plain);
  if (
    entity &&
    (entity.listed || whole || (place === 'lookup' && facts.isIdentified(entity.record)))
  )
    return entity;
  return about;
}

/** How many rows there are on all pages, the way to them says. */
function withoutTotal(answer: QueryAnswer, pages: QueryPages | undefined): QueryAnswer {
  const [total, ...deeper] = pages?.total ?? [];
  const isFigure =
    answer.kind === 'values' &&
    pages?.of !== undefined &&
    total !== undefined &&
    deeper.length === 0;
  return isFigure
    ? { ...answer, fields: answer.fields.filter(({ name }) => name !== total) }
    : answer;
}

interface Reader {
  readonly shown: ShownFields;
  /** Another field lists what this one has in its list. */
  readonly isListedElsewhere: boolean;
}

function readQueryAnswer(
  root: RootField,
  survey: Survey,
  { shown, isListedElsewhere }: Reader,
): QueryAnswer {
  const { field, shape } = root;
  const named = getNamedType(field.type);
  if (isLeaf(field.type))
    return { path: [], type: named.name, list: hasList(field.type), kind: leafKind(field, survey) };
  const resourceOf = (name: string): { readonly resource?: string } => {
    const resource = survey.names.get(name);
    return resource === undefined ? {} : { resource };
  };
  const figures =
    shape && !survey.names.has(shape.record.name)
      ? besideList(root, shown, isListedElsewhere)
      : undefined;
  if (figures) return { path: [], type: named.name, list: false, kind: 'values', fields: figures };
  const [path, type] = shape ? [shape.records, shape.record] : answeredAt(named);
  const base = { path, type: type.name, list: shape !== undefined || hasList(field.type) } as const;
  if (isUnionType(type) || (isInterfaceType(type) && !survey.names.has(type.name))) {
    const members = isUnionType(type)
      ? splitMembers(type).others
      : possibleTypes(type, survey.facts.schema);
    // Of a hundred types nobody is told apart.
    if (isUnionType(type) || members.length <= mostMembers)
      return {
        ...base,
        kind: 'several',
        members: members.map((member) => ({
          type: member.name,
          ...resourceOf(member.name),
          fields: shown(member),
        })),
      };
  }
  return {
    ...base,
    kind: 'values',
    ...resourceOf(type.name),
    fields: isRecordType(type) ? shown(type) : [],
  };
}

const mostMembers = 24;

/**
 * The object that is asked for, behind a union with what refuses it and inside of what only holds
 * it: `{ data: Settings }`.
 */
function answeredAt(type: GraphQLNamedType): readonly [Path, GraphQLNamedType] {
  const { errors, others } = isUnionType(type) ? splitMembers(type) : { errors: [], others: [] };
  const [only, ...more] = others;
  const step = only && errors.length > 0 && more.length === 0 ? [stepTo(only.name)] : [];
  const found: GraphQLNamedType = step.length > 0 && only ? only : type;
  const inner = enclosedIn(found);
  const holder =
    inner === found
      ? undefined
      : Object.values(fieldsOf(found)).find((field) => getNamedType(field.type) === inner);
  return [[...step, ...(holder ? [holder.name] : [])], inner];
}

/** What says how long a list is and where one is in it. */
const isPaging = ({ name, kind }: Field): boolean =>
  paging.test(name) &&
  !(/^(?:count|total)$/i.test(name) && kind !== 'integer' && kind !== 'bigint');
const paging =
  /^(?:total_?count|count|total|total_?(?:items|results|pages|docs|records|elements)|page_?infos?|pagination|paging|meta_?data|meta|has_?(?:more|next|prev)\w*|next_?(?:token|page|cursor)|prev\w*|cursor|edges|nodes|offset|limit|page|per_?page|page_?size|current_?page|last_?page|size)$/i;

/**
 * Figures that stand beside a list of what is no record: `{ total, months { … } }`. The list is one
 * of them, where nothing else lists the same.
 */
function besideList(
  { field, shape }: RootField,
  shown: ShownFields,
  isListedElsewhere: boolean,
): readonly Field[] | undefined {
  const holder = getNamedType(field.type);
  const [step, ...more] = shape?.records ?? [];
  if (!isObjectType(holder) || step === undefined || (more.length > 0 && !paging.test(step)))
    return undefined;
  const all = shown(holder);
  const beside = all.filter((inner) => inner.name !== step && !isPaging(inner));
  const hasEdges = 'edges' in holder.getFields();
  if (beside.length === 0 || (hasEdges && !isListedElsewhere)) return undefined;
  return isListedElsewhere
    ? beside
    : all.filter(
        (inner) =>
          inner.name === step || !isPaging(inner) || !/info|edges|cursor|meta/i.test(inner.name),
      );
}

function leafKind(
  field: RootField['field'],
  { facts }: Survey,
): Exclude<QueryAnswer['kind'], 'values' | 'several'> {
  const kind = facts.kindOf(getNamedType(field.type)) ?? 'string';
  if (/(?:url|uri|link|href)$/i.test(field.name)) return 'link';
  return shownAs[kind] ?? 'text';
}

const shownAs: { readonly [kind in FieldKind]?: ReturnType<typeof leafKind> } = {
  boolean: 'flag',
  integer: 'number',
  bigint: 'number',
  decimal: 'number',
  float: 'number',
  enum: 'enum',
  json: 'json',
  url: 'link',
};
