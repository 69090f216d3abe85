import type { FieldDescriptor, InputDescriptor, ResourceRecord } from '../resource/index.ts';
import { ownValue } from '../own-value.ts';
import { isValues, type Values } from './is-values.ts';
import type { Convert } from './values.ts';

/** Value of a key field. Throws without one, so that an operation never runs without its key. */
export function keyValue<T>(key: Values, name: string, convert: Convert<T>): T {
  const value = ownValue(key, name);
  // An empty text is valid in a composite key. Alone, a server could take it for a missing key.
  const isNone =
    value === '' && Object.values(key).every((keyField) => keyField == null || keyField === '');
  if (value == null || isNone) throw new RangeError(`The key of the record has no ${name}.`);
  return convert(value);
}

type Path = readonly string[];

/** Value of a record that an operation needs in addition to its key. */
export function recordValue<T>(record: unknown, path: Path, convert: Convert<T>): T {
  const value = optionalRecordValue(record, path, convert);
  if (value === undefined) throw new RangeError(`The record has no ${path.join('.')}.`);
  return value;
}

export function optionalRecordValue<T>(
  record: unknown,
  path: Path,
  convert: Convert<T>,
): T | undefined {
  const value = path.reduce<unknown>(
    (parent, name) => (isValues(parent) ? ownValue(parent, name) : undefined),
    record,
  );
  return value == null ? undefined : convert(value);
}

/**
 * Converts an input's value; `undefined` and `null` are kept. Only own properties are read, because
 * an input may be called `toString`.
 */
export function inputValue<T>(
  values: Values,
  name: string,
  convert: Convert<T>,
): T | null | undefined {
  const value = ownValue(values, name);
  return value === null || value === undefined ? value : convert(value);
}

/** The list; `undefined` where it is empty. */
export const nonEmpty = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined;

/**
 * Converts an input's value; `null` becomes `undefined`, so that the default of the argument
 * applies.
 */
export const valueOrDefault = <T>(
  values: Values,
  name: string,
  convert: Convert<T>,
): T | undefined => inputValue(values, name, convert) ?? undefined;

/** Converts a required value. Throws without one. */
export function requiredValue<T>(values: Values, name: string, convert: Convert<T>): T {
  const value = inputValue(values, name, convert);
  if (value == null) throw new RangeError(`A value for ${name} is needed.`);
  return value;
}

/** Options of an input that do not follow from its name and its field. */
type InputOptions = Partial<Omit<InputDescriptor, 'name'>>;
/** An input without `value` must have the name of a field of the record. */
type InputOptionsOf<TRecord, TTable> = {
  readonly [name in keyof TTable]: TTable[name] extends { readonly value: unknown }
    ? unknown
    : name extends keyof TRecord
      ? unknown
      : never;
};

/**
 * Inputs of a form by name. Omitted options are those of the field. By default the value is the
 * record's value of the same name, and an input is optional and nullable.
 */
export const formInputs =
  <TRecord>() =>
  <const TTable extends Readonly<Record<string, InputOptions>>>(
    fields: Readonly<Record<string, FieldDescriptor>>,
    table: TTable & InputOptionsOf<TRecord, TTable>,
  ) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names that `entries` read.
    Object.fromEntries(
      Object.entries<InputOptions>(table).map(([name, inputOptions]): [string, InputDescriptor] => {
        const {
          kind = 'string',
          description,
          called,
          values,
          digits,
          money,
          list,
          of,
          encoding,
        } = ownValue(fields, inputOptions.field ?? name) ?? {};
        const value = (record: ResourceRecord): unknown => ownValue(record, name);
        return [
          name,
          {
            name,
            required: false,
            nullable: true,
            kind,
            description,
            called,
            values,
            digits,
            money,
            list,
            of,
            encoding,
            value,
            ...inputOptions,
          },
        ];
      }),
    ) as { readonly [name in keyof TTable]: InputDescriptor };

/**
 * Inputs of an action by name; nested inputs have dotted names. By default an input is optional,
 * nullable and has no initial value.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Without it, the compiler takes an input called `toString` for the method of every object.
export const actionInputs = <const TTable extends Readonly<Record<string, RequiredInput>>>(
  table: TTable,
): readonly InputDescriptor[] =>
  Object.entries<RequiredInput>(table).map(([name, members]) => ({
    name,
    required: false,
    nullable: true,
    value: () => undefined,
    ...members,
  }));

type Assumed = 'name' | 'required' | 'nullable' | 'value';
type RequiredInput = Omit<InputDescriptor, Assumed> & Partial<Pick<InputDescriptor, Assumed>>;

/** Converts each key. Throws without keys, because an action on no record could affect all records. */
export function eachKey<K, T>(keys: readonly K[], convert: (key: K) => T): T[] {
  if (keys.length === 0) throw new RangeError('No record was chosen.');
  return keys.map(convert);
}

/** An input of a create with the optionality of an update. */
export const optionalInput = (input: InputDescriptor): InputDescriptor => ({
  ...input,
  required: false,
  nullable: true,
});

/** Converts the values of a nested form. */
export const nestedValues =
  <T>(convert: (values: Values) => T): Convert<T> =>
  (value) =>
    convert(isValues(value) ? value : {});

/**
 * `undefined` instead of an object without values: servers refuse it, or treat it as a filter that
 * matches everything.
 */
export const nonEmptyObject = <T extends object>(value: T | undefined): T | undefined =>
  value && Object.values(value).some((part) => part !== undefined) ? value : undefined;
