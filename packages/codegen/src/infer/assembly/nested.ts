import {
  stepTo,
  type Approach,
  type KeyField,
  type NestedList,
  type OneOperation,
  type Related,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Survey } from '../contracts/survey.ts';
import { toRoot, type FoundNestedList } from '../readings/nested-lists.ts';
import { usefulDescription } from '../readings/record/useful-description.ts';
import { describeReadings } from './decisions.ts';
import { assembleCount } from './count.ts';
import { assembleList } from './list.ts';
import { assembleOneBelow } from './one.ts';
import type { UnlinkedResource } from './resource.ts';

/** A record that holds lists: how it is found. */
export interface Owner {
  readonly resource: UnlinkedResource;
  readonly one: OneOperation;
  /** Lists of its page that root fields give. */
  readonly related: readonly Related[];
}

export interface AssembledNested {
  readonly nested: NestedList;
  /** Field that finds a row, besides its key. */
  readonly address?: KeyField;
}

interface Rows {
  readonly draft: Draft;
  /** A field finds one of them without what holds it. */
  readonly hasPage: boolean;
}

/**
 * Assembles a nested list, which is requested through the field that finds its parent. `undefined`
 * where a list of the root has the same records and can be filtered by the parent.
 *
 * @param rows records of the list
 */
export function assembleNested(
  found: FoundNestedList,
  { resource, one, related }: Owner,
  { draft: rows, hasPage }: Rows,
  survey: Survey,
): AssembledNested | undefined {
  const { field, shape, paging } = found;
  if (related.some(({ name, resource: other }) => name === field.name && other === rows.name))
    return undefined;
  const approach: Approach = {
    root: one.root,
    record: [...one.record, ...(one.on === undefined ? [] : [stepTo(one.on)])],
    identity: resource.key.map(({ field: name, path }) => path ?? [name]),
    key: one.key,
    required: one.required,
  };
  const above = [...(one.above ?? []), approach];
  const root = toRoot(found, [...approach.root, ...approach.record, ...found.within, field.name]);
  const draft: Draft = { ...rows, found: { ...rows.found, list: root, shape, paging } };
  const assembled = assembleList(draft, survey);
  const list = { ...assembled.list, above };
  const count = assembleCount(undefined, list, draft, survey);
  const holder = survey.facts.schema.getType(resource.type);
  const shown =
    hasPage || !holder
      ? undefined
      : assembleOneBelow(rows, holder, { root: root.path.slice(0, -1), above }, survey);
  const description = usefulDescription(field.description, field.name, resource.type);
  return {
    ...(shown?.address ? { address: shown.address } : {}),
    nested: {
      name: field.name,
      ...(description === undefined ? {} : { description }),
      resource: rows.name,
      list,
      ...(count ? { count: { ...count, above } } : {}),
      ...(shown ? { one: shown.one } : {}),
      decisions: [
        {
          role: 'nested',
          choice: root.name,
          rule: `nested/${shape.kind}`,
          evidence: `\`${root.name}\` returns ${shape.because}; its record is found by \`${one.root.join('.')}\`.`,
          rejected: [],
        },
        ...describeReadings(draft, assembled, count, undefined),
      ],
    },
  };
}
