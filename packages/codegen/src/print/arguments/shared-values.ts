import { getNamedType, isInputObjectType, isRequiredInputField } from 'graphql';

import type { ArgumentPath } from '../../model.ts';
import {
  arrow,
  call,
  code,
  identifier,
  object,
  parameter,
  property,
  using,
  type Code,
} from '../code/code.ts';
import type { SchemaTypes } from '../code/schema-types.ts';
import type { ArgumentTree } from './arguments.ts';

/** Arguments of a write, and where the values of its form go. */
export interface ValuesPlace {
  readonly tree: ArgumentTree;
  readonly path: ArgumentPath;
}

const values = parameter('values');

/**
 * Makes the create reuse the update's function of form values, and adds its differing values: `{
 * ...sent(values), name: gql.requiredValue(values, 'name', gql.text) }`. Changes nothing where the
 * update takes a value that the create does not.
 */
export function shareValues(create: ValuesPlace, update: ValuesPlace, types: SchemaTypes): void {
  const changed = update.tree.keysAt(update.path);
  const created = changed && changed.size > 1 ? create.tree.keysAt(create.path) : undefined;
  const type = getNamedType(update.tree.place(update.path).type);
  const createType = getNamedType(create.tree.place(create.path).type);
  if (!changed || !created || !isInputObjectType(type) || !isInputObjectType(createType)) return;
  const names = [...changed.keys()];
  const same = names.filter((name) => created.get(name)?.text === changed.get(name)?.text);
  const others = [...created.keys()].filter((name) => !same.includes(name));
  const isCovered =
    names.every((name) => created.has(name)) && [...changed.values()].every(isOfForm);
  // An object of which every key may be absent is left out where none is there.
  const isAlwaysThere =
    others.length === 0 ||
    Object.values(createType.getFields()).some(
      (field) => others.includes(field.name) && isRequiredInputField(field),
    );
  if (!isCovered || !isAlwaysThere || same.length < 2) return;
  const entries = [...changed].map(([name, value]) =>
    using(property(name, value), { kind: 'input', type, field: name }),
  );
  const made = arrow(
    [{ name: values, type: code`Readonly<Record<string, unknown>>` }],
    object(entries),
    types.inputObject(type),
  );
  const sent: Code = using(call(identifier('sent'), [values]), {
    kind: 'constant',
    name: 'sent',
    declaration: code`const sent = ${made};`,
  });
  update.tree.takeKeys(update.path, names, sent);
  create.tree.takeKeys(create.path, same, sent);
}

/** Tests whether the code depends on form values alone. */
const isOfForm = ({ uses }: Code): boolean =>
  uses.every((use) => use.kind !== 'parameter' || use.name === values.text);
