import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

import type { Carrier, FieldKind, ResourceModel } from '../model.ts';
import { propertyName, string, typeLiteral, union } from './code.ts';
import { isBrand, scalarType } from './scalar-type.ts';

/** Types that generated code names itself; a schema's type of the same name gets another one. */
const taken = new Set(['Array', 'Record', 'Readonly', 'Promise', 'TypedDocumentNode', 'Filters', 'Operators', 'Sorts', 'Decimal', 'BigInteger', 'LocalDate', 'LocalTime', 'LocalDateTime', 'Instant', 'string', 'number', 'boolean', 'unknown', 'any', 'never', 'object', 'symbol', 'bigint', 'undefined', 'void']);

/**
 * What one generated module imports and declares. Input types hold the fields that the module's code sets and those that the server requires,
 * so that a schema in which every filter reaches every other does not end up in every module.
 */
export class ModuleScope {
  readonly schema: GraphQLSchema;
  readonly scalars: Readonly<Record<string, FieldKind>>;
  readonly #helpers = new Set<string>();
  readonly #helperTypes = new Set<string>();
  readonly #contract = new Set<string>();
  readonly #brands = new Set<string>();
  readonly #inputs = new Map<string, Set<string>>();
  readonly #enums = new Map<string, Set<string> | 'all'>();
  readonly #names = new Map<string, string>();
  readonly #carriers: Readonly<Record<string, Carrier>>;
  readonly #reserved: ReadonlySet<string>;

  constructor(schema: GraphQLSchema, { scalars, carriers = {} }: Pick<ResourceModel, 'scalars' | 'carriers'>, reserved: readonly string[]) {
    this.schema = schema;
    this.scalars = scalars;
    this.#carriers = carriers;
    this.#reserved = new Set(reserved);
  }

  /** Notes that the module calls a function of `@admin/gql/runtime`. */
  readonly helper = (name: string): string => {
    this.#helpers.add(name);
    return name;
  };

  readonly helperType = (name: string): string => {
    this.#helperTypes.add(name);
    return name;
  };

  /** Notes that the module names a type of the descriptor contract. */
  readonly contract = (name: string): string => {
    this.#contract.add(name);
    return name;
  };

  typeName(graphqlName: string): string {
    let name = this.#names.get(graphqlName);
    if (name === undefined) {
      name = graphqlName;
      while (taken.has(name) || this.#reserved.has(name)) name += '_';
      this.#names.set(graphqlName, name);
    }
    return name;
  }

  /** Type of a scalar or enum. */
  leafType(type: GraphQLNamedType, values?: readonly string[]): string {
    if (isEnumType(type)) {
      const used = this.#enums.get(type.name);
      if (values === undefined) this.#enums.set(type.name, 'all');
      else if (used !== 'all') this.#enums.set(type.name, new Set([...(used ?? []), ...values]));
      return this.typeName(type.name);
    }
    const name = scalarType(type.name, this.scalars);
    if (isBrand(name)) this.#brands.add(name);
    return name;
  }

  /** Type of a scalar or enum as it is sent. */
  sentType(type: GraphQLNamedType): string {
    return this.sentAsNumber(type) ? 'number' : this.leafType(type);
  }

  /** Whether the server takes a number where values are exact text here. */
  sentAsNumber(type: GraphQLNamedType): boolean {
    return this.#carriers[type.name]?.number === true;
  }

  outputType(type: GraphQLOutputType, named: string): string {
    if (isNonNullType(type)) return this.#output(type.ofType, named);
    return `${this.#output(type, named)} | null`;
  }

  #output(type: GraphQLOutputType, named: string): string {
    if (isListType(type)) {
      const item = this.outputType(type.ofType as GraphQLOutputType, named);
      return /^[\w$.]+$|^\{[^|]*\}$/.test(item) && !item.includes('\n') ? `readonly ${item}[]` : `readonly (${item})[]`;
    }
    return named;
  }

