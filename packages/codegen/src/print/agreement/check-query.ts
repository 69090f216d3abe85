import type { OtherQuery } from '../../model.ts';
import { checkArguments, checkInputs } from './check-arguments.ts';
import { checkPaging } from './check-reads.ts';
import { checkFields } from './check-record.ts';
import type { SchemaCheck } from './schema-check.ts';

export function checkQuery(check: SchemaCheck, query: OtherQuery): void {
  const field = check.root('query', query.root);
  if (!field) return;
  checkArguments(check, field, query);
  checkInputs(check, field, query.inputs);
  const { answer, pages } = query;
  const answered = check.result(field.type, answer.path);
  if (answer.kind === 'values') checkFields(check, check.composite(answered), answer.fields);
  else if (answer.kind === 'several') {
    check.composite(answered);
    for (const { type, fields } of answer.members)
      checkFields(check, check.schema.getType(type), fields);
  } else check.result(check.rootType('query'), [...query.root, ...answer.path]);
  if (!pages) return;
  checkPaging(check, field, pages.paging);
  if (pages.of !== undefined) check.result(field.type, [pages.of]);
  if (pages.total) check.result(field.type, pages.total);
}
