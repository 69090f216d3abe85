import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';

import type { ArgumentPath, Path, RequiredArgument } from '../../model.ts';
import {
  array,
  call,
  code,
  identifier,
  object,
  property,
  spread,
  undefinedCode,
  using,
  type Code,
} from '../code/code.ts';
import { constant } from '../code/constant.ts';
import { imported } from '../code/library.ts';
import { inputMemberCode, type SchemaTypes } from '../code/schema-types.ts';
import {
  argumentOf,
  findPlace,
  inputFieldOf,
  isList,
  placeOf,
  type AnyField,
  type Place,
} from '../schema-path.ts';

interface Branch {
  /** Code of an object at this place. `parts` are merged into it. */
  value?: Code;
  /** The value may be absent, and is then an empty object where the server requires one. */
  orEmpty?: boolean;
  /** Code of a list with an object for each of something, from that of one. */
  repeated?: (item: Code) => Code;
  readonly parts: Map<string, Branch>;
}

/**
 * Field on the path to an operation's root field, with its arguments and the record that holds the
 * next field. `field` and `record` are numbers of path steps.
 */
export interface TreeAbove {
  readonly tree: ArgumentTree;
  readonly field: number;
  readonly record: number;
  /** Identifying fields of the record. They are selected in addition to the next field. */
  readonly identity: readonly Path[];
}

/**
 * Arguments of a root field while code for their values is collected: `set(['options', 'take'],
 * …)`. An argument that has a value becomes a variable of the same name and of the argument's type,
 * nullable where the argument has a default. Arguments of the fields in `above` become variables
 * too.
 */
export class ArgumentTree {
  readonly #field: AnyField;
  readonly #types: SchemaTypes;
  readonly #prefix: string;
  readonly above: readonly TreeAbove[];
  readonly #branches = new Map<string, Branch>();
  #missing: string | undefined;
  /** Arguments whose variables are set by the sender of the document. */
  readonly #open = new Set<string>();
  /** Code of objects whose keys are arguments. */
  readonly #spread: { readonly value: Code; readonly names: readonly string[] }[] = [];

  /**
   * `prefix` stands before the names of variables: of a field above another, whose arguments have
   * the plain names.
   */
  constructor(
    field: AnyField,
    types: SchemaTypes,
    {
      above = [],
      prefix = '',
    }: { readonly above?: readonly TreeAbove[]; readonly prefix?: string } = {},
  ) {
    this.#field = field;
    this.#types = types;
    this.#prefix = prefix;
    this.above = above;
  }

  /** Name of the variable of an argument. */
  variable(argument: string): string {
    return this.#prefix === ''
      ? argument
      : `${this.#prefix}${argument.charAt(0).toUpperCase()}${argument.slice(1)}`;
  }

