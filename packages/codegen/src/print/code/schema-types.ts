import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

import type { Carrier, FieldKind, ResourceModel } from '../../model.ts';
import {
  array,
  code,
  entries,
  identifier,
  nullCode,
  object,
  propertyName,
  readonlyList,
  string,
  typeLiteral,
  union,
  using,
  type Code,
  type Use,
} from './code.ts';
import { shortDescription } from './description.ts';
import { imported, importedNames } from './library.ts';
import { ownTypeName, scalarsModule, serializerName } from './own-scalars.ts';
import { brandOf, scalarType } from './scalar-type.ts';

/**
 * Types of the language that generated code names. Keywords are not among them: those are of
 * lower-case letters alone.
 */
const global: ReadonlySet<string> = new Set([
  'Blob',
  'Readonly',
  'Record',
  'Partial',
  'Pick',
  'Omit',
  'TypedDocumentNode',
]);

type Fields = Readonly<
  Record<string, { readonly type: GraphQLInputType; readonly defaultValue?: unknown }>
>;

/**
 * Types of the schema as code names them. A declared input type holds the fields that code sets and
 * those that the server requires, so that a schema in which every filter reaches every other does
 * not end up in every module.
 */
export class SchemaTypes {
  readonly schema: GraphQLSchema;
  readonly #scalars: Readonly<Record<string, FieldKind>>;
  readonly #carriers: Readonly<Record<string, Carrier>>;
  readonly #declared: ReadonlySet<string>;
  readonly #names = new Map<string, string>();

  /** `declared`: types that modules declare of themselves. */
  constructor(
    schema: GraphQLSchema,
    { scalars, carriers = {} }: Pick<ResourceModel, 'scalars' | 'carriers'>,
    declared: readonly string[],
  ) {
    this.schema = schema;
    this.#scalars = scalars;
    this.#carriers = carriers;
    this.#declared = new Set([...declared, ...Object.keys(carriers).map(ownTypeName)]);
  }

