import { getNamedType, isLeafType, type SelectionNode } from 'graphql';

import type { Context } from '../context.ts';
import { fieldNode, merge, nest } from '../documents/ast.ts';
import { fieldOf, hasField } from '../schema-path.ts';
import { currencies } from './currencies.ts';
import { viewFields } from './field-descriptor.ts';
import { isOwnState, keyAndLabel, recordType, viewSelections } from './record-selection.ts';

/** What the page of a record holds, and every write answers with, so that no further request is needed. */
export function showSelection(context: Context): readonly SelectionNode[] {
  const type = recordType(context);
  const shown = viewSelections(context, 'Show');
  return merge([...keyAndLabel(context, context.resource, type), ...shown, ...currencies(context, type, shown), ...helpers(context)]);
}

/** Fields that forms and related lists read beside those that are shown: keys of references, keys of related lists, the version that a change is about. */
export function helpers(context: Context): readonly SelectionNode[] {
  const type = recordType(context);
  const vias = context.resource.fields.flatMap((field) => field.reference?.via ?? []);
  const keys = context.resource.related.flatMap(({ on }) => on.map(({ key }) => key));
  const { update, remove } = context.resource;
  const held = [update, remove].flatMap((write) => write?.held ?? []);
  const versions = held.filter((argument) => isOwnState(context.resource, argument)).map(({ path }) => path);
  const shown = new Set(viewFields(context, type, viewSelections(context, 'Show')).map(({ name }) => name));
  const names = new Set([...vias, ...keys, ...versions.flatMap((path) => (path.length === 1 ? path : []))]);
  const plain = [...names].filter((name) => !shown.has(name) && hasField(type, name) && isLeafType(getNamedType(fieldOf(type, name).type)));
  return [...plain.map((name) => fieldNode(name)), ...versions.flatMap((path) => (path.length > 1 ? nest(path, []) : []))];
}