  place(path: ArgumentPath): Place {
    return placeOf(this.#field, path);
  }

  has(path: ArgumentPath): boolean {
    return findPlace(this.#field, path) !== undefined;
  }

  /**
   * Tests whether the server refuses the field, or an object that is already sent, without a value
   * at this path.
   */
  requires(path: ArgumentPath): boolean {
    const { type, defaultValue } = this.place(path);
    if (!isNonNullType(type) || defaultValue !== undefined) return false;
    return (
      path.length === 1 || this.#branches.has(path[0] ?? '') || this.requires(path.slice(0, -1))
    );
  }

  set(path: ArgumentPath, value: Code, { orEmpty = false } = {}): void {
    const branch = this.#branch(path);
    branch.value = value;
    branch.orEmpty = orEmpty;
  }

  /** The list of input objects at this place has one for each of something. */
  repeat(path: ArgumentPath, repeated: (item: Code) => Code): void {
    this.#branch(path).repeated = repeated;
  }

  /** Values for arguments by name, where a table of conditions names them. */
  spread(value: Code, names: readonly string[]): void {
    this.#spread.push({ value, names });
  }

  /** Declares the variable of an argument and gives it no value: `$status`. */
  open(name: string): void {
    this.#open.add(name);
  }

  /** Gives values of the configuration; `missing` says which one it does not name. */
  require(required: readonly RequiredArgument[]): void {
    for (const { argument, value, type } of required) {
      if (value === undefined) {
        this.#missing ??= `${this.#field.name} requires ${argument}: ${type}, for which the configuration names no value`;
        continue;
      }
      const path = argument.split('.');
      this.set(path, constant(this.place(path).type, value));
    }
  }

  #branch(path: ArgumentPath): Branch {
    let level = this.#branches;
    let branch: Branch = { parts: level };
    for (const name of path) {
      branch = level.get(name) ?? { parts: new Map() };
      level.set(name, branch);
      level = branch.parts;
    }
    return branch;
  }

  /**
   * Gives an empty object where one is required and needs nothing in it: `input: RetryAllInput!`
   * that takes only an id of the request.
   */
  fillEmpty(): void {
    for (const argument of this.#field.args) {
      const named = getNamedType(argument.type);
      if (
        !isRequiredArgument(argument) ||
        this.#branches.has(argument.name) ||
        !isInputObjectType(named) ||
        isList(argument.type)
      )
        continue;
      if (!Object.values(named.getFields()).some(isRequiredInputField))
        this.set([argument.name], using(object([]), { kind: 'input', type: named }));
    }
  }

  /** Name of the argument that needs a value from the configuration. */
  get missing(): string | undefined {
    return this.above.flatMap(({ tree }) => tree.missing ?? []).at(0) ?? this.#missing;
  }

  /** Description of a required value that is missing. */
  problem(): string | undefined {
    return this.missing ?? this.#unset();
  }

  #unset(): string | undefined {
    const above = this.above.flatMap(({ tree }) => tree.#unset() ?? []).at(0);
    if (above !== undefined) return above;
    const names = new Set(this.names);
    const argument = this.#field.args.find(
      (each) => isRequiredArgument(each) && !names.has(each.name),
    );
    if (argument) return `${this.#field.name} requires ${argument.name}: ${String(argument.type)}`;
    for (const [name, branch] of this.#branches) {
      const unset = this.#unsetBelow(branch, argumentOf(this.#field, name).type, name);
      if (unset !== undefined) return unset;
    }
    return undefined;
  }

