import type { AdminOverrides } from '../infer/index.ts';
import { callableModel, printCallable } from '../callable.ts';
import { loadSchema } from '../load/load-schema.ts';
import { nothingToAdminister, SchemaError } from '../load/schema-error.ts';
import type { Action, ListOperation, Resource } from '../model.ts';

/**
 * Reports the types and operations of a schema that cannot be administered, each with the change to
 * the schema that would help.
 */
export async function check(
  source: string,
  headers: Readonly<Record<string, string>> = {},
  overrides: AdminOverrides = {},
): Promise<string> {
  const schema = await loadSchema(source, { headers });
  const { model: found, printed } = printCallable(schema, { overrides });
  const model = callableModel(found, printed.omitted);
  if (model.resources.length === 0 && model.problems.length === 0)
    throw new SchemaError(`${source}: ${nothingToAdminister}`);
  const omitted = printed.omitted.map(
    ({ resource, role, reason }) => `${resource}, ${role}: ${reason}`,
  );
  const gaps = model.resources.flatMap((resource) => describeGaps(resource) ?? []);
  const problems = model.problems.map(
    ({ subject, message, remedy }) => `${subject}: ${message}\n  ${remedy}`,
  );
  const parts = [
    `${model.resources.length} resources in ${source}.`,
    section('Not administered', problems),
    section('Operations that need values no screen has', omitted),
    section(
      'Lists that ask first',
      model.resources.flatMap((resource) => describeRequiredConditions(resource) ?? []),
    ),
    section(
      'Assumed',
      model.resources.flatMap((resource) => describeAssumed(resource) ?? []),
    ),
    section('Resources without an operation', gaps),
    section(
      'Actions on records that have no page',
      model.actions.flatMap((action) => describeHomeless(action) ?? []),
    ),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${title}:\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/** An action whose record is on no screen: it is offered among the tools, which ask for the key. */
function describeHomeless({ root, place, type, resource, key }: Action): string | undefined {
  if (resource !== undefined || type === undefined || key.length === 0 || place === 'session')
    return undefined;
  return `${root.join('.')}: \`${type}\` has no list, so its key is asked for where the tools are. A query field that lists \`${type}\` would put it there.`;
}

/** Values that a list's screen requires before it can request rows. */
function describeRequiredConditions({ name, type, list }: Resource): string | undefined {
  const asked = list?.requiredConditions ?? [];
  if (asked.length === 0) return undefined;
  const values = asked.map(
    ({ name: value, reference }) => `${value}${reference ? `, one of ${reference.resource}` : ''}`,
  );
  return `${name}: \`${list?.root.join('.') ?? ''}\` needs ${values.join('; ')}. Its screen asks for ${values.length > 1 ? 'them' : 'it'}; a value in \`admin.resources.${type}.arguments\` answers for good.`;
}

/** Assumed format of a text order: the schema does not declare it. */
function describeAssumed({ name, list }: Resource): string | undefined {
  const place = list?.sort?.assumed ? list.sort.places[0] : undefined;
  return place
    ? `${name}: \`${place.argument.join('.')}\` of \`${list?.root.join('.') ?? ''}\` takes a text such as \`${String(place.values[0]?.asc)}\`. Say in \`admin.textOrder\` what it looks like: \`['{field}:asc', '{field}:desc']\`.`
    : undefined;
}

/**
 * Paging, sorting and filtering that the server lacks for a list. The browser can do them for a
 * list that arrives complete.
 */
function describeListGaps({
  paging,
  sort,
  filter,
}: ListOperation): readonly (string | undefined)[] {
  const lacks = [
    paging.kind === 'none' ? 'paged' : undefined,
    sort ? undefined : 'sorted',
    filter ? undefined : 'filtered',
  ].filter((text) => text !== undefined);
  if (paging.kind === 'none' && !paging.limit)
    return [`the list comes whole and is ${inWords(lacks)} in the browser`];
  return [
    paging.kind === 'none' ? 'the list has no pages' : undefined,
    sort ? undefined : 'the list cannot be sorted',
    filter ? undefined : 'the list cannot be filtered',
  ];
}

const inWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : words.join();

function describeGaps(resource: Resource): string | undefined {
  const { list, one, count, create, update, remove } = resource;
  const missing =
    resource.key.length === 0
      ? [
          'nothing identifies its records, so they are listed and no more',
          count ? undefined : 'nothing tells the total',
        ].filter((text) => text !== undefined)
      : [
          one ? undefined : 'no field fetches one record, so there is no page of its own',
          count ? undefined : 'nothing tells the total',
          ...(list ? describeListGaps(list) : []),
          create ? undefined : 'no mutation creates one',
          update ? undefined : 'no mutation updates one',
          remove ? undefined : 'no mutation deletes one',
        ].filter((text) => text !== undefined);
  return missing.length > 0 ? `${resource.name}: ${missing.join('; ')}.` : undefined;
}
