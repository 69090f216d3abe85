import { stepTo, type Approach, type NestedList, type OneOperation, type Related } from '../../model.ts';
import type { Draft, Survey } from '../readings/draft.ts';
import { toRoot, type FoundNestedList } from '../readings/nested-lists.ts';
import { usefulDescription } from '../readings/record/useful-description.ts';
import { describeReadings } from './decisions.ts';
import { assembleCount, assembleList } from './list.ts';
import type { UnlinkedResource } from './resource.ts';

/** A record that holds lists: how it is found. */
export interface Owner {
  readonly resource: UnlinkedResource;
  readonly one: OneOperation;
  /** Lists of its page that root fields give. */
  readonly related: readonly Related[];
}

/**
 * A list that a record holds, asked for through the field that finds the record. Nothing where a list of the root shows the same, filtered by the record.
 * @param rows what the list is of
 */
export function assembleNested(found: FoundNestedList, { resource, one, related }: Owner, rows: Draft, survey: Survey): NestedList | undefined {
  const { field, shape, paging } = found;
  if (related.some(({ name, resource: other }) => name === field.name && other === rows.name)) return undefined;
  const above: Approach = {
    root: one.root,
    record: [...one.record, ...(one.on === undefined ? [] : [stepTo(one.on)])],
    identity: resource.key.map(({ field: name, path }) => path ?? [name]),
    key: one.key, required: one.required,
  };
  const root = toRoot(found, [...above.root, ...above.record, ...found.within, field.name]);
  const draft: Draft = { ...rows, found: { ...rows.found, list: root, shape, paging } };
  const assembled = assembleList(draft, survey);
  const list = { ...assembled.list, above: [above] };
  const count = assembleCount(undefined, list, draft, survey);
  const description = usefulDescription(field.description, field.name, resource.type);
  return {
    name: field.name, ...(description === undefined ? {} : { description }), resource: rows.name, list, ...(count ? { count: { ...count, above: [above] } } : {}),
    decisions: [
      { role: 'nested', choice: root.name, rule: `nested/${shape.kind}`, evidence: `\`${root.name}\` returns ${shape.because}; its record is found by \`${one.root.join('.')}\`.`, rejected: [] },
      ...describeReadings(draft, assembled, count, undefined),
    ],
  };
}
