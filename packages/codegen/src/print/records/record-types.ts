import type { GraphQLCompositeType, SelectionNode } from 'graphql';

import { code, identifier, string, union, using, type Code } from '../code/code.ts';
import { declaredType, type Context } from '../context/context.ts';
import { selectionsCode } from '../documents/document-code.ts';
import { resultMembers, resultType, type ResultMember } from './result-type.ts';

/**
 * Types of the records of a resource with a key, which results name from here on, and what the
 * documents of one record select.
 */
export function recordTypes(context: Context): readonly Code[] {
  const {
    repeated,
    view: { page },
  } = context;
  const selected = selectionsCode(page, repeated);
  const { label, record } = nameRecords(context);
  repeated.add(
    'selection',
    selected,
    using(identifier('selection'), {
      kind: 'constant',
      name: 'selection',
      declaration: code`const selection = ${selected};`,
    }),
  );
  return [
    code`/** What every document of the resource holds of a record. */\nexport type ${label.name} = ${label.type};`,
    code`/** A record of the show page. */\nexport type ${record.name} = ${record.type};`,
  ];
}

interface NamedType {
  readonly name: Code;
  readonly type: Code;
}

/** Lets results name the types of the records, whichever module declares them. */
export function nameRecords(context: Context): {
  readonly label: NamedType;
  readonly record: NamedType;
} {
  const {
    prefix,
    repeated,
    view: { type, pageType, named, page },
  } = context;
  const label = {
    name: declaredType(context, `${prefix}Label`),
    type: resultType(type, named, context),
  };
  repeated.add(type.name, label.type, label.name);
  // A record with a reference to its own type refers to the label's type.
  const record = {
    name: declaredType(context, `${prefix}Record`),
    type: resultType(pageType, page, context),
  };
  repeated.add(pageType.name, record.type, record.name);
  return { label, record };
}

/** Members of label and record types, from which row types are derived. */
export interface KnownMembers {
  readonly label: readonly ResultMember[];
  readonly record: readonly ResultMember[];
}

/** @param named key and label of `type` */
export function knownMembers(
  context: Context,
  type: GraphQLCompositeType,
  named: readonly SelectionNode[],
): KnownMembers | undefined {
  const { resource, view } = context;
  if (resource.key.length === 0 || resource.type !== type.name) return undefined;
  const [label, record] = [
    resultMembers(type, named, context),
    resultMembers(view.pageType, view.page, context),
  ];
  return label && record && { label, record };
}

/**
 * Type of a row, derived from the record's types where it has no further fields: `OrderLabel &
 * Partial<Pick<OrderRecord, 'status'>>`.
 */
export function rowType(
  context: Context,
  own: readonly ResultMember[],
  { label, record }: KnownMembers,
): Code | undefined {
  const { prefix } = context;
  const isIn = (
    members: readonly ResultMember[],
    { name, type: memberType }: ResultMember,
  ): boolean =>
    members.some(
      (member) => member.name === name && member.type.text === memberType.text && !member.optional,
    );
  if (!own.every((member) => isIn(record, member))) return undefined;
  const picked = (members: readonly ResultMember[]): Code =>
    code`Pick<${declaredType(context, `${prefix}Record`)}, ${union(members.map(({ name }) => string(name)))}>`;
  const beside = own.filter((member) => !member.optional && !isIn(label, member));
  const optional = own.filter((member) => member.optional);
  const parts = [
    declaredType(context, `${prefix}Label`),
    ...(beside.length > 0 ? [picked(beside)] : []),
    ...(optional.length > 0 ? [code`Partial<${picked(optional)}>`] : []),
  ];
  return parts.reduce((before, part) => code`${before} & ${part}`);
}