  /** Type of an argument or input field as variables hold it. */
  inputType(type: GraphQLInputType): string {
    if (isNonNullType(type)) return this.#input(type.ofType);
    return `${this.#input(type)} | null`;
  }

  #input(type: GraphQLInputType): string {
    if (isNonNullType(type)) return this.#input(type.ofType);
    if (isListType(type)) {
      const item = this.inputType(type.ofType);
      return `readonly ${item.includes(' ') ? `(${item})` : item}[]`;
    }
    const named = getNamedType(type);
    if (isInputObjectType(named)) {
      this.useInput(named);
      return this.typeName(named.name);
    }
    // Enum values that the code sends were noted where it was written.
    if (isEnumType(named)) return this.#enums.has(named.name) ? this.typeName(named.name) : this.leafType(named);
    return this.sentType(named);
  }

  /** Notes that code sets `field` of an input object. */
  useInput(type: GraphQLInputObjectType, field?: string): string {
    let used = this.#inputs.get(type.name);
    if (!used) {
      used = new Set();
      this.#inputs.set(type.name, used);
      for (const required of Object.values(type.getFields()).filter(isRequiredInputField)) used.add(required.name);
    }
    if (field !== undefined) used.add(field);
    return this.typeName(type.name);
  }

  importLines(depth: string): string[] {
    const lines: string[] = [];
    if (this.#helpers.has('query') || this.#helpers.has('mutation')) lines.push("import type { TypedDocumentNode } from '@graphql-typed-document-node/core';", '');
    // Declarations note what they use while they are printed, so they are printed before the imports are.
    if (this.#contract.size > 0) lines.push(importLine('import type', this.#contract, `${depth}../resource/index.ts`));
    if (this.#brands.size > 0) lines.push(importLine('import type', this.#brands, `${depth}../scalars.ts`));
    const helpers = new Set([...this.#helpers, ...[...this.#helperTypes].map((name) => `type ${name}`)]);
    if (helpers.size > 0) lines.push(importLine('import', helpers, `${depth}../runtime/index.ts`));
    return lines;
  }

  /** Declarations of the input types and enums that the module uses. */
  declarations(): string[] {
    const inputs: string[] = [];
    const printed = new Set<string>();
    // Printing a type can use further ones.
    for (let pending = this.#pending(printed); pending.length > 0; pending = this.#pending(printed)) {
      for (const name of pending) {
        printed.add(name);
        const type = this.schema.getType(name);
        if (isInputObjectType(type)) inputs.push(`export type ${this.typeName(name)} = ${this.inputMembers(type.getFields(), this.#inputs.get(name) ?? new Set())};`);
      }
    }
    const enums = [...this.#enums].flatMap(([name, used]) => {
      const type = this.schema.getType(name);
      if (!isEnumType(type)) return [];
      const values = type.getValues().map((value) => value.name).filter((value) => used === 'all' || used.has(value));
      return `export type ${this.typeName(name)} = ${union(values.map(string))};`;
    });
    return [...enums.sort(), ...inputs.sort()];
  }

  #pending(printed: ReadonlySet<string>): string[] {
    return [...this.#inputs.keys()].filter((name) => !printed.has(name)).sort();
  }

  inputMembers(fields: Readonly<Record<string, { readonly type: GraphQLInputType; readonly defaultValue?: unknown }>>, used: ReadonlySet<string>): string {
    return typeLiteral(
      Object.entries(fields)
        .filter(([name]) => used.has(name))
        .map(([name, field]) => {
          const optional = !isNonNullType(field.type) || field.defaultValue !== undefined;
          return `readonly ${propertyName(name)}${optional ? '?' : ''}: ${this.inputType(field.type)}`;
        }),
    );
  }
}

function importLine(keyword: string, names: ReadonlySet<string>, from: string): string {
  const sorted = [...names].sort((a, b) => (a.replace(/^type /, '') < b.replace(/^type /, '') ? -1 : 1));
  return `${keyword} { ${sorted.join(', ')} } from '${from}';`;
}