  #unsetBelow(branch: Branch, type: GraphQLInputType, path: string): string | undefined {
    const named = getNamedType(type);
    if (branch.value !== undefined || !isInputObjectType(named)) return undefined;
    for (const field of Object.values(named.getFields())) {
      const part = branch.parts.get(field.name);
      const unset = part && this.#unsetBelow(part, field.type, `${path}.${field.name}`);
      if (unset !== undefined) return unset;
      if (!part && isRequiredInputField(field))
        return `${this.#field.name} requires ${path}.${field.name}: ${String(field.type)}`;
    }
    return undefined;
  }

  /** Names of the arguments that have a value, or a variable to be set. */
  get names(): readonly string[] {
    return [
      ...new Set([
        ...this.#branches.keys(),
        ...this.#spread.flatMap(({ names }) => names),
        ...this.#open,
      ]),
    ];
  }

  /** `{ first: 'Int', filter: 'OrderFilter' }` for the document. */
  variables(): Record<string, string> {
    const own = this.names.map((name) => {
      const { type, defaultValue } = argumentOf(this.#field, name);
      // A nullable variable falls back to the argument's default when it is not sent.
      return [
        this.variable(name),
        String(isNonNullType(type) && defaultValue !== undefined ? type.ofType : type),
      ];
    });
    return Object.assign(
      {},
      ...this.above.map(({ tree }) => tree.variables()),
      Object.fromEntries(own),
    );
  }

  /** Members of the type of the variables. */
  members(): readonly Code[] {
    const own = this.names.map((name) => {
      const { type, defaultValue } = argumentOf(this.#field, name);
      return inputMemberCode(
        this.variable(name),
        this.#types.input(type),
        !isNonNullType(type) || defaultValue !== undefined,
      );
    });
    return [...this.above.flatMap(({ tree }) => tree.members()), ...own];
  }

  /**
   * Code of what each key of the object at this place is given; `undefined` where it is not an
   * object that the server requires, or not given key by key.
   */
  keysAt(path: ArgumentPath): ReadonlyMap<string, Code> | undefined {
    const { type } = this.place(path);
    const { value, repeated, parts } = this.#branch(path);
    if (
      !isNonNullType(type) ||
      !isInputObjectType(type.ofType) ||
      (value ?? repeated) !== undefined
    )
      return undefined;
    return new Map(
      [...parts].map(([name, part]) => [name, this.#code(part, inputFieldOf(type, name).type)]),
    );
  }

  /** Takes these keys of the object at this place from code that gives them. */
  takeKeys(path: ArgumentPath, names: readonly string[], value: Code): void {
    const branch = this.#branch(path);
    const type = getNamedType(this.place(path).type);
    for (const name of names) branch.parts.delete(name);
    branch.value = isInputObjectType(type)
      ? using(value, ...names.map((field) => ({ kind: 'input', type, field }) as const))
      : value;
  }

  /** The object of variables, and of `more` that are none of arguments. */
  values(more: readonly Code[] = []): Code {
    return object([...this.#values(), ...more]);
  }

  #values(): readonly Code[] {
    const own = [...this.#branches].map(([name, branch]) =>
      property(this.variable(name), this.#code(branch, argumentOf(this.#field, name).type)),
    );
    return [
      ...this.above.flatMap(({ tree }) => tree.#values()),
      ...this.#spread.map(({ value }) => spread(value)),
      ...own,
    ];
  }

  #code(branch: Branch, type: GraphQLInputType): Code {
    const { value, parts, orEmpty } = branch;
    if (parts.size === 0 && value && orEmpty && isNonNullType(type)) return code`${value} ?? {}`;
    if (parts.size === 0) return value ?? (isNonNullType(type) ? object([]) : undefinedCode);
    const named = getNamedType(type);
    const entries = [...parts].map(([name, part]) => {
      const entry = property(name, this.#code(part, inputFieldOf(type, name).type));
      return isInputObjectType(named)
        ? using(entry, { kind: 'input', type: named, field: name })
        : entry;
    });
    const whole = object([...(value ? [spread(value)] : []), ...entries]);
    const inner = isList(type) ? (branch.repeated?.(whole) ?? array([whole])) : whole;
    if (isNonNullType(type) && value && !this.#hasRequired(branch, type))
      return code`${call(imported('nonEmptyObject'), [inner])} ?? {}`;
    return isNonNullType(type) || isList(type) ? inner : call(imported('nonEmptyObject'), [inner]);
  }

  /** Tests whether a required field is among the parts, so that the object is never empty. */
  #hasRequired(branch: Branch, type: GraphQLInputType): boolean {
    return [...branch.parts.keys()].some((name) => isRequiredInputField(inputFieldOf(type, name)));
  }
}

const asString = (value: Code): Code => call(identifier('String'), [value]);

/** Code that makes a page number fit the scalar of its place. */
export function numberFor(type: GraphQLInputType, value: Code, types: SchemaTypes): Code {
  const sent = types.sent(getNamedType(type));
  if (sent === 'number' || sent === 'unknown') return value;
  return sent === 'string' ? asString(value) : call(imported('text'), [value]);
}

/** Code that makes a text (a cursor, a token, what is searched for) fit the scalar of its place. */
export function textFor(type: GraphQLInputType, value: Code, types: SchemaTypes): Code {
  const sent = types.sent(getNamedType(type));
  if (sent === 'string' || sent === 'unknown') return value;
  return call(imported(sent === 'number' ? 'number' : 'text'), [value]);
}
