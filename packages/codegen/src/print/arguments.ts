import { getNamedType, isInputObjectType, isNonNullType, isRequiredArgument, isRequiredInputField, type GraphQLInputType } from 'graphql';

import type { ArgumentPath, RequiredArgument } from '../model.ts';
import { call, object, property, propertyName } from './code.ts';
import { constant } from './constant.ts';
import type { ModuleScope } from './module-scope.ts';
import { argumentOf, inputFieldOf, isList, placeOf, type AnyField, type Place } from './schema-path.ts';
import { UnprintableOperation } from './unprintable.ts';

interface Branch {
  /** Code of a whole value at this place, which `parts` are added to. */
  value?: string;
  /** The value may be absent, and is then an empty object where the server requires one. */
  orEmpty?: boolean;
  readonly parts: Map<string, Branch>;
}

/**
 * The arguments of one root field while code for their values is gathered: `set(['options', 'take'], 'request.pageSize')`.
 * Every argument that has a value becomes a variable of the same name and of the argument's type, nullable where the argument has a default.
 */
export class ArgumentTree {
  readonly #field: AnyField;
  readonly #scope: ModuleScope;
  readonly #branches = new Map<string, Branch>();
  /** Code of objects whose keys are arguments. */
  readonly #spread: { code: string; names: readonly string[] }[] = [];

  constructor(field: AnyField, scope: ModuleScope) {
    this.#field = field;
    this.#scope = scope;
  }

  place(path: ArgumentPath): Place {
    return placeOf(this.#field, path);
  }

  has(path: ArgumentPath): boolean {
    try {
      return Boolean(this.place(path));
    } catch {
      return false;
    }
  }

  /** Whether the server refuses the field, or an object that is already sent, without a value here. */
  requires(path: ArgumentPath): boolean {
    const { type, defaultValue } = this.place(path);
    if (!isNonNullType(type) || defaultValue !== undefined) return false;
    return path.length === 1 || this.#branches.has(path[0] ?? '') || this.requires(path.slice(0, -1));
  }

  set(path: ArgumentPath, code: string, { orEmpty = false } = {}): void {
    const branch = this.#branch(path);
    branch.value = code;
    branch.orEmpty = orEmpty;
  }

  /** Values for arguments by name, where a table of conditions names them. */
  spread(code: string, names: readonly string[]): void {
    this.#spread.push({ code, names });
  }

  require(required: readonly RequiredArgument[]): void {
    for (const { argument, value, type } of required) {
      if (value === undefined) throw new UnprintableOperation(`${this.#field.name} requires ${argument}: ${type}, for which the configuration names no value`);
      const path = argument.split('.');
      this.set(path, constant(this.#scope, this.place(path).type, value));
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
    for (let depth = 2; depth <= path.length; depth += 1) {
      const type = getNamedType(this.place(path.slice(0, depth - 1)).type);
      if (isInputObjectType(type)) this.#scope.useInput(type, path[depth - 1]);
    }
    return branch;
  }

  /** Throws when the server requires something that nothing here gives. */
  check(): void {
    const names = new Set(this.names);
    for (const argument of this.#field.args) {
      if (isRequiredArgument(argument) && !names.has(argument.name)) throw new UnprintableOperation(`${this.#field.name} requires ${argument.name}: ${String(argument.type)}`);
    }
    for (const [name, branch] of this.#branches) this.#checkBranch(branch, argumentOf(this.#field, name).type, name);
  }

  #checkBranch(branch: Branch, type: GraphQLInputType, path: string): void {
    const named = getNamedType(type);
    if (branch.value !== undefined || !isInputObjectType(named)) return;
    for (const field of Object.values(named.getFields())) {
      const part = branch.parts.get(field.name);
      if (part) this.#checkBranch(part, field.type, `${path}.${field.name}`);
      else if (isRequiredInputField(field)) throw new UnprintableOperation(`${this.#field.name} requires ${path}.${field.name}: ${String(field.type)}`);
    }
  }

  get names(): readonly string[] {
    return [...new Set([...this.#branches.keys(), ...this.#spread.flatMap(({ names }) => names)])];
  }

  /** `{ first: 'Int', filter: 'OrderFilter' }` for the document. */
  variables(): Record<string, string> {
    return Object.fromEntries(
      this.names.map((name) => {
        const { type, defaultValue } = argumentOf(this.#field, name);
        // A variable that is left out gives way to the argument's default only when it may be left out.
        return [name, String(isNonNullType(type) && defaultValue !== undefined ? type.ofType : type)];
      }),
    );
  }

  /** Members of the type of the variables. */
  members(): string[] {
    return this.names.map((name) => {
      const { type, defaultValue } = argumentOf(this.#field, name);
      const optional = !isNonNullType(type) || defaultValue !== undefined;
      return `readonly ${propertyName(name)}${optional ? '?' : ''}: ${this.#scope.inputType(type)}`;
    });
  }

  /** Entries of the object of variables. */
  entries(): string[] {
    const own = [...this.#branches].map(([name, branch]) => property(name, this.#code(branch, argumentOf(this.#field, name).type)));
    return [...this.#spread.map(({ code }) => `...${code}`), ...own];
  }

  #code(branch: Branch, type: GraphQLInputType): string {
    if (branch.parts.size === 0 && branch.value !== undefined && branch.orEmpty && isNonNullType(type)) return `${branch.value} ?? {}`;
    if (branch.parts.size === 0) return branch.value ?? (isNonNullType(type) ? '{}' : 'undefined');
    const parts = [...branch.parts].map(([name, part]) => property(name, this.#code(part, inputFieldOf(type, name).type)));
    const value = object([...(branch.value === undefined ? [] : [`...${branch.value}`]), ...parts]);
    const inner = isList(type) ? `[${value}]` : value;
    if (isNonNullType(type) && branch.value !== undefined && !this.#hasRequired(branch, type)) return `${call(this.#scope.helper('compact'), [inner])} ?? {}`;
    if (isNonNullType(type) || isList(type)) return inner;
    return call(this.#scope.helper('compact'), [inner]);
  }

  /** Whether one of the parts is always there. */
  #hasRequired(branch: Branch, type: GraphQLInputType): boolean {
    return [...branch.parts.keys()].some((name) => isRequiredInputField(inputFieldOf(type, name)));
  }
}

/** Code that makes a page number fit the scalar of its place. */
export function numberFor(type: GraphQLInputType, code: string, scope: ModuleScope): string {
  return scope.sentType(getNamedType(type)) === 'number' ? code : textFor(type, code, scope);
}

/** Code that makes a text (a cursor, a token) fit the scalar of its place. */
export function textFor(type: GraphQLInputType, code: string, scope: ModuleScope): string {
  const named = scope.sentType(getNamedType(type));
  if (named === 'number') return call(scope.helper('number'), [code]);
  if (named === 'string') return code.startsWith('request.') && /(after|before|search)/.test(code) ? code : call('String', [code]);
  return named === 'unknown' ? code : call(scope.helper('text'), [code]);
}

