import { getNamedType, isInterfaceType, isUnionType } from 'graphql';

import type { FieldKind, OtherQuery, QueryPlace, QueryAnswer, Resource } from '../../../model.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import type { RootField } from '../../facts/root-fields.ts';
import { hasList, isLeaf, isRecordType, possibleTypes } from '../../facts/schema-types.ts';
import type { Entities, Entity } from '../../readings/actions/entities.ts';
import { readQuery, type ReadQuery } from '../../readings/actions/query.ts';
import type { Survey } from '../../readings/draft.ts';
import { placeQuery } from '../../rules/queries/index.ts';

import { readActionInputs } from './action-inputs.ts';
import { undescribed } from '../write.ts';
import { describePlace } from './describe-place.ts';
import { fixedArguments } from './fixed-arguments.ts';
import type { ShownFields } from './shown-fields.ts';
import { nameRoots } from './name-roots.ts';

/** Query fields that are no resource's list, record or count, and no namespace; each once. */
export function otherRoots({ facts }: Survey, resources: readonly Resource[]): readonly RootField[] {
  const used = new Set(resources.flatMap(({ list, one, count }) => [list, one, count].flatMap((operation) => (operation ? [operation.root.join('.')] : []))));
  const groups = new Set(facts.queries.flatMap(({ path }) => path.slice(0, -1).map((_, at) => path.slice(0, at + 1).join('.'))));
  return [...new Map(facts.queries.map((root) => [root.path.join('.'), root])).values()].filter(({ path }) => !used.has(path.join('.')) && !groups.has(path.join('.')));
}

export function assembleQueries(roots: readonly RootField[], entities: Entities, survey: Survey, shown: ShownFields): readonly OtherQuery[] {
  const names = nameRoots(roots);
  return roots.map((root): OtherQuery => {
    const query = readQuery(root, entities, survey);
    const placed = placeQuery(query, survey);
    const place = placed[0]?.place ?? 'lookup';
    const subject = findSubject(query, place, survey);
    const fixed = survey.fixed(subject?.type ?? '');
    const { description } = root.field;
    return {
      name: names.get(root.name) ?? root.leaf, root: root.path, place,
      ...(description ? { description } : {}), ...(subject ? { type: subject.type } : {}), ...(subject?.resource === undefined ? {} : { resource: subject.resource }),
      inputs: readActionInputs(root.field, [], undescribed(subject?.type ?? ''), survey, fixed),
      required: fixedArguments(root.field, fixed),
      answer: readQueryAnswer(root, survey, place === 'technical' || place === 'session' ? () => [] : shown),
      decision: describePlace(placed),
    };
  }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What it answers, where that is a record or the only one of its kind; else what its name speaks of: a report on orders is about orders. */
function findSubject({ root, entity, about, list }: ReadQuery, place: QueryPlace, { facts }: Survey): Entity | undefined {
  const plain = root.shape?.wrapper === undefined || facts.isIdentified(root.shape.record);
  const whole = place === 'singleton' || place === 'enumeration' || place === 'session' || (place === 'lookup' && list && plain);
  if (entity && (entity.listed || whole || (place === 'lookup' && facts.isIdentified(entity.record)))) return entity;
  return about;
}

function readQueryAnswer({ field, shape }: RootField, survey: Survey, shown: ShownFields): QueryAnswer {
  const type = shape?.record ?? getNamedType(field.type);
  const base = { path: shape?.records ?? [], type: type.name, list: shape !== undefined || hasList(field.type) } as const;
  if (isLeaf(field.type)) return { ...base, kind: leafKind(field, survey) };
  const resourceOf = (name: string): { readonly resource?: string } => { const resource = survey.names.get(name); return resource === undefined ? {} : { resource }; };
  if (isUnionType(type) || (isInterfaceType(type) && !survey.names.has(type.name))) {
    const members = isUnionType(type) ? splitMembers(type).others : possibleTypes(type, survey.facts.schema);
    return { ...base, kind: 'several', members: members.map((member) => ({ type: member.name, ...resourceOf(member.name), fields: shown(member) })) };
  }
  return { ...base, kind: 'values', ...resourceOf(type.name), fields: isRecordType(type) ? shown(type) : [] };
}

function leafKind(field: RootField['field'], { facts }: Survey): Exclude<QueryAnswer['kind'], 'values' | 'several'> {
  const kind = facts.kindOf(getNamedType(field.type)) ?? 'string';
  if (/(?:url|uri|link|href)$/i.test(field.name)) return 'link';
  return shownAs[kind] ?? 'text';
}

const shownAs: { readonly [kind in FieldKind]?: ReturnType<typeof leafKind> } = { boolean: 'flag', integer: 'number', bigint: 'number', decimal: 'number', float: 'number', enum: 'enum', json: 'json', url: 'link' };
