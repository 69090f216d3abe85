import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
  type GraphQLNamedInputType,
} from 'graphql';

import type {
  ArgumentPath,
  Field,
  HeldArgument,
  Input,
  Path,
  PayloadErrors,
  RequiredArgument,
  WriteOperation,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { InputPlace, OutputField, RecordType } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { isFilterName, isSortName } from '../facts/names/argument-names.ts';
import { otherIdentifiers } from '../facts/identifier.ts';
import { typeStems } from '../facts/names/stems.ts';
import { seamless } from '../facts/names/words.ts';
import type { WriteRole } from '../facts/names/write-names.ts';
import { placesOf, type Place } from '../facts/places.ts';
import {
  fieldsOf,
  hasList,
  inputsOf,
  isLeaf,
  isRequired,
  requiredArguments,
} from '../facts/schema-types.ts';
import { findOtherForm, takesHiddenKey } from '../readings/key/key-form.ts';
import { findKeyPlaces } from '../readings/key/key-places.ts';
import { readErrors } from '../readings/payload/index.ts';
import { findProofs } from '../readings/payload/proofs.ts';
import { findRecord } from '../readings/payload/record-path.ts';
import { enumValues } from '../readings/record/enum-values.ts';
import { valuesOf } from '../readings/record/envelope.ts';
import { isInterval } from '../readings/record/interval.ts';
import { namedReference } from '../readings/record/named-reference.ts';
import { refineKind } from '../readings/record/refine-kind.ts';
import { usefulDescription } from '../readings/record/useful-description.ts';
import { callKey } from './called.ts';
import { findHeld } from './held.ts';

/** @param creation The mutation that makes a record of the resource. */
export function assembleWrite(
  role: WriteRole,
  root: RootField,
  draft: Draft,
  survey: Survey,
  creation: RootField | undefined,
): WriteOperation | undefined {
  const write = readWrite(role, root, draft, survey, creation);
  // A new record has no links that could be taken away.
  return role === 'create' && write ? { ...write, inputs: write.inputs.map(ofNewRecord) } : write;
}

function ofNewRecord({ reference, ...input }: Input): Input {
  if (!reference) return input;
  const { unlink: _unlink, ...whole } = reference;
  return { ...input, reference: whole };
}

function readWrite(
  role: WriteRole,
  root: RootField,
  draft: Draft,
  survey: Survey,
  creation: RootField | undefined,
): WriteOperation | undefined {
  if (role !== 'create' && takesHiddenKey(root.field, draft.key, draft.found, survey.facts))
    return undefined;
  const key = role === 'create' ? [] : findKeyPlaces(root.field, draft.key, draft.found);
  const other =
    role === 'create' || key.length > 0
      ? undefined
      : findOtherForm(root.field, draft.key, draft.found, survey.facts);
  // What is not the key the record has: every row holds it.
  const identity = (other ? findKeyPlaces(root.field, other, draft.found) : []).map(
    ({ field, argument }): HeldArgument => ({ argument, path: [field], required: true }),
  );
  if (role === 'remove' && key.length === 0 && !other) return loneKey(root, draft, survey);
  if (role === 'update' && key.length === 0 && !other) return undefined;
  const errors = readErrors({ field: root.field, record: draft.found.type }, survey.facts)?.meaning;
  const record =
    errors?.kind === 'union'
      ? unionRecord(errors, draft.found.type, survey)
      : findWritten(root, draft, survey);
  const proofs = findProofs(root.field, role, draft.found.type, survey.facts);
  const base = {
    root: root.path,
    key,
    ...(record ? { record } : {}),
    ...(errors ? { errors } : {}),
    ...(proofs.length > 0 ? { proofs } : {}),
  };
  const paths = [...key, ...identity].map((place) => place.argument);
  if (role === 'remove') {
    const held = [...identity, ...findHeld(root, draft, survey, paths, undefined, creation)];
    return {
      ...base,
      inputs: [],
      held,
      required: openPlaces(
        root.field,
        [...paths, ...held.map(({ argument }) => argument)],
        survey.fixed(draft.found.type),
      ),
    };
  }
  const place = findValues(root.field, draft, paths);
  const held =
    role === 'create'
      ? []
      : [...identity, ...findHeld(root, draft, survey, paths, place?.path ?? [], creation)];
  const taken = new Set(
    [...paths, ...held.map(({ argument }) => argument)].map((path) => path.join('.')),
  );
  if (!place) {
    const inputs = root.field.args
      .filter((argument) => !taken.has(argument.name) && !isGivenKey(role, argument, draft))
      .flatMap((argument) => readInput(argument.name, argument, draft, survey, 0) ?? []);
    return inputs.length > 0
      ? { ...base, input: { path: [], list: false }, inputs, held, required: [] }
      : undefined;
  }
  const inputs = Object.values(inputsOf(place.type))
    .filter(
      (input) =>
        !taken.has([...place.path, input.name].join('.')) &&
        input.name !== 'clientMutationId' &&
        !isGivenKey(role, input, draft),
    )
    .flatMap((input) => readInput(input.name, input, draft, survey, 0) ?? []);
  if (inputs.length === 0) return undefined;
  const fixed = survey.fixed(draft.found.type);
  const beside = inputsBeside(root.field, place, taken, fixed, draft, survey).filter(({ name }) =>
    inputs.every((input) => input.name !== name),
  );
  return {
    ...base,
    input: { path: place.path, type: place.type.name, list: place.list },
    inputs: [
      ...beside.filter(({ required }) => required),
      ...inputs,
      ...beside.filter(({ required }) => !required),
    ],
    held,
    required: openPlaces(
      root.field,
      [
        place.path,
        ...paths,
        ...held.map(({ argument }) => argument),
        ...beside.map(({ at = [] }) => at),
      ],
      fixed,
    ),
  };
}

/**
 * What a write takes beside its object of values: what it cannot do without,
 * `createMessage(channelId:, message:)`, and the plain values that it takes if one likes,
 * `createSeat(data:, note:)`.
 */
function inputsBeside(
  field: OutputField,
  values: Place,
  taken: ReadonlySet<string>,
  fixed: Readonly<Record<string, unknown>>,
  draft: Draft,
  survey: Survey,
): readonly Input[] {
  const given = [values.path.join('.'), ...taken];
  const isNested = ({ path }: Place): boolean => path[0] === values.path[0];
  return placesOf(field, 1, (place) => isNested(place) && values.path.length > 1)
    .filter(
      (place) =>
        (isLeaf(place.type)
          ? place.required || isOption(place, draft)
          : place.required &&
            !place.list &&
            isFlat(place.type) &&
            !isFilterName(place.name) &&
            !isAbove(place.path, given)) &&
        !taken.has(place.path.join('.')) &&
        place.name !== 'clientMutationId' &&
        !Object.hasOwn(fixed, place.name),
    )
    .flatMap((place) => {
      const input = readInput(place.name, place.place, draft, survey, 0);
      return input ? [{ ...input, at: place.path }] : [];
    });
}

/**
 * A value that a write takes if one likes. A bound for how many records it may change and another
 * form of the key say which record it is, and are none.
 */
function isOption({ name, word }: Place, { key, found }: Draft): boolean {
  const isKey =
    otherIdentifiers(found.record).includes(name) ||
    key.some((part) => seamless(part.field) === word) ||
    /^(?:_?id|uuid|guid|nodeid|rowid|documentid|pk)$/.test(word) ||
    typeStems(found.type).some((stem) => word === `${stem}id`);
  return !isKey && !isSortName(name) && !ofAnswer.test(word);
}

/** Which records a write changes at most, and which of them it answers. */
const ofAnswer =
  /^(?:atmost|limit|first|last|offset|skip|take|before|after|page|pagesize|perpage|distincton|multi)$/;

/** The record in what a write returns, under the type of the resource or that of a twin. */
function findWritten(root: RootField, draft: Draft, survey: Survey): Path | undefined {
  const twins = [...survey.twins].flatMap(([twin, type]) =>
    type === draft.found.type ? twin : [],
  );
  return [draft.found.type, ...twins]
    .map((type) => findRecord(root.field, type))
    .find((path) => path !== undefined);
}

/** A key that the server gives: nobody types it in where it may be left out. */
function isGivenKey(
  role: WriteRole,
  input: InputPlace & { readonly name: string },
  draft: Draft,
): boolean {
  const [part, ...more] = draft.key;
  if (
    !part ||
    more.length > 0 ||
    input.name !== part.field ||
    !['integer', 'bigint', 'id', 'uuid'].includes(part.kind)
  )
    return false;
  return role === 'update' || !isRequired(input);
}

/** A remove that takes one value takes the key, whatever it is called: `deleteDataset(datasetId:)`. */
function loneKey(root: RootField, draft: Draft, survey: Survey): WriteOperation | undefined {
  const [part, ...parts] = draft.key;
  const leaves = placesOf(root.field, 1).filter(
    (place) => isLeaf(place.type) && place.name !== 'clientMutationId',
  );
  const required = leaves.filter((place) => place.required);
  const [only, ...more] = required.length > 0 ? required : leaves;
  if (!part || parts.length > 0 || !only || more.length > 0 || only.type.name === 'Boolean')
    return undefined;
  // What the record has under that name is another value than its key.
  if (only.name !== part.field && only.name in fieldsOf(draft.found.record)) return undefined;
  const record = findWritten(root, draft, survey);
  const errors = readErrors({ field: root.field, record: draft.found.type }, survey.facts)?.meaning;
  const proofs = findProofs(root.field, 'remove', draft.found.type, survey.facts);
  const key = [{ field: part.field, argument: only.path, type: only.type.name, list: only.list }];
  return {
    root: root.path,
    key,
    inputs: [],
    held: [],
    ...(record ? { record } : {}),
    ...(errors ? { errors } : {}),
    ...(proofs.length > 0 ? { proofs } : {}),
    required: openPlaces(root.field, [only.path], survey.fixed(draft.found.type)),
  };
}

/**
 * The input object that holds the values: the one with most of the record's fields, and not the one
 * with the key.
 */
function findValues(
  field: OutputField,
  draft: Draft,
  keys: readonly ArgumentPath[],
): Place | undefined {
  const names = new Set(
    draft.fields.flatMap((own) => [
      seamless(own.name),
      ...(own.reference?.via ?? []).map((via) => seamless(via)),
    ]),
  );
  const objects = collect(field).filter(
    (place) =>
      !place.path.some((name) =>
        /^_?(?:where|filter|pk_?columns|on_?conflict|conditions?|by|options)$/i.test(name),
      ),
  );
  // `order` may hold an order to write, and beside an object that is called after values an order
  // to find records in.
  const isBesideValues = ({ path }: Place): boolean =>
    objects.some(
      (other) =>
        isValuesName(other.name) &&
        other.path.length === path.length &&
        other.path.slice(0, -1).join('.') === path.slice(0, -1).join('.'),
    );
  const score = (place: Place): number => {
    const inputs = Object.keys(inputsOf(place.type)).filter(
      (name) =>
        name !== 'clientMutationId' &&
        !keys.some((key) => key.join('.') === [...place.path, name].join('.')),
    );
    const known = inputs.filter(
      (name) => names.has(seamless(name)) || names.has(seamless(name).replace(/id$/, '')),
    ).length;
    return (
      known -
      0.01 * place.path.length +
      (isValuesName(place.name) ? 0.5 : 0) -
      (/^_(?:inc|append|prepend|delete)/.test(place.name) ||
      (isSortName(place.name) && isBesideValues(place))
        ? 100
        : 0)
    );
  };
  const [best] = objects
    .map((place) => ({ place, score: score(place) }))
    .sort(
      (a, b) => b.score - a.score || (a.place.path.join('.') < b.place.path.join('.') ? -1 : 1),
    );
  if (!best) return undefined;
  // Values are where most fields of the record are: `updateConcert(id:, name:, text:, address:)`.
  const plain = field.args.filter(
    (argument) =>
      isLeaf(argument.type) &&
      !keys.some((key) => key[0] === argument.name) &&
      names.has(seamless(argument.name)),
  ).length;
  if (plain > 1 && plain > best.score && !isValuesName(best.place.path[0] ?? '')) return undefined;
  if (best.score >= 0.9 || isValuesName(best.place.name)) return best.place;
  const free = field.args.filter((argument) => !keys.some((key) => key[0] === argument.name));
  return free.length === 1 ? objects.find((place) => place.path.length === 1) : undefined;
}

function isValuesName(name: string): boolean {
  return /^_?(?:patch|set|data|values|changes|attributes|object|objects|record|update|input|payload|fields|params|dto|body)$/i.test(
    name,
  );
}

/**
 * Input objects of a mutation, lists of them too where a batch is all there is, two levels into an
 * argument.
 */
function collect(field: OutputField): readonly Place[] {
  return placesOf(
    field,
    2,
    (place) => place.path.length === 1 || (place.path.length === 2 && isValuesName(place.name)),
  ).filter(
    (place) =>
      isInputObjectType(place.type) &&
      (!place.list || place.path.length <= 2) &&
      !isInterval(place.type),
  );
}

function openPlaces(
  field: OutputField,
  held: readonly ArgumentPath[],
  fixed: Readonly<Record<string, unknown>>,
): readonly RequiredArgument[] {
  const taken = new Set(held.map((path) => path[0] ?? ''));
  return requiredArguments(field)
    .filter((argument) => !taken.has(argument.name))
    .map((argument) => ({
      argument: argument.name,
      type: String(argument.type),
      ...(Object.hasOwn(fixed, argument.name) ? { value: fixed[argument.name] } : {}),
    }));
}

/** What inputs are matched with: the record that they change, as far as it is known. */
export interface Described extends Pick<Draft, 'fields' | 'key' | 'envelope'> {
  readonly found: { readonly type: string; readonly record: RecordType | undefined };
}

/** Of nothing that is known: a form of its own. */
export const undescribed = (type: string): Described => ({
  found: { type, record: undefined },
  fields: [],
  key: [],
});

export function readInput(
  name: string,
  place: InputPlace,
  draft: Described,
  survey: Survey,
  depth: number,
): Input | undefined {
  const named = getNamedType(place.type);
  const field = depth === 0 ? matchField(name, draft) : undefined;
  const description = usefulDescription(place.description, name, draft.found.type, named.name);
  const base = {
    name,
    type: named.name,
    list: hasList(place.type),
    required: isRequired(place),
    nullable: !isNonNullType(place.type),
    ...(field && field.name !== name ? { field: field.name } : {}),
    ...(description === undefined ? {} : { description }),
    ...(place.defaultValue === undefined ? {} : { defaultValue: place.defaultValue }),
  };
  if (isEnumType(named)) return { ...base, kind: 'enum', values: enumValues(named) };
  if (isScalarType(named) && survey.facts.isFile(named)) return { ...base, kind: 'file' };
  const scalar = survey.facts.kindOf(named);
  if (scalar) {
    const reference =
      field?.reference && field.kind === 'reference'
        ? viaReference(name, field, survey)
        : depth === 0 && !isOwnKey(name, draft)
          ? namedReference(name, scalar, survey)
          : undefined;
    if (reference) return { ...base, ...callKey(base), kind: 'reference', reference };
    const isSame =
      field !== undefined &&
      field.kind !== 'reference' &&
      field.kind !== 'object' &&
      field.type === named.name;
    return {
      ...base,
      kind: isSame ? field.kind : refineKind(scalar, name),
      ...(isSame && field.values ? { values: field.values } : {}),
      ...(isSame && field.digits ? { digits: field.digits } : {}),
      ...(scalar === 'binary' ? { encoding: /hex/i.test(named.name) ? 'hex' : 'base64' } : {}),
    };
  }
  if (!isInputObjectType(named)) return undefined;
  if (isInterval(named)) return { ...base, kind: 'interval' };
  const inner = named.getFields();
  if (field?.kind === 'range')
    return { ...base, kind: 'range', ...(field.of ? { of: field.of } : {}) };
  if (
    inner['start'] &&
    inner['end'] &&
    Object.keys(inner).every((part) => ['start', 'end', 'isEmpty'].includes(part))
  ) {
    const bound = inputsOf(getNamedType(inner['start'].type));
    if (bound['value'] && bound['inclusive'])
      return {
        ...base,
        kind: 'range',
        of: survey.facts.kindOf(getNamedType(bound['value'].type)) ?? 'string',
      };
  }
  const linked = readLink(inner, base, field, survey);
  if (linked) return linked;
  const set = inner['set'];
  if (set && isLeaf(set.type)) {
    const below = readInput('set', set, draft, survey, depth + 1);
    return below
      ? {
          ...below,
          ...base,
          type: below.type,
          list: below.list,
          kind: field && field.kind !== 'reference' ? field.kind : below.kind,
          wrap: ['set'],
        }
      : undefined;
  }
  // `user: { username: … }` names the other record by its key; without one it would be a record to
  // create.
  const ownKey = field?.reference ? (survey.keys.get(field.type) ?? []) : [];
  const byKey = ownKey.length === 1 ? inner[ownKey[0]?.field ?? ''] : undefined;
  if (
    field?.reference &&
    byKey &&
    ownKey[0] &&
    isLeaf(byKey.type) &&
    !hasList(byKey.type) &&
    Object.values(inner).every((other) => other === byKey || !isRequired(other))
  ) {
    return {
      ...base,
      kind: 'reference',
      list: base.list,
      type: getNamedType(byKey.type).name,
      reference: {
        resource: field.reference.resource,
        keyField: ownKey[0].field,
        wrap: [ownKey[0].field],
      },
    };
  }
  if (depth >= 2) return undefined;
  const shown =
    depth === 0
      ? draft.found.record && valuesOf(draft.found.record, draft.envelope)[name]
      : undefined;
  const other =
    field?.kind === 'reference' ||
    (shown &&
      (survey.names.has(getNamedType(shown.type).name) ||
        survey.names.has(survey.facts.listShapeOf(shown.type)?.record.name ?? '')));
  // Records of another resource are written on their own screens, but for the plain values of one
  // that this record cannot be without.
  if (other && !(isRequired(place) && !base.list && isFlat(named))) return undefined;
  const inputs = Object.values(inner)
    .filter((input) => !other || isLeaf(input.type))
    .flatMap((input) => readInput(input.name, input, draft, survey, depth + 1) ?? []);
  return inputs.length > 0 ? { ...base, kind: 'object', inputs } : undefined;
}

const links = ['connect', 'link', 'set'];
/** What replaces all links of a list. Nothing is left to compare where one is there. */
const replacements = ['set', 'sync', 'replace'];
const unlinks = ['disconnect', 'unlink', 'remove'];

/**
 * References behind what is done to their links: `{ connect: { id } }`, of a list `{ set: [{ id }]
 * }` or the pair `connect` and `disconnect`.
 */
function readLink(
  inner: Readonly<Record<string, InputPlace>>,
  base: Omit<Input, 'kind'>,
  field: Field | undefined,
  survey: Survey,
): Input | undefined {
  const key = field?.reference && (survey.keys.get(field.type) ?? [])[0]?.field;
  if (!field?.reference || key === undefined) return undefined;
  const wrapOf = (name: string): Path | undefined => {
    const target = inner[name];
    if (!target) return undefined;
    const named = getNamedType(target.type);
    // Keys alone, of a list: `{ connect: [ID!], disconnect: [ID!] }`.
    if (isLeaf(target.type))
      return name !== 'set' && hasList(target.type) && named.name !== 'Boolean'
        ? [name]
        : undefined;
    const place = inputsOf(named)[key];
    return place && isLeaf(place.type) ? [name, key] : undefined;
  };
  const isWhole = (name: string): boolean => {
    const target = inner[name];
    return target !== undefined && hasList(target.type);
  };
  const lists = [...replacements, ...links].filter(isWhole);
  const wrap = [...lists, ...links].map(wrapOf).find((found) => found !== undefined);
  const [first = ''] = wrap ?? [];
  const target = inner[first];
  if (!wrap || !target) return undefined;
  const isList = hasList(target.type);
  const end = wrap.length > 1 ? inputsOf(getNamedType(target.type))[key] : target;
  if (!end) return undefined;
  const adds = isList && !replacements.includes(first);
  return {
    ...base,
    kind: 'reference',
    list: isList,
    type: getNamedType(end.type).name,
    reference: {
      resource: field.reference.resource,
      keyField: key,
      wrap,
      ...(adds
        ? {
            unlink:
              unlinks
                .filter(isWhole)
                .map(wrapOf)
                .find((found) => found !== undefined) ?? null,
          }
        : {}),
    },
  };
}

/** Whether something that has its value lies in an object, or is it. */
const isAbove = (path: ArgumentPath, given: readonly string[]): boolean =>
  given.some((other) => `${other}.`.startsWith(`${path.join('.')}.`));

/** An object that plain values make complete. */
function isFlat(type: GraphQLNamedInputType): boolean {
  const inputs = Object.values(inputsOf(type));
  return (
    inputs.some((input) => isLeaf(input.type)) &&
    inputs.every((input) => isLeaf(input.type) || !isRequired(input))
  );
}

function matchField(name: string, draft: Described): Field | undefined {
  const wanted = seamless(name);
  return (
    draft.fields.find((field) => field.reference?.via?.some((via) => via === name)) ??
    draft.fields.find((field) => field.name === name) ??
    draft.fields.find(
      (field) =>
        seamless(field.name) === wanted ||
        (field.kind === 'reference' &&
          (seamless(field.name) === wanted.replace(/ids?$/, '') ||
            seamless(field.name) === `${wanted.replace(/ids$/, '')}s`)),
    )
  );
}

function viaReference(name: string, field: Field, survey: Survey): Input['reference'] {
  const key = survey.keys.get(field.type) ?? [];
  const at = Math.max(0, field.reference?.via?.indexOf(name) ?? 0);
  const keyField = key[at]?.field;
  return field.reference && keyField !== undefined
    ? { resource: field.reference.resource, keyField }
    : undefined;
}

/** `shipperId` of a new shipper is the key that it is given, not another shipper. */
function isOwnKey(name: string, { key }: Described): boolean {
  return key.length === 1 && key.some((part) => seamless(part.field) === seamless(name));
}

function unionRecord(
  errors: PayloadErrors,
  type: string,
  survey: Survey,
): readonly string[] | undefined {
  if (errors.successType === type) return [];
  const fields = Object.values(fieldsOf(survey.facts.schema.getType(errors.successType ?? '')));
  const holder = fields.find((field) => getNamedType(field.type).name === type);
  return holder ? [holder.name] : undefined;
}
