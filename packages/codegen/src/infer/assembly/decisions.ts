import type { CountOperation, Decision, OneOperation } from '../../model.ts';
import type { Why } from '../reading.ts';
import type { AssembledList } from './list.ts';
import type { Draft } from '../readings/draft.ts';

/** What was read off the list and the record, as decisions: these have one reading, so nothing is rejected. */
export function describeReadings(draft: Draft, { list, why }: AssembledList, count: CountOperation | undefined, filtered: OneOperation | undefined): readonly Decision[] {
  const { type, shape } = draft.found;
  const read = (role: string, choice: string, evidence: string, confidence = 0.9): Decision => ({ role, choice, rule: `read ${role}`, confidence, evidence, rejected: [] });
  const told = (role: string, choice: string, { by, because }: Why): Decision => ({ role, choice, rule: `${role}/${by}`, evidence: because, rejected: [] });
  const names = (fields: readonly { readonly field?: string; readonly name?: string }[]): string => fields.map(({ field, name }) => name ?? field ?? '').join(', ');
  const decisions: (Decision | undefined)[] = [
    draft.key.length === 0
      ? read('key', 'none', `No field of \`${type}\` identifies a record: its list can be read and sorted, and no record of it opened, linked or written. \`admin.resources.${type}.key\` names a key that the schema does not tell.`)
      : read('key', draft.key.map(({ field }) => field).join(', '), draft.key.length > 1 ? `The field that fetches one \`${type}\` asks for all of them.` : `It identifies a \`${type}\`.`),
    draft.key.length === 0 ? undefined : draft.label.length > 0 ? read('label', draft.label.map((path) => path.join('.')).join(' '), 'Text that is short and says which record it is, by its name.', 0.7) : read('label', 'the key', `\`${type}\` has no short text of its own.`, 0.7),
    told('paging', list.paging.kind, why.paging),
    list.sort && why.sort && told('sort', names(list.sort.places[0]?.values ?? []), why.sort),
    list.asked.length > 0 ? read('asked', names(list.asked), 'The list cannot do without, so its screen asks first.') : undefined,
    list.filter && read('filter', names(list.filter.fields), list.filter.argument.length > 0 ? `\`${list.filter.argument.join('.')}\` takes \`${list.filter.type ?? ''}\`.` : 'The list field has an argument for each.', 0.85),
    list.search && read('search', list.search.join('.'), `\`${list.search.join('.')}\` takes a text and is no field of the record.`, 0.8),
    filtered && read('one', filtered.root.join('.'), `No field fetches one \`${type}\` alone; the list does, by \`${filtered.key.map(({ argument }) => argument.join('.')).join('`, `')}\`.`),
    count && list.total ? read('count', list.total.join('.'), `\`${shape.wrapper?.name ?? ''}\` has a number there.`) : undefined,
  ];
  return decisions.filter((decision) => decision !== undefined);
}
