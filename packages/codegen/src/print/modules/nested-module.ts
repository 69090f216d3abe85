import type { OperationDefinitionNode } from 'graphql';

import type { NestedList } from '../../model.ts';
import {
  arrow,
  code,
  entries,
  object,
  parameter,
  property,
  string,
  type Code,
} from '../code/code.ts';
import { shortDescription } from '../code/description.ts';
import { imported } from '../code/library.ts';
import type { PersistedDocument } from '../documents/persisted.ts';
import { besideRows, type DeclaredRows } from '../operations/declared-rows.ts';
import { listCode } from '../operations/list-code.ts';
import { showCode } from '../operations/show-code.ts';
import { Unprintable } from '../unprintable.ts';
import { cacheRules, cacheRulesCode, type CacheRules } from '../cache/cache-rules.ts';

export interface NestedModule {
  readonly body: readonly Code[];
  readonly operations: readonly OperationDefinitionNode[];
  readonly persisted: readonly PersistedDocument[];
  readonly rules: CacheRules;
}

/**
 * The module of a list that records hold. `name`: first part of the names of its documents,
 * `RepositoryIssues`.
 */
export function nestedModule(
  rows: DeclaredRows,
  nested: NestedList,
  name: string,
): NestedModule | Unprintable {
  const { fields, recordOf } = rows;
  const context = besideRows(rows);
  const printed = listCode(context, nested.list, { name, count: nested.count, fields, recordOf });
  if (printed instanceof Unprintable) return printed;
  const show = nested.one && showCode(context, nested.one, { name, isHeld: true });
  if (show instanceof Unprintable) return show;
  const done = [...printed.operations, ...(show ? [show.operation] : [])];
  const operations = done.map(({ operation }) => operation.document);
  const rules = cacheRules(context.cacheFacts, operations, {
    nested: { list: nested.list, resource: context.resource },
  });
  const cache = cacheRulesCode(rules);
  const answer = object(entries({ list: printed.list, count: printed.count, show: show?.code }));
  const module = object([
    property('of', arrow([parameter('owner')], answer)),
    ...(cache.text === '{}' ? [] : [property('cache', cache)]),
  ]);
  return {
    body: [
      ...printed.declarations,
      ...(show?.declarations ?? []),
      code`export const module: ${imported('NestedListModule')} = ${module};`,
    ],
    operations,
    persisted: done.map(({ operation }) => operation.persisted),
    rules,
  };
}

/** `{ name: 'issues', resource: 'issues', load: () => import('../nested/repositories.issues.ts')… }` */
export function nestedSummary({ name, description, resource }: NestedList, path: string): Code {
  const short = shortDescription(description);
  return object(
    entries({
      name: string(name),
      description: short !== undefined && string(short),
      resource: string(resource),
      load: arrow([], code`import(${string(path)}).then((loaded) => loaded.module)`),
    }),
  );
}
