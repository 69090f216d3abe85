import {
  getNamedType,
  isListType,
  getNullableType,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLOutputType,
} from 'graphql';

import type { Resource } from '../../model.ts';
import {
  arrow,
  call,
  code,
  member,
  object,
  parameter,
  property,
  spread,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import type { ViewField } from '../context/view.ts';
import { compositeOf, fieldOf, hasField } from '../schema-path.ts';
import { accessTo, itemOf, readList, readValue, nonNull } from './read.ts';

const record = parameter('record');
const item = parameter('item');

/**
 * Entries that lift nested fields to the top of a record, where screens expect them: `sysId` from
 * `sys.id`, and lists of references from inside a connection. The object with them is spread over
 * `record`.
 */
export function adaptation(
  context: Context,
  type: GraphQLCompositeType,
  columns: readonly ViewField[],
): readonly Code[] {
  return [
    ...envelopeEntry(context, type, columns),
    ...keyEntries(context.resource, record, type),
    ...columns.flatMap((column) => referenceEntry(context, type, column)),
  ];
}

function envelopeEntry(
  { resource: { envelope, label } }: Context,
  type: GraphQLCompositeType,
  columns: readonly ViewField[],
): readonly Code[] {
  const isSelected =
    columns.some(({ within }) => within !== undefined) ||
    label.some(([first]) => first === envelope);
  return envelope !== undefined && isSelected && hasField(type, envelope)
    ? [spread(readValue(record, nonNull(type), [envelope]))]
    : [];
}

/** The same for all fields of the show page. */
export const showAdaptation = (context: Context): readonly Code[] =>
  adaptation(context, context.view.pageType, context.view.shown);

function keyEntries(resource: Resource, value: Code, type: GraphQLCompositeType): readonly Code[] {
  if (isUnionType(type)) return [];
  return resource.key.flatMap((key) =>
    key.path ? [property(key.field, readValue(value, nonNull(type), key.path))] : [],
  );
}

function referenceEntry(
  context: Context,
  type: GraphQLCompositeType,
  { name, node, owner, within, model }: ViewField,
): readonly Code[] {
  if ((owner.name !== type.name && within === undefined) || !node.selectionSet) return [];
  const field = fieldOf(owner, node.name.value);
  const path = model?.reference?.records ?? [];
  const at = path.reduce<GraphQLOutputType>(
    (current, step) => fieldOf(getNamedType(current), step).type,
    field.type,
  );
  const target =
    (model?.reference && context.resources.get(model.reference.resource)) ??
    context.byType.get(getNamedType(at).name);
  const nested = getNamedType(itemOf(at));
  const keys = target && 'getFields' in nested ? keyEntries(target, item, compositeOf(nested)) : [];
  const value =
    within === undefined
      ? member(record, name)
      : readValue(record, nonNull(type), [within, { field: node.name.value, response: name }]);
  const mapped = arrow([item], object([spread(item), ...keys]));
  if (path.length > 0 && !isListType(getNullableType(at))) {
    // A column of a list is there when it is shown, whatever the schema says of the field.
    return [property(name, code`${readValue(value, getNullableType(field.type), path)} ?? null`)];
  }
  if (path.length > 0 || (keys.length > 0 && isListType(getNullableType(at)))) {
    const list = readList(accessTo(value, field.type), path);
    return [
      property(
        name,
        keys.length > 0 ? code`${value} && ${list}.map(${mapped})` : code`${value} && ${list}`,
      ),
    ];
  }
  return keys.length > 0
    ? [property(name, code`${value} && ${call(imported('mapRecord'), [value, mapped])}`)]
    : [];
}

const adapted = (entries: readonly Code[]): Code =>
  arrow([record], object([spread(record), ...entries]));

/** Code of a record, or of null, with what screens expect at its top. */
export const adaptedRecord = (value: Code, entries: readonly Code[]): Code =>
  entries.length === 0 ? value : call(imported('mapRecord'), [value, adapted(entries)]);

export const adaptedList = (list: Code, entries: readonly Code[]): Code =>
  entries.length === 0 ? list : code`${list}.map(${adapted(entries)})`;
