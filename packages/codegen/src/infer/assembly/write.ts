import { isEnumType, isInputObjectType } from 'graphql';

import type {
  ArgumentPath,
  RecordArgument,
  Input,
  KeyArgument,
  KeyField,
  PayloadErrors,
  Problem,
  WriteOperation,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Facts } from '../contracts/facts.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import type { NamedRead } from '../contracts/reading.ts';
import type { RootField, WriteRole } from '../contracts/root-field.ts';
import type { InputPlace, OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { otherIdentifiers } from '../facts/identifier.ts';
import { isFilterName, isSortName } from '../facts/names/argument-names.ts';
import { typeStems } from '../facts/names/stems.ts';
import { seamless, words } from '../facts/names/words.ts';
import { placesOf, type Place } from '../facts/places.ts';
import { fieldsOf, inputsOf, isLeaf, isRequired } from '../facts/schema-types.ts';
import { findOtherForm, takesHiddenKey } from '../readings/key/key-form.ts';
import { findKeyPlaces } from '../readings/key/key-places.ts';
import { isInterval } from '../readings/record/interval.ts';
import { isServerFact } from '../readings/record/server-fact.ts';
import { isFlat, readInput } from './inputs.ts';
import { readLinkedList } from './linked-lists.ts';
import { findRecordArguments } from './record-arguments.ts';
import { readWriteAnswer } from './write-answer.ts';

/** A write, and how its errors were read. */
export interface AssembledWrite {
  readonly write: WriteOperation;
  readonly errors?: NamedRead<PayloadErrors> | undefined;
  /** Inputs that no form asks for, because the server keeps what they take. */
  readonly serverFields: readonly string[];
  /** Lists of links that no form can send without the loss of others. */
  readonly problems: readonly Problem[];
}

/**
 * The operation that creates, updates or deletes a record; `undefined` where it cannot be called
 * with what is known of the record.
 *
 * @param creation The mutation that makes a record of the resource.
 * @param dimensions Names of the arguments that are no values of a form.
 */
export function assembleWrite(
  role: WriteRole,
  { path: root, field }: RootField,
  draft: Draft,
  survey: Survey,
  creation: RootField | undefined,
  dimensions: readonly string[] = [],
): AssembledWrite | undefined {
  const { type } = draft.found;
  const target =
    role === 'create' ? { key: [], identity: [] } : findTarget(role, field, draft, survey);
  if (!target) return undefined;
  const { key, identity, isLone } = target;
  const { record, errors, proofs } = readWriteAnswer(role, field, draft, survey);
  const keys = [...key, ...identity].map(({ argument }) => argument);
  const values = role === 'remove' ? undefined : findValues(field, draft, keys);
  const recordArguments =
    role === 'create' || isLone
      ? []
      : [
          ...identity,
          ...findRecordArguments(
            field,
            draft,
            survey,
            keys,
            role === 'remove' ? undefined : (values?.path ?? []),
            creation,
          ),
        ];
  const taken = [
    ...keys,
    ...recordArguments.map(({ argument }) => argument),
    ...dimensions.map((name) => [name]),
  ];
  const problems: Problem[] = [];
  const all =
    role === 'remove' ? [] : readInputs(role, field, values, taken, draft, survey, problems);
  const fillable = all.filter(
    (input) => !isServerFact(input, all) || survey.isShownSecret(type, input.name),
  );
  // A write of nothing else is for such facts.
  const read = fillable.some(({ at }) => at === undefined) ? fillable : all;
  if (role !== 'remove' && read.every(({ at }) => at !== undefined)) return undefined;
  const write = {
    root,
    key,
    ...(record ? { record } : {}),
    ...(errors ? { errors: errors.meaning } : {}),
    ...(proofs.length > 0 ? { proofs } : {}),
    ...(role === 'remove' ? {} : { input: toInputPlace(values) }),
    inputs: role === 'create' ? read.map(ofNewRecord) : read,
    recordArguments,
    required:
      role === 'remove' || values
        ? survey.openArguments(
            type,
            field,
            [...(values ? [values.path] : []), ...taken, ...read.map(({ at = [] }) => at)].map(
              ([name = '']) => name,
            ),
          )
        : [],
  };
  const serverFields = all.filter((input) => !read.includes(input)).map(({ name }) => name);
  return { write, errors, serverFields, problems };
}

const toInputPlace = (values: Place | undefined): NonNullable<WriteOperation['input']> =>
  values
    ? { path: values.path, type: values.type.name, list: values.list }
    : { path: [], list: false };

/** A new record has no links that could be taken away. */
function ofNewRecord({ reference, ...input }: Input): Input {
  if (!reference) return input;
  const { unlink: _unlink, ...added } = reference;
  return { ...input, reference: added };
}

/** The arguments of a write that say which record it changes. */
interface WriteTarget {
  readonly key: readonly KeyArgument[];
  /** Another form of the key, of which every row has the values. */
  readonly identity: readonly RecordArgument[];
  /** The key is the only value that the write takes. */
  readonly isLone?: boolean;
}

function findTarget(
  role: WriteRole,
  field: OutputField,
  { key, found }: Draft,
  { facts }: Survey,
): WriteTarget | undefined {
  if (takesHiddenKey(field, key, found, facts)) return undefined;
  const places = findKeyPlaces(field, key, found);
  if (places.length > 0) return { key: places, identity: [] };
  const other = findOtherForm(field, key, found, facts);
  if (other)
    return {
      key: [],
      identity: findKeyPlaces(field, other, found).map(
        ({ field: name, argument }): RecordArgument => ({ argument, path: [name], required: true }),
      ),
    };
  const lone = role === 'remove' ? findLoneKey(field, key, found, facts) : undefined;
  return lone && { key: [lone], identity: [], isLone: true };
}

/** The only value that a remove takes is the key, whatever its name: `deleteDataset(datasetId:)`. */
function findLoneKey(
  field: OutputField,
  [part, ...parts]: readonly KeyField[],
  { record, type }: FoundResource,
  facts: Facts,
): KeyArgument | undefined {
  const leaves = placesOf(field, 1).filter(
    (place) => isLeaf(place.type) && place.name !== 'clientMutationId',
  );
  const required = leaves.filter((place) => place.required);
  const [only, ...more] = required.length > 0 ? required : leaves;
  if (!part || parts.length > 0 || !only || more.length > 0 || only.type.name === 'Boolean')
    return undefined;
  // A field of the record under that name is another value than its key.
  if (only.name !== part.field && only.name in fieldsOf(record)) return undefined;
  // In whose data to look says no record: `deleteClerk(storeId:)`.
  if (isScopeOfOthers(only, type, facts)) return undefined;
  return { field: part.field, argument: only.path, type: only.type.name, list: only.list };
}

const isScopeOfOthers = ({ name, type }: Place, own: string, { isScope }: Facts): boolean =>
  words(name).length > 1 &&
  !isEnumType(type) &&
  isScope(name, type) &&
  !typeStems(own).some(
    (stem) => seamless(name).startsWith(stem) || stem.includes(words(name)[0] ?? ''),
  );

/**
 * The inputs of a write: the values of its object, or its arguments where it has none. Arguments
 * next to the object have their path in `at`; the required ones come first.
 */
function readInputs(
  role: WriteRole,
  field: OutputField,
  values: Place | undefined,
  taken: readonly ArgumentPath[],
  draft: Draft,
  survey: Survey,
  problems: Problem[],
): readonly Input[] {
  const names = new Set(taken.map((path) => path.join('.')));
  const own = (values ? Object.values(inputsOf(values.type)) : field.args).filter(
    (input) =>
      !names.has([...(values?.path ?? []), input.name].join('.')) &&
      input.name !== 'clientMutationId' &&
      !isGivenKey(role, input, draft),
  );
  const others = values
    ? placesNextTo(field, values, names, survey.fixed(draft.found.type), draft)
    : [];
  const read = (place: InputPlace): readonly Input[] => {
    const linked = readLinkedList(place, draft, survey);
    if (linked && 'input' in linked) return [linked.input];
    // A new record has no links that could be lost.
    if (linked && role === 'update') {
      problems.push(describeUnsafe(values?.type.name ?? field.name, place.name, linked.unsafe));
      return [];
    }
    const input = readInput(place.name, place, draft, survey, 0);
    return input ? [input] : [];
  };
  const inputs = own.flatMap(read);
  const beside = others.flatMap(({ place, path }) =>
    read(place)
      .filter(({ name }) => inputs.every((input) => input.name !== name))
      .map((input) => ({ ...input, at: path })),
  );
  return [
    ...beside.filter(({ required }) => required),
    ...inputs,
    ...beside.filter(({ required }) => !required),
  ];
}

const describeUnsafe = (type: string, name: string, because: string): Problem => ({
  subject: `${type}.${name}`,
  message: `It takes all links at once, and those that are present are not known: no form has it. ${because}`,
  remedy: 'Let the list be ordered by the key of its records, upwards and downwards.',
});

/**
 * Arguments next to the object of values: required ones, as in `createMessage(channelId:,
 * message:)`, and optional plain values, as in `createSeat(data:, note:)`.
 */
function placesNextTo(
  field: OutputField,
  values: Place,
  taken: ReadonlySet<string>,
  fixed: Readonly<Record<string, unknown>>,
  draft: Draft,
): readonly Place[] {
  const given = [values.path.join('.'), ...taken];
  const isNested = ({ path }: Place): boolean => path[0] === values.path[0];
  return placesOf(field, 1, (place) => isNested(place) && values.path.length > 1).filter(
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
  );
}

/** Whether something that has its value lies in an object, or is it. */
const isAbove = (path: ArgumentPath, given: readonly string[]): boolean =>
  given.some((other) => `${other}.`.startsWith(`${path.join('.')}.`));

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
