import type { Field, FilterField, Input, Resource } from '../model.ts';
import { plural } from '../infer/facts/names/words.ts';
import { nameWords } from './tokens.ts';

/** A value of a record, a form or an answer that has a label. */
export interface Named {
  /** Key of the catalogue. */
  readonly key: string;
  /** Name from which the text is composed. */
  readonly name: string;
  readonly kind?: Field['kind'] | Input['kind'];
  readonly description?: string;
  readonly values?: Field['values'];
  /** Field or input that contains it, where that has a meaning of its own. */
  readonly within?: string;
  /** Resource of the referenced record. */
  readonly refers?: string;
}

/** Wrappers that exist for the schema's sake only. Labels of their values refer to the record. */
const wrappers =
  /^(?:attributes|create|data|edges|fields|input|items|node|nodes|patch|records?|set|update|values)$/i;

const inside = (
  parts: readonly Named[],
  { name, called = name }: Pick<Field, 'name' | 'called'>,
): readonly Named[] =>
  wrappers.test(name) ? parts : parts.map((part) => ({ within: called, ...part }));

export const fieldsWithin = (fields: readonly Field[]): readonly Named[] =>
  fields.flatMap((field) => [
    named(field),
    ...(field.kind === 'object' ? inside(fieldsWithin(field.fields ?? []), field) : []),
  ]);

export const inputsWithin = (inputs: readonly Input[]): readonly Named[] =>
  inputs.flatMap((input) => [
    { ...named(input), name: input.field ?? input.called ?? input.name },
    ...(input.kind === 'object'
      ? inside(inputsWithin(input.inputs ?? []), { name: input.field ?? input.name })
      : []),
  ]);

/**
 * All that screens name of a resource: fields with what lies in them, conditions, inputs, related
 * lists.
 */
export function namedFields(resource: Resource): readonly Named[] {
  const all = [
    ...fieldsWithin([...resource.fields, ...(resource.one?.fields ?? [])]),
    ...(resource.list?.filter?.fields ?? []).map(named),
    ...[
      ...(resource.list?.above ?? []).flatMap(({ requiredConditions = [] }) => requiredConditions),
      ...(resource.list?.requiredConditions ?? []),
    ].map(namedCondition),
    ...(resource.dimensions ?? []).map(named),
    ...inputsWithin([...(resource.create?.inputs ?? []), ...(resource.update?.inputs ?? [])]),
    // A list that is named as its resource, or by how it is found (`ordersByCustomerId`), is called
    // as the resource is.
    ...resource.nested.filter(({ name, resource: other }) => name !== other).map(listed),
    ...resource.related
      .filter(({ name, resource: other }) => name !== other && !/By[A-Z_]|_by_/.test(name))
      .map(listed),
  ];
  return all.map((each) => ofItsKind(each, resource));
}

/**
 * A scope has the noun of its record, in every form of the argument: `organizationId` is an
 * organization.
 */
function namedCondition(field: FilterField): Named {
  const { scope } = field;
  return scope === undefined ? named(field) : named({ ...field, name: scope, field: scope });
}

/**
 * The parent of a category is a parent category, and its children are child categories; longer
 * names say it too long.
 */
function ofItsKind(part: Named, { name, type }: Resource): Named {
  if (part.refers !== name || part.within !== undefined || nameWords(type).length > 1) return part;
  if (part.name === 'parent') return { ...part, name: `parent ${type}` };
  return part.name === 'children' ? { ...part, name: `child ${plural(type)}` } : part;
}

interface Part extends Pick<Field, 'name' | 'called' | 'description' | 'values'> {
  readonly field?: string;
  readonly kind?: Field['kind'] | Input['kind'];
  readonly reference?: { readonly resource: string };
}

const named = ({
  name,
  field = name,
  called = field,
  kind,
  description,
  values,
  reference,
}: Part): Named => ({
  key: field,
  name: called,
  ...(kind && { kind }),
  ...(description !== undefined && { description }),
  ...(values && { values }),
  ...(reference && { refers: reference.resource }),
});

const listed = ({
  name,
  resource,
  description,
}: {
  readonly name: string;
  readonly resource: string;
  readonly description?: string;
}): Named =>
  named({ name, reference: { resource }, ...(description !== undefined && { description }) });
