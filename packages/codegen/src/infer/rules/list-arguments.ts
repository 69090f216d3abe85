import type { Evidence } from '../evidence.ts';
import type { Facts } from '../facts.ts';
import { requiredArguments } from '../schema-types.ts';
import { readPaging } from '../paging.ts';
import { isFilterName, isSortName } from '../argument-names.ts';
import { isScopeArgument } from '../scope.ts';
import { sentenceList } from '../words.ts';

/** Lists that are administered can be paged, sorted and filtered; one that wants other things first is a question about something else. */
export function inferListArguments(facts: Facts): readonly Evidence[] {
  return facts.queries.flatMap((root): Evidence[] => {
    const { shape } = root;
    if (!shape) return [];
    const base = { role: 'list', type: shape.record.name, choice: root.name, rule: 'list-arguments' } as const;
    const evidence: Evidence[] = [];
    const { paging } = readPaging(root.field, shape);
    if (paging.kind !== 'none') {
      const confidence = { offset: 0.5, page: 0.5, cursor: 0.35, token: 0.35 }[paging.kind];
      evidence.push({ ...base, confidence, because: `It pages by ${paging.kind}.` });
    }
    const asked = root.field.args.filter((argument) => isFilterName(argument.name) || isSortName(argument.name)).map((argument) => argument.name);
    if (asked.length > 0) evidence.push({ ...base, confidence: 0.25, because: `It takes ${sentenceList(asked)}.` });
    const required = requiredArguments(root.field).filter((argument) => !isFilterName(argument.name) && !paging.used.has(argument.name));
    const scopes = required.filter(isScopeArgument);
    if (scopes.length > 0) evidence.push({ ...base, confidence: 0.1, against: true, because: `It requires ${sentenceList(scopes.map((argument) => argument.name))}.` });
    const others = required.filter((argument) => !isScopeArgument(argument));
    if (others.length > 0) evidence.push({ ...base, confidence: 0.8, against: true, because: `It requires ${sentenceList(others.map((argument) => argument.name))}.`, remedy: `Give ${others.length > 1 ? 'them values' : 'it a value'} in \`admin.resources.${shape.record.name}.arguments\` and name the type in \`admin.include\`, or make ${others.length > 1 ? 'them' : 'it'} optional.` });
    return evidence;
  });
}
