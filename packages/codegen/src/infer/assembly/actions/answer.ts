import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLOutputType,
} from 'graphql';

import {
  stepTo,
  type ActionAnswer,
  type Path,
  type PayloadErrors,
  type Proof,
} from '../../../model.ts';
import type { OutputField } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';
import type { Entity } from '../../readings/actions/entities.ts';
import { findRecord } from '../../readings/payload/record-path.ts';
import type { ShownFields } from './shown-fields.ts';

export interface ReadAnswer {
  readonly errors?: PayloadErrors | undefined;
  readonly proofs: readonly Proof[];
}

/** Shown answer of a mutation: the changed record, another record, or the requested value. */
export function readAnswer(
  field: OutputField,
  entity: Entity | undefined,
  survey: Survey,
  shown: ShownFields,
  { errors, proofs }: ReadAnswer,
): ActionAnswer {
  if (isLeaf(field.type)) return readLeaf(field, [], survey, proofs) ?? { kind: 'nothing' };
  if (isListOfLists(field.type)) return { kind: 'nothing' };
  const named = getNamedType(field.type);
  const [success, ...more] = isUnionType(named) ? splitMembers(named).others : [];
  if (isUnionType(named) && (!success || more.length > 0)) return { kind: 'nothing' };
  const step = success ? [stepTo(success.name)] : [];
  const answered: OutputField = success ? { ...field, type: success } : field;
  const types = entity
    ? [
        entity.type,
        ...[...survey.twins].flatMap(([twin, type]) => (type === entity.type ? twin : [])),
      ]
    : [];
  // A record inside another record is not the changed one: a group may have channels without the
  // changed channel.
  const isOther =
    survey.names.has(getNamedType(answered.type).name) &&
    !types.includes(getNamedType(answered.type).name);
  for (const type of isOther ? [] : types) {
    const path = findRecord(answered, type);
    if (path && entity)
      return {
        kind: 'record',
        path: [...step, ...path],
        type,
        ...(entity.resource === undefined ? {} : { resource: entity.resource }),
      };
  }
  return (
    readOther(answered, step, survey) ?? readValues(answered, step, survey, shown, errors, proofs)
  );
}

/** Nobody is shown a table of records. */
function isListOfLists(type: GraphQLOutputType): boolean {
  const list = getNullableType(type);
  return isListType(list) && isListType(getNullableType(list.ofType));
}

/** A record of another resource. */
function readOther(field: OutputField, step: Path, survey: Survey): ActionAnswer | undefined {
  const named = getNamedType(field.type);
  const here = [
    { type: named.name, path: step, list: hasList(field.type) },
    ...Object.values(fieldsOf(named)).flatMap((inner) =>
      requiredArguments(inner).length > 0
        ? []
        : [
            {
              type: getNamedType(inner.type).name,
              path: [...step, inner.name],
              list: hasList(inner.type),
            },
          ],
    ),
  ];
  const found = here.find(({ type }) => survey.names.has(type));
  const resource = found && survey.names.get(found.type);
  return found && resource !== undefined
    ? { kind: 'other', path: found.path, type: found.type, resource, list: found.list }
    : undefined;
}

/** Fields that report success or the reason of a failure. */
const beside = new Set([
  'clientmutationid',
  'success',
  'successful',
  'ok',
  'message',
  'code',
  'status',
  'statuscode',
  'errors',
  'usererrors',
  'error',
  'query',
  'typename',
  'result',
]);

function readValues(
  field: OutputField,
  step: Path,
  survey: Survey,
  shown: ShownFields,
  errors: PayloadErrors | undefined,
  proofs: readonly Proof[],
): ActionAnswer {
  const type = getNamedType(field.type);
  if (!isObjectType(type) && !isInterfaceType(type)) return { kind: 'nothing' };
  const told = new Set([
    ...proofs.map(({ path }) => path.at(-1)),
    ...(errors ? [errors.path[0], errors.message] : []),
  ]);
  const open = Object.values(fieldsOf(type)).filter(
    (inner) =>
      requiredArguments(inner).length === 0 &&
      !told.has(inner.name) &&
      !beside.has(seamless(inner.name)),
  );
  const [only, ...more] = open;
  if (only && more.length === 0 && isLeaf(only.type))
    return readLeaf(only, [...step, only.name], survey, []) ?? { kind: 'nothing' };
  if (open.length === 0) return { kind: 'nothing' };
  const names = new Set(open.map(({ name }) => name));
  const fields = shown(type).filter(({ name }) => names.has(name));
  return fields.length > 0
    ? { kind: 'values', path: step, type: type.name, list: hasList(field.type), fields }
    : { kind: 'nothing' };
}

const nothing = /^(?:void|null|nothing|none|empty|unit)$/;

function readLeaf(
  field: OutputField,
  path: Path,
  survey: Survey,
  proofs: readonly Proof[],
): ActionAnswer | undefined {
  const type = getNamedType(field.type);
  if (nothing.test(seamless(type.name)) || proofs.some((proof) => proof.kind === 'flag'))
    return undefined;
  const list = hasList(field.type);
  const base = { path, type: type.name, list } as const;
  if (isEnumType(type)) return { ...base, kind: 'enum' };
  const kind = survey.facts.kindOf(type);
  const parts = words(field.name);
  if (kind === 'boolean') return { ...base, kind: 'flag' };
  if (kind === 'integer' || kind === 'bigint' || kind === 'decimal' || kind === 'float')
    return { ...base, kind: 'number' };
  if (kind === 'json') return { ...base, kind: 'json' };
  if (kind === 'binary') return { ...base, kind: 'file' };
  const isLink = kind === 'url' || ['url', 'uri', 'link', 'href'].includes(parts.at(-1) ?? '');
  if (isLink)
    return {
      ...base,
      kind: parts.some((word) => ['file', 'download', 'pdf', 'csv', 'xml', 'export'].includes(word))
        ? 'file'
        : 'link',
    };
  return { ...base, kind: 'text' };
}