  /** A name that nothing else has, the same in every module. */
  #name(graphqlName: string): string {
    const found = this.#names.get(graphqlName) ?? this.#freeName(graphqlName);
    this.#names.set(graphqlName, found);
    return found;
  }

  #freeName(graphqlName: string): string {
    const isTaken = (name: string): boolean =>
      importedNames.has(name) ||
      global.has(name) ||
      this.#declared.has(name) ||
      /^[a-z]+$/.test(name) ||
      (name !== graphqlName && this.schema.getType(name) !== undefined);
    let name = graphqlName;
    while (isTaken(name)) name += '_';
    return name;
  }

  /**
   * Scalar in TypeScript: `'string'`, `'number'`, `'Decimal'`, `'unknown'`. A scalar with a type of
   * the project has the type that the server sends and accepts.
   */
  scalar(type: GraphQLNamedType): string {
    const { file, own } = this.#carrier(type);
    return file || own ? 'unknown' : scalarType(type.name, this.#scalars);
  }

  /** Type of a scalar or enum. `values`: those that the code sends; without them it may be any. */
  leaf(type: GraphQLNamedType, values: readonly string[] | 'all' = 'all'): Code {
    if (isEnumType(type))
      return using(identifier(this.#name(type.name)), {
        kind: 'enum',
        type,
        values,
        isNamed: true,
      });
    const name = this.scalar(type);
    return brandOf(name) ?? identifier(name);
  }

  /** Type of a scalar or enum in a record. */
  inRecord(type: GraphQLNamedType): Code {
    const { own } = this.#carrier(type);
    return own
      ? using(identifier(ownTypeName(type.name)), {
          kind: 'generated',
          name: ownTypeName(type.name),
          path: scalarsModule,
        })
      : this.leaf(type);
  }

  #carrier(type: GraphQLNamedType): Carrier {
    return (Object.hasOwn(this.#carriers, type.name) ? this.#carriers[type.name] : undefined) ?? {};
  }

  /**
   * Code of the function that makes of a value in a record what the server sends; `undefined` where
   * they are the same.
   */
  serializer(type: GraphQLNamedType): Code | undefined {
    if (!this.#carrier(type).own?.convert) return undefined;
    const name = serializerName(type.name);
    return using(identifier(name), { kind: 'generated', name, path: scalarsModule, isValue: true });
  }

  /** Tests whether the scalar's values are uploaded files. */
  isFile(type: GraphQLNamedType): boolean {
    return this.#carrier(type).file === true;
  }

  /** Tests whether the server takes a number where the values are exact text in TypeScript. */
  isSentAsNumber(type: GraphQLNamedType): boolean {
    return this.#carrier(type).number === true;
  }

  /** As `scalar`, of a value as it is sent. */
  sent(type: GraphQLNamedType): string {
    return this.isSentAsNumber(type) ? 'number' : isEnumType(type) ? 'enum' : this.scalar(type);
  }

  /** Type of a result, of which `named` is that of its items. */
  output(type: GraphQLOutputType, named: Code): Code {
    return isNonNullType(type)
      ? this.#output(type.ofType, named)
      : union([this.#output(type, named), nullCode]);
  }

  #output(type: GraphQLOutputType, named: Code): Code {
    return isListType(type) ? readonlyList(this.output(type.ofType, named)) : named;
  }

  /** Type of an argument or input field as variables hold it. */
  input(type: GraphQLInputType): Code {
    return isNonNullType(type) ? this.#input(type.ofType) : union([this.#input(type), nullCode]);
  }

  #input(type: GraphQLInputType): Code {
    if (isNonNullType(type)) return this.#input(type.ofType);
    if (isListType(type)) return readonlyList(this.input(type.ofType));
    const named = getNamedType(type);
    if (isInputObjectType(named)) return this.inputObject(named);
    // The values that code sends are declared with that code.
    if (this.isFile(named)) return identifier('Blob');
    return this.isSentAsNumber(named) ? identifier('number') : this.leaf(named, []);
  }

  /** Type of an input object. */
  inputObject(type: GraphQLInputObjectType): Code {
    return using(identifier(this.#name(type.name)), { kind: 'input', type, isNamed: true });
  }

  /** Members of an object type whose fields are arguments or input fields. */
  members(fields: Fields, isUsed: (name: string) => boolean): readonly Code[] {
    return Object.entries(fields).flatMap(([name, { type, defaultValue }]) =>
      isUsed(name)
        ? [
            inputMemberCode(
              name,
              this.input(type),
              !isNonNullType(type) || defaultValue !== undefined,
            ),
          ]
        : [],
    );
  }

  /** The table of an enum's values, which fields, inputs and filters share. */
  table(type: GraphQLEnumType): Code {
    return using(identifier(constantOf('values', type)), { kind: 'table', type });
  }

  /** Name of what the use makes a module declare, where the code says it. */
  nameIn(use: Use): string | undefined {
    if (use.kind === 'table') return constantOf('values', use.type);
    if (use.kind === 'enum' || use.kind === 'input')
      return use.isNamed ? this.#name(use.type.name) : undefined;
    return use.kind === 'constant' ? use.name : undefined;
  }

  /**
   * Declarations of what the code uses: types of enums and input objects, tables of values,
   * constants.
   */
  declarations(used: Iterable<Use>): readonly Declaration[] {
    const inputs = new Map<GraphQLInputObjectType, Set<string>>();
    const enums = new Map<GraphQLEnumType, Set<string>>();
    const whole = new Set<GraphQLEnumType>();
    const tables = new Set<GraphQLEnumType>();
    const constants = new Map<string, Extract<Use, { kind: 'constant' }>>();
    const note = (use: Use): void => {
      if (use.kind === 'table') tables.add(use.type);
      if (use.kind === 'constant' && !constants.has(use.name)) {
        constants.set(use.name, use);
        use.declaration.uses.forEach(note);
      }
      if (use.kind === 'enum') {
        const values = enums.get(use.type) ?? new Set();
        enums.set(use.type, values);
        if (use.values === 'all') whole.add(use.type);
        else for (const value of use.values) values.add(value);
      }
      if (use.kind === 'input') {
        const fields = inputs.get(use.type) ?? new Set();
        inputs.set(use.type, fields);
        if (use.field !== undefined) fields.add(use.field);
      }
    };
    for (const use of used) note(use);
    // The fields of a type refer to further types. A map's iteration includes entries that are
    // added during it.
    const inputCode = new Map<GraphQLInputObjectType, DeclaredInput>();
    for (const [type, used] of inputs) {
      const fields = usedFields(type, used);
      const members = this.#literal(fields);
      inputCode.set(type, { type, fields, members });
      members.uses.forEach(note);
    }
    const enumCode = [...enums].map(([type, values]): Declaration => {
      const names = type
        .getValues()
        .map(({ name }) => name)
        .filter((name) => whole.has(type) || values.size === 0 || values.has(name));
      const name = this.#name(type.name);
      const uses: readonly Use[] = [
        { kind: 'enum', type, values: whole.has(type) ? 'all' : [...values] },
      ];
      return {
        name,
        isType: true,
        isShared: true,
        uses,
        // An enum that the server fills when it starts has no values in a text of its schema.
        code: code`export type ${identifier(name)} = ${names.length > 0 ? union(names.map(string)) : identifier('string')};`,
      };
    });
    const alike = Map.groupBy(inputCode.values(), ({ fields }) => Object.keys(fields).join(' '));
    const weaker = new Map([...alike.values()].flatMap((declared) => this.#optionals(declared)));
    const inputTypes = [...inputCode.values()].map(({ type, members }): Declaration => {
      const uses = [...(inputs.get(type) ?? [])].map((field): Use => ({
        kind: 'input',
        type,
        field,
      }));
      return {
        name: this.#name(type.name),
        isType: true,
        isShared: true,
        uses: [{ kind: 'input', type }, ...uses],
        code: code`export type ${identifier(this.#name(type.name))} = ${weaker.get(type) ?? members};`,
      };
    });
    const tableCode = [...tables].map((type): Declaration => ({
      name: constantOf('values', type),
      isType: false,
      isShared: true,
      uses: [{ kind: 'table', type }],
      code: this.#tableDeclaration(type),
    }));
    const constantCode = [...constants.values()].map((use): Declaration => ({
      name: use.name,
      isType: false,
      isShared: use.isShared === true,
      uses: [use],
      code: use.declaration,
    }));
    return [...byName(enumCode), ...byName(inputTypes), ...byName(tableCode), ...constantCode];
  }

  /**
   * Types with the same fields. A type whose fields are all optional is derived from the required
   * form: `Optional<OrderInput>`.
   */
  #optionals(
    alike: readonly DeclaredInput[],
  ): readonly (readonly [GraphQLInputObjectType, Code])[] {
    const [first] = alike;
    if (!first || alike.length < 2 || Object.keys(first.fields).length < fewFields) return [];
    const told = alike.map(({ type, fields, members: { text } }) => {
      const optional = Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          { type: getNullableType(field.type) },
        ]),
      );
      return { type, text, optional: this.#literal(optional).text };
    });
    return told.flatMap(({ type, text, optional }) => {
      const whole =
        text === optional
          ? told.find((other) => other.text !== text && other.optional === text)
          : undefined;
      return whole
        ? [[type, code`${imported('Optional')}<${this.inputObject(whole.type)}>`] as const]
        : [];
    });
  }

  #literal(fields: Fields): Code {
    return typeLiteral(this.members(fields, () => true));
  }

  #tableDeclaration(type: GraphQLEnumType): Code {
    const values = type.getValues().map(({ name, description }) => {
      const short = shortDescription(description);
      return object(
        entries({ value: string(name), description: short !== undefined && string(short) }),
      );
    });
    return code`const ${identifier(constantOf('values', type))} = ${array(values)} as const;`;
  }
}

/** An input type as modules declare it. */
interface DeclaredInput {
  readonly type: GraphQLInputObjectType;
  readonly fields: Fields;
  /** Type of an object of these fields. */
  readonly members: Code;
}

/** The fields of an input type that code sets, and those that the server requires. */
const usedFields = (type: GraphQLInputObjectType, used: ReadonlySet<string> = new Set()): Fields =>
  Object.fromEntries(
    Object.entries(type.getFields()).filter(
      ([name, field]) => used.has(name) || isRequiredInputField(field),
    ),
  );

/** A type with fewer fields is as short as a derived type would be. */
const fewFields = 3;

/** Something that a module declares because its code uses it. */
export interface Declaration {
  readonly name: string;
  readonly isType: boolean;
  /** It is the same in every module, but for the parts of a type that each of them uses. */
  readonly isShared: boolean;
  /** Dependencies that require the module to declare it in this form. */
  readonly uses: readonly Use[];
  readonly code: Code;
}

/**
 * `readonly status?: OrderStatus`; of a name that every object inherits also what it inherits: `{}`
 * is no `{ constructor?: string }` for the compiler.
 */
export const memberCode = (name: string, type: Code, optional: boolean): Code =>
  code`readonly ${propertyName(name)}${identifier(optional ? '?' : '')}: ${optional && isInherited(name) ? union([type, code`{}[${string(name)}]`]) : type}`;

/**
 * `readonly status?: OrderStatus | undefined`: what a server does not require may also be set to
 * `undefined`, under the compiler's `exactOptionalPropertyTypes` too.
 */
export const inputMemberCode = (name: string, type: Code, optional: boolean): Code =>
  memberCode(name, optional ? union([type, identifier('undefined')]) : type, optional);

/** Tests for the name of an inherited member of every object, such as `constructor`. */
export const isInherited = (name: string): boolean => name in {} && !name.startsWith('__');

/**
 * Name of a constant that is about a type: `valuesOrderStatus`, `values_order_status`. No two types
 * share one.
 */
export const constantOf = (prefix: string, { name }: GraphQLNamedType): string =>
  prefix + (/^[A-Z]/.test(name) ? name : `_${name}`);

const byName = (declarations: readonly Declaration[]): readonly Declaration[] =>
  declarations.toSorted((a, b) => (a.code.text < b.code.text ? -1 : 1));
