import { getNamedType, isEnumType, isInputObjectType, type GraphQLInputType } from 'graphql';

import type { Resource, Sort } from '../model.ts';
import { array, object, property, string } from './code.ts';
import type { ArgumentTree } from './arguments.ts';
import type { Context } from './context.ts';
import { inputFieldOf, isList, placeOf, type AnyField } from './schema-path.ts';

export interface SortCode {
  readonly fields: readonly string[];
  readonly multiple: boolean;
  readonly fallback: readonly { readonly field: string; readonly descending: boolean }[];
  /** Declarations of the module. */
  readonly declarations: readonly string[];
  /** Sets the arguments from `request`. */
  apply(tree: ArgumentTree): void;
}

/** Tables from each sortable field to what the server is asked for, ascending and descending. */
export function sortCode(context: Context, given: Sort, field: AnyField): SortCode {
  const { scope } = context;
  const sort = withoutDoubles(given);
  const sorts = scope.helperType('Sorts');
  const names = sort.fields.map((entry) => entry.field);
  const fallback = defaultSort(context.resource, names);
  const fallbackCode = array(fallback.map(({ field: name, descending }) => object([property('field', string(name)), property('descending', String(descending))])));
  const defaultDeclaration = `const defaultSort: readonly ${context.scope.contract('SortKey')}[] = ${fallbackCode};`;
  const multiple = sort.kind !== 'separate' && sort.list;
  const sorted = `${scope.helper('sorted')}(sorts, request.sort, defaultSort)`;
  const value = multiple ? sorted : `${sorted}?.[0]`;

  if (sort.kind === 'separate') {
    const place = placeOf(field, sort.fieldArgument);
    const direction = sort.directionArgument && placeOf(field, sort.directionArgument);
    const type = elementType(context, place.type, sort.fields.map((entry) => entry.value));
    const table = sort.fields.map((entry) => property(entry.field, `[${string(entry.value)}, ${string(entry.value)}]`));
    const declarations = [defaultDeclaration, `const sorts: ${sorts}<${type}> = ${object(table)};`];
    if (direction) {
      const directionType = elementType(context, direction.type, [sort.asc, sort.desc]);
      const pairs = sort.fields.map((entry) => property(entry.field, `[${constant(context, direction.type, sort.asc)}, ${constant(context, direction.type, sort.desc)}]`));
      declarations.push(`const directions: ${sorts}<${directionType}> = ${object(pairs)};`);
    }
    return {
      fields: names, multiple, fallback, declarations,
      apply(tree) {
        tree.set(sort.fieldArgument, isList(place.type) ? sorted : value);
        if (sort.directionArgument && direction) {
          const code = `${scope.helper('sorted')}(directions, request.sort, defaultSort)`;
          tree.set(sort.directionArgument, isList(direction.type) ? code : `${code}?.[0]`);
        }
      },
    };
  }

  const place = placeOf(field, sort.argument);
  const table = sort.fields.map((entry) => property(entry.field, `[${pair(context, sort, entry, place.type).join(', ')}]`));
  const type = elementType(context, place.type);
  return {
    fields: names, multiple, fallback,
    declarations: [defaultDeclaration, `const sorts: ${sorts}<${type}> = ${object(table)};`],
    apply(tree) {
      // A place that takes a list takes one of length one as well.
      tree.set(sort.argument, isList(place.type) && !multiple ? `${sorted}?.slice(0, 1)` : value);
    },
  };
}

/** A field that can be sorted by in two ways is sorted by the first. */
function withoutDoubles<T extends Sort>(sort: T): T {
  const seen = new Set<string>();
  return { ...sort, fields: sort.fields.filter(({ field }) => !seen.has(field) && seen.add(field)) };
}

function pair(context: Context, sort: Exclude<Sort, { kind: 'separate' }>, entry: Sort['fields'][number], type: GraphQLInputType): readonly [string, string] {
  switch (sort.kind) {
    case 'enum': {
      const { asc, desc } = entry as (typeof sort.fields)[number];
      return [asc === undefined ? 'null' : constant(context, type, asc), desc === undefined ? 'null' : constant(context, type, desc)];
    }
    case 'string': {
      const { value } = entry as (typeof sort.fields)[number];
      return [string(sort.asc.replace('{field}', () => value)), string(sort.desc.replace('{field}', () => value))];
    }
    case 'input': {
      const { path } = entry as (typeof sort.fields)[number];
      const at = (direction: unknown) => constant(context, type, path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), direction));
      return [at(sort.asc), at(sort.desc)];
    }
    case 'object': {
      const { value } = entry as (typeof sort.fields)[number];
      const at = (direction: unknown) =>
        constant(context, type, { [sort.fieldKey]: value, ...(sort.directionKey === undefined ? {} : { [sort.directionKey]: direction }) });
      return [at(sort.asc), at(sort.desc)];
    }
  }
}

/** A value of the schema's type as a literal; input fields and enum values in it are noted as used. */
function constant({ scope }: Context, type: GraphQLInputType, value: unknown): string {
  const named = getNamedType(type);
  if (isEnumType(named)) {
    scope.leafType(named, [String(value)]);
    return string(String(value));
  }
  if (isInputObjectType(named) && typeof value === 'object' && value !== null) {
    return object(
      Object.entries(value).map(([key, item]) => {
        scope.useInput(named, key);
        return property(key, constant({ scope } as Context, inputFieldOf(named, key).type, item));
      }),
    );
  }
  return typeof value === 'string' ? string(value) : JSON.stringify(value);
}

function elementType(context: Context, type: GraphQLInputType, values?: readonly unknown[]): string {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return context.scope.useInput(named);
  return context.scope.leafType(named, isEnumType(named) ? (values ?? []).map(String) : undefined);
}

/**
 * The order of a list until the user chooses: newest first where the records have a date of their own, else by key.
 * The key ends it, so that records of equal value stay in one order from page to page.
 */
export function defaultSort(resource: Resource, sortable: readonly string[]): readonly { field: string; descending: boolean }[] {
  const can = new Set(sortable);
  const keys = resource.key.map(({ field }) => field).filter((field) => can.has(field));
  const dated = resource.fields.find((field) => field.inRow && !field.nullable && !field.list && (field.kind === 'instant' || field.kind === 'date') && can.has(field.name));
  if (dated) return [{ field: dated.name, descending: true }, ...keys.filter((field) => field !== dated.name).map((field) => ({ field, descending: true }))];
  return keys.map((field) => ({ field, descending: false }));
}
