import type { Problem } from '../../model.ts';
import type { AdminOverrides } from '../overrides.ts';
import type { Draft, Survey } from '../readings/draft.ts';
import type { Key } from '../readings/key/index.ts';
import { inEnvelope, keyAsLabel, labelOthers, readLabel, type Label } from '../readings/label/index.ts';
import { findEnvelope } from '../readings/record/envelope.ts';
import type { FoundResource } from '../readings/resource-index.ts';
import { chooseColumns } from './columns.ts';
import { readFields } from './fields.ts';

interface Given {
  readonly survey: Survey;
  readonly names: ReadonlyMap<string, string>;
  readonly keys: ReadonlyMap<string, Key>;
  readonly overrides: AdminOverrides;
}

/** What is known of the records themselves: key, fields, label and columns. Operations are assembled of it. */
export function draftResources(resources: readonly FoundResource[], given: Given): { readonly drafts: readonly Draft[]; readonly problems: readonly Problem[] } {
  const first = resources.map((found) => draft(found, given));
  const drafts = labelOthers(first.map((each) => each.draft)).map((each): Draft => ({ ...each, fields: chooseColumns(each) }));
  return { drafts, problems: first.flatMap(({ problems }) => problems) };
}

function draft(found: FoundResource, { survey, names, keys, overrides }: Given): { readonly draft: Draft; readonly problems: readonly Problem[] } {
  const key = keys.get(found.type) ?? { meaning: [], by: 'none', because: '' };
  const envelope = findEnvelope(found.record, (type) => survey.names.has(type), survey.facts)?.name;
  const { fields, problems } = readFields(found, survey, envelope);
  const paths = overrides.resources?.[found.type]?.label;
  const said: Label | undefined = paths && { meaning: paths.map((path) => path.split('.')), by: 'configuration', because: 'The configuration says so.' };
  const read = said ?? readLabel({ type: found.type, fields, key: key.meaning }, survey.facts);
  const label = said ?? (read ? { ...read, meaning: read.meaning.map(inEnvelope(found.record, envelope)) } : keyAsLabel);
  return {
    draft: { found, name: names.get(found.type) ?? '', key: key.meaning, label: label.meaning, fields, why: { key, label }, ...(envelope === undefined ? {} : { envelope }) },
    problems,
  };
}
