import { getNamedType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';

import { inferCallable } from '../callable.ts';
import { sentenceList } from '../infer/facts/names/words.ts';
import type { AdminOverrides } from '../infer/index.ts';
import { nearest } from '../infer/contracts/overrides.ts';
import { loadSchema } from '../load/load-schema.ts';
import type { Action, Decision, NestedList, OtherQuery } from '../model.ts';
import { UsageError } from './usage-error.ts';

/**
 * Why a type is administered as it is: per decision the rule, its evidence and what was rejected.
 *
 * @throws UsageError where no type and no resource is called so.
 */
export async function explain(
  source: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
  overrides: AdminOverrides = {},
): Promise<string> {
  const schema = await loadSchema(source, { headers });
  const model = inferCallable(schema, overrides);
  const resource =
    model.resources.find((candidate) => candidate.type === name) ??
    model.resources.find((candidate) => candidate.name === name);
  if (name === 'sign-in')
    return model.signIn?.decision
      ? describeDecision(model.signIn.decision)
      : 'No mutation takes a password in exchange for a token or a session.';
  const operation = [...model.actions, ...model.queries].find(
    ({ root }) => root.join('.') === name,
  );
  if (operation && !schema.getType(name)) return describeOperation(operation);
  const about = model.actions
    .filter(({ type, part }) => type === (resource?.type ?? name) || part?.type === name)
    .map(describeOperation);
  const problems = model.problems.filter(
    ({ subject }) => subject === name || subject.startsWith(`${resource?.type ?? name}.`),
  );
  const remarks = problems.map(
    ({ subject, message, remedy }) => `${subject}: ${message}\n  ${remedy}`,
  );
  if (resource)
    return [
      `${resource.type} is the resource ${resource.name}.`,
      ...resource.decisions.map(describeDecision),
      ...resource.nested.map(describeNested),
      ...about,
      ...remarks,
    ].join('\n\n');
  if (schema.getType(name))
    return [
      `${name} is not a resource.`,
      ...(remarks.length > 0 ? remarks : [whyUnlisted(schema, name, overrides)]),
      ...about,
    ].join('\n\n');
  const near = nearest(name, [
    ...new Set([
      ...model.resources.flatMap((candidate) => [candidate.type, candidate.name]),
      ...Object.keys(schema.getTypeMap()).filter((type) => !type.startsWith('__')),
    ]),
  ]);
  throw new UsageError(
    `${source} has no type or resource \`${name}\`.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`,
  );
}

/**
 * Reason why a type has no list candidates: configuration excludes it, or no query field is read as
 * a list of it.
 */
function whyUnlisted(
  schema: GraphQLSchema,
  name: string,
  { exclude = [] }: AdminOverrides,
): string {
  if (exclude.includes(name)) return '`admin.exclude` names it.';
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const holds = (type: GraphQLNamedType): boolean =>
    isObjectType(type) &&
    Object.values(type.getFields()).some((field) => getNamedType(field.type).name === name);
  const holders = fields
    .filter(({ type }) => getNamedType(type).name === name || holds(getNamedType(type)))
    .map((field) => field.name);
  const shown = holders.slice(0, 5);
  return `No query field is read as a list of it.${shown.length > 0 ? ` What ${sentenceList(shown)} ${shown.length > 1 ? 'return' : 'returns'} holds it.` : ''}`;
}

/** A list that its records hold. */
const describeNested = ({ decisions }: NestedList): string =>
  decisions.map(describeDecision).join('\n');

const describeOperation = ({ root, decision }: Action | OtherQuery): string =>
  `${root.join('.')}\n${describeDecision(decision)}`;

function describeDecision({
  role,
  choice,
  rule,
  confidence,
  evidence,
  rejected,
}: Decision): string {
  const others = rejected.slice(0, 8).map((item) => `  not ${item.choice}: ${item.because}`);
  const more =
    rejected.length > others.length ? [`  and ${rejected.length - others.length} more`] : [];
  return [
    `${role}: ${choice}  (${confidence === undefined ? `read as ${rule}` : `rule ${rule}, ${Math.round(confidence * 100)} %`})`,
    `  ${evidence}`,
    ...others,
    ...more,
  ].join('\n');
}
