import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql';

import { stepTo, type Field, type FieldKind, type Path, type QueryAnswer } from '../../../model.ts';
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
import type { ShownFields } from './shown-fields.ts';

interface AnswerOptions {
  readonly shown: ShownFields;
  /** Another field lists what this one has in its list. */
  readonly isListedElsewhere: boolean;
}

/** Shown answer of a query: a scalar, fields of objects, or fields of several types. */
export function readQueryAnswer(
  root: RootField,
  survey: Survey,
  { shown, isListedElsewhere }: AnswerOptions,
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
    // An interface with too many types is not split by type.
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

/** Requested object, inside a union with errors and inside a wrapper: `{ data: Settings }`. */
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

/** Tests for fields with the length of a list and the position in it. */
const isPaging = ({ name, kind }: Field): boolean =>
  paging.test(name) &&
  !(/^(?:count|total)$/i.test(name) && kind !== 'integer' && kind !== 'bigint');
const paging =
  /^(?:total_?count|count|total|total_?(?:items|results|pages|docs|records|elements)|page_?infos?|pagination|paging|meta_?data|meta|has_?(?:more|next|prev)\w*|next_?(?:token|page|cursor)|prev\w*|cursor|edges|nodes|offset|limit|page|per_?page|page_?size|current_?page|last_?page|size)$/i;

/**
 * Figures next to a list of objects that are no records: `{ total, months { … } }`. The list is one
 * of the fields, unless another field lists the same.
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
