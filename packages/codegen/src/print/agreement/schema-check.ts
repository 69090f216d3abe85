import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isUnionType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

import type { ArgumentPath, Path } from '../../model.ts';
import {
  findComposite,
  findField,
  findInputField,
  findPlaceOf,
  findRoot,
  findRootField,
  findTypeBelow,
  missingInput,
  Missing,
  type AnyField,
  type Place,
  type RootKind,
} from '../schema-path.ts';

/**
 * Looks up what a model names and notes what the schema does not have of it. A look-up answers
 * `undefined` where it noted a problem; look-ups behind it are then left out.
 */
export class SchemaCheck {
  readonly schema: GraphQLSchema;
  readonly #problems: string[] = [];

  constructor(schema: GraphQLSchema) {
    this.schema = schema;
  }

  /** The first problem, as a sentence. */
  get problem(): string | undefined {
    return this.#problems[0];
  }

  note(reason: string): void {
    this.#problems.push(reason);
  }

  #found<T>(result: T | Missing): T | undefined {
    if (!(result instanceof Missing)) return result;
    this.note(result.reason);
    return undefined;
  }

  rootType(kind: RootKind): GraphQLOutputType | undefined {
    return this.#found(findRoot(this.schema, kind));
  }

  /** The field at the end of a path from a root type. */
  root(kind: RootKind, path: Path): AnyField | undefined {
    return this.#found(findRootField(this.schema, kind, path));
  }

  /** Type at the end of a path through results. */
  result(type: GraphQLOutputType | undefined, path: Path): GraphQLOutputType | undefined {
    let current = type;
    for (const step of path) current = current && this.#found(findTypeBelow(current, step));
    return current;
  }

  /** The same of a path of fields, none of which narrows a type. */
  fields(type: GraphQLOutputType | undefined, path: Path): GraphQLOutputType | undefined {
    let current = type;
    for (const step of path)
      current = current && this.#found(findField(getNamedType(current), step))?.type;
    return current;
  }

  /** A type that selections are made on. */
  composite(type: GraphQLOutputType | undefined): GraphQLNamedType | undefined {
    return type && this.#found(findComposite(getNamedType(type)));
  }

  /** The named type of the schema, if selections can be made on it. */
  named(name: string): GraphQLOutputType | undefined {
    const type = this.schema.getType(name);
    if (type && isCompositeType(type)) return type;
    this.note(`The schema has no type ${name} with fields.`);
    return undefined;
  }

  /** A path that is read of a value; what a union lacks is read as nothing. */
  read(type: GraphQLOutputType | undefined, path: Path): void {
    if (type && !isUnionType(getNamedType(type))) this.result(type, path);
  }

  place(field: AnyField | undefined, path: ArgumentPath): Place | undefined {
    return field && this.#found(findPlaceOf(field, path));
  }

  input(type: GraphQLInputType, name: string): Place | undefined {
    return this.#found(findInputField(type, name) ?? missingInput(type, name));
  }

  /** A value of the model at a place: its objects name input fields. */
  constant(type: GraphQLInputType | undefined, value: unknown): void {
    if (!type) return;
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const items: readonly unknown[] = Array.isArray(value) ? value : [value];
      for (const item of items) this.constant(nullable.ofType, item);
      return;
    }
    const named = getNamedType(type);
    if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return;
    for (const [name, item] of Object.entries(value))
      this.constant(this.input(named, name)?.type, item);
  }
}
