import { getNamedType, isListType, getNullableType, isUnionType, type GraphQLCompositeType, type GraphQLOutputType } from 'graphql';

import type { Resource } from '../model.ts';
import { call, object, property } from './code.ts';
import type { Context } from './context.ts';
import { viewFields, type ViewField } from './field-descriptor.ts';
import { itemOf, readList, readValue, nonNull } from './read.ts';
import { recordType, resourceOf, viewSelections } from './record-selection.ts';
import { fieldOf, hasField } from './schema-path.ts';

/**
 * What screens expect at the top of a record and the schema keeps deeper: `sysId` that is `sys.id` there, and lists of references behind a
 * connection. Entries of an object that is spread over `record`.
 */
export function adaptation(context: Context, type: GraphQLCompositeType, columns: readonly ViewField[]): readonly string[] {
  return [...envelopeEntry(context, type, columns), ...keyEntries(context.resource, 'record', type), ...columns.flatMap((column) => referenceEntry(context, type, column))];
}

function envelopeEntry({ resource: { envelope, label } }: Context, type: GraphQLCompositeType, columns: readonly ViewField[]): readonly string[] {
  const isSelected = columns.some(({ within }) => within !== undefined) || label.some(([first]) => first === envelope);
  return envelope !== undefined && isSelected && hasField(type, envelope) ? [`...${readValue('record', nonNull(type), [envelope])}`] : [];
}

/** The same for all fields of the show page. */
export const showAdaptation = (context: Context): readonly string[] => adaptation(context, recordType(context), viewFields(context, recordType(context), viewSelections(context, 'Show')));

function keyEntries(resource: Resource, record: string, type: GraphQLCompositeType): readonly string[] {
  if (isUnionType(type)) return [];
  return resource.key.flatMap((key) => (key.path ? [property(key.field, readValue(record, nonNull(type), key.path))] : []));
}

function referenceEntry(context: Context, record: GraphQLCompositeType, { name, node, owner, within, model }: ViewField): readonly string[] {
  if ((owner.name !== record.name && within === undefined) || !node.selectionSet) return [];
  const field = fieldOf(owner, node.name.value);
  const path = model?.reference?.records ?? [];
  const at = path.reduce<GraphQLOutputType>((type, step) => fieldOf(getNamedType(type), step).type, field.type);
  const target = (model?.reference && context.resources.get(model.reference.resource)) ?? resourceOf(context, getNamedType(at));
  const nested = getNamedType(itemOf(at));
  const keys = target && 'getFields' in nested ? keyEntries(target, 'item', nested as GraphQLCompositeType) : [];
  const value = within === undefined ? `record.${name}` : readValue('record', nonNull(record), [within, { field: node.name.value, response: name }]);
  const mapped = `(item) => (${object(['...item', ...keys])})`;
  if (path.length > 0 && !isListType(getNullableType(at))) {
    // A column of a list is there when it is shown, whatever the schema says of the field.
    return [property(name, `${readValue(value, getNullableType(field.type), path)} ?? null`)];
  }
  if (path.length > 0 || (keys.length > 0 && isListType(getNullableType(at)))) {
    const list = readList(value, field.type, path, context.scope);
    return [property(name, `${value} && ${list}${keys.length > 0 ? `.map(${mapped})` : ''}`)];
  }
  return keys.length > 0 ? [property(name, `${value} && ${call(context.scope.helper('mapped'), [value, mapped])}`)] : [];
}

/** Code of a record, or of null, with what screens expect at its top. */
export const adaptedRecord = (context: Context, code: string, entries: readonly string[]): string =>
  entries.length === 0 ? code : call(context.scope.helper('mapped'), [code, `(record) => (${object(['...record', ...entries])})`]);

export const adaptedList = (code: string, entries: readonly string[]): string =>
  entries.length === 0 ? code : `${code}.map((record) => (${object(['...record', ...entries])}))`;
