import type { GraphQLSchema } from 'graphql';

import type { NestedList, Resource, ResourceModel, SignIn } from '../../model.ts';
import { isOffered } from '../offered-query.ts';
import {
  actionRole,
  nestedRole,
  queryRole,
  resourceRole,
  type OmittedOperation,
} from '../omitted.ts';
import { checkQuery } from './check-query.ts';
import { checkCount, checkList, checkOne } from './check-reads.ts';
import { checkRecord } from './check-record.ts';
import { checkAction, checkSignIn, checkSignOut, checkWrite } from './check-writes.ts';
import { SchemaCheck } from './schema-check.ts';

export interface FittedModel {
  /** The model that was given, where nothing is left out. */
  readonly model: ResourceModel;
  readonly omitted: readonly OmittedOperation[];
}

/**
 * The model without what it names and the schema does not have, and why: an operation is left out
 * alone, a resource where its records cannot be read. Printers find all that they look up in it.
 */
export function fitModel(schema: GraphQLSchema, model: ResourceModel): FittedModel {
  const fitting = new Fitting(schema, model);
  const resources = sameOr(
    model.resources,
    model.resources.flatMap((resource) =>
      fitting.reports(resource.name, resourceRole, (check) => checkRecord(check, resource))
        ? [fitResource(resource, fitting)]
        : [],
    ),
  );
  const actions = model.actions.filter(
    (action) =>
      action.writes !== undefined ||
      fitting.reports(action.resource ?? '', actionRole(action.name), (check) =>
        checkAction(check, action),
      ),
  );
  const queries = model.queries.filter(
    (query) =>
      !isOffered(query) ||
      fitting.reports('', queryRole(query.name), (check) => checkQuery(check, query)),
  );
  const signIn = model.signIn && fitSignIn(model.signIn, fitting);
  const isSame =
    resources === model.resources &&
    actions.length === model.actions.length &&
    queries.length === model.queries.length &&
    signIn === model.signIn;
  return {
    model: isSame ? model : { ...model, resources, actions, queries, ...(signIn && { signIn }) },
    omitted: fitting.omitted,
  };
}

/** Checks against one schema, and what they leave out. */
class Fitting {
  readonly omitted: OmittedOperation[] = [];
  readonly resources: ReadonlyMap<string, Resource>;
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema, { resources }: ResourceModel) {
    this.#schema = schema;
    this.resources = new Map(resources.map((resource) => [resource.name, resource]));
  }

  problem(run: (check: SchemaCheck) => void): string | undefined {
    const check = new SchemaCheck(this.#schema);
    run(check);
    return check.problem;
  }

  /**
   * Tests whether an operation fits the schema. An operation that does not is recorded in
   * `omitted`.
   */
  reports(resource: string, role: string, run: (check: SchemaCheck) => void): boolean {
    const reason = this.problem(run);
    if (reason !== undefined) this.omitted.push({ resource, role, reason });
    return reason === undefined;
  }
}

/** The same list where each entry is the same. */
const sameOr = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before.length === after.length && before.every((entry, at) => entry === after[at])
    ? before
    : after;

/** The resource without the operations that do not fit; the same object where all do. */
function fitResource(resource: Resource, fitting: Fitting): Resource {
  const { name, list, count, one } = resource;
  const left = new Set<string>();
  const check = (role: string, run: (check: SchemaCheck) => void): void => {
    if (!fitting.reports(name, role, run)) left.add(role);
  };
  if (list) check('list', (each) => checkList(each, list, resource));
  if (list && count) check('count', (each) => checkCount(each, count, list));
  if (one) check('one', (each) => checkOne(each, one, resource));
  for (const role of ['create', 'update', 'remove'] as const) {
    const write = resource[role];
    if (write) check(role, (each) => checkWrite(each, write));
  }
  const nested = sameOr(
    resource.nested,
    resource.nested.flatMap((each) => fitNested(name, each, fitting)),
  );
  if (left.size === 0 && nested === resource.nested) return resource;
  return { ...resource, nested, ...Object.fromEntries([...left].map((role) => [role, undefined])) };
}

/** A nested list, without its count where only that does not fit. */
function fitNested(owner: string, nested: NestedList, fitting: Fitting): readonly NestedList[] {
  const rows = fitting.resources.get(nested.resource);
  if (!rows) return [nested];
  const { count, ...countless } = nested;
  const { list, one } = countless;
  const isRead = fitting.reports(owner, nestedRole(nested.name), (check) => {
    checkList(check, list, rows);
    if (one) checkOne(check, one, rows);
  });
  if (!isRead) return [];
  return count && fitting.problem((check) => checkCount(check, count, list)) !== undefined
    ? [countless]
    : [nested];
}

const withoutSignOut = ({
  signOut: _signOut,
  ...mutation
}: NonNullable<SignIn['mutation']>): NonNullable<SignIn['mutation']> => mutation;

/** The sign-in without what does not fit of it. Only a sign-in that is left out is reported. */
function fitSignIn(signIn: SignIn, fitting: Fitting): SignIn {
  const { mutation, probe, ...rest } = signIn;
  const { viewer } = probe;
  const isProbed =
    viewer === undefined ||
    fitting.problem((check) => {
      check.result(check.root('query', viewer.slice(0, 1))?.type, viewer.slice(1));
    }) === undefined;
  const role = actionRole(mutation?.root.join('.') ?? '');
  const isKept = !mutation || fitting.reports('', role, (check) => checkSignIn(check, mutation));
  const signOut = mutation?.signOut;
  const isLeft = !signOut || fitting.problem((check) => checkSignOut(check, signOut)) === undefined;
  if (isProbed && isKept && isLeft) return signIn;
  return {
    ...rest,
    probe: isProbed ? probe : {},
    ...(mutation && isKept && { mutation: isLeft ? mutation : withoutSignOut(mutation) }),
  };
}
