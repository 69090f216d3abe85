import { getNamedType, isScalarType, isUnionType, type GraphQLNamedType } from 'graphql';

import type {
  CountOperation,
  ListOperation,
  Path,
  RequiredArgument,
  SortPlace,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Facts } from '../contracts/facts.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { hasList } from '../facts/schema-types.ts';
import { findBoundedCount } from '../readings/count/bounded-count.ts';
import { findSums } from '../readings/count/sums.ts';
import { findTotalFlags } from '../readings/count/totals.ts';
import { readRefusals } from '../readings/payload/refusals.ts';
import { readSort } from '../readings/sort/index.ts';
import { findCountPath } from '../rules/count-field.ts';
import { given } from './list.ts';

/** Count of a list's records: the total next to them, else a separate query field. */
export function assembleCount(
  root: RootField | undefined,
  list: ListOperation,
  draft: Draft,
  survey: Survey,
): CountOperation | undefined {
  const required = root ? requiredOf(root, list, draft, survey) : [];
  const sumsOf = (type: GraphQLNamedType): Sums | undefined => findSums(type, draft, survey.facts);
  return list.total === undefined
    ? root && countByField(root, list, required, sumsOf)
    : countByTotal(list, list.total, draft.found.list.field, sumsOf);
}

type Sums = NonNullable<CountOperation['sums']>;

function countByField(
  root: RootField,
  list: ListOperation,
  required: readonly RequiredArgument[],
  sumsOf: (type: GraphQLNamedType) => Sums | undefined,
): CountOperation | undefined {
  const total = findCountPath(root);
  if (!total) return undefined;
  // A number that does not take the conditions which the list needs is one of other records.
  if (
    list.requiredConditions.some(({ operators }) =>
      operators.some(({ path }) => !root.field.args.some((argument) => argument.name === path[0])),
    )
  )
    return undefined;
  const takes = (path: readonly string[] | undefined): boolean =>
    path !== undefined && root.field.args.some((argument) => argument.name === path[0]);
  const own = list.filter
    ? list.filter.argument.length > 0
      ? takes(list.filter.argument)
      : list.filter.fields.every((field) =>
          field.operators.every((operator) => takes(operator.path)),
        )
    : false;
  const refusals = readRefusals(root.field.type);
  // A count that does not take the list's filter and search sums other records than the list shows.
  const isSame =
    own === (list.filter !== undefined) && takes(list.search) === (list.search !== undefined);
  const sums =
    isSame && !isUnionType(getNamedType(root.field.type))
      ? sumsOf(getNamedType(root.field.type))
      : undefined;
  return {
    root: root.path,
    total,
    ...(sums ? { sums } : {}),
    filter: own,
    search: takes(list.search),
    ...(refusals ? { refusals } : {}),
    required,
  };
}

/** The arguments that a count requires. An order is any order: it changes no number. */
function requiredOf(
  { field }: RootField,
  list: ListOperation,
  draft: Draft,
  survey: Survey,
): readonly RequiredArgument[] {
  const order = anyOrder(field, draft, survey.facts);
  return survey
    .openArguments(draft.found.type, field, list.filter?.argument.slice(0, 1) ?? [])
    .map((argument) =>
      argument.value === undefined && Object.hasOwn(order, argument.argument)
        ? { ...argument, value: order[argument.argument] }
        : argument,
    );
}

function anyOrder(
  field: OutputField,
  draft: Draft,
  facts: Facts,
): Readonly<Record<string, unknown>> {
  const places = readSort(field, draft, facts)?.meaning.places ?? [];
  return Object.fromEntries(
    places.flatMap(({ argument: [name = '', ...below], values: [first] }) => {
      const argument = field.args.find((each) => each.name === name);
      // The values of a text argument are unknown.
      return argument && below.length === 0 && first && !isScalarType(getNamedType(argument.type))
        ? [[name, hasList(argument.type) ? [directionOf(first)] : directionOf(first)]]
        : [];
    }),
  );
}

const directionOf = ({ asc, desc }: SortPlace['values'][number]): unknown => asc ?? desc;

function countByTotal(
  list: ListOperation,
  total: Path,
  field: OutputField,
  sumsOf: (type: GraphQLNamedType) => Sums | undefined,
): CountOperation {
  const upTo = findBoundedCount(getNamedType(field.type), total);
  const sums = sumsOf(getNamedType(field.type));
  const flags = findTotalFlags(field).map((place) => given(place, true));
  const others = list.required.filter(
    ({ argument }) => !flags.some((flag) => flag.argument === argument),
  );
  return {
    root: list.root,
    ...(list.above ? { above: list.above } : {}),
    total,
    ...(upTo ? { upTo } : {}),
    ...(sums ? { sums } : {}),
    filter: list.filter !== undefined,
    search: list.search !== undefined,
    ...(list.refusals ? { refusals: list.refusals } : {}),
    required: [...others, ...flags],
  };
}
