import { isRequiredArgument, type SelectionNode } from 'graphql';

import type { CountOperation, ListOperation } from '../../model.ts';
import { ArgumentTree } from '../arguments/arguments.ts';
import { applyRequiredConditions } from '../arguments/required-conditions.ts';
import { openDimensions } from '../arguments/dimensions.ts';
import type { FilterCode } from '../arguments/filter.ts';
import type { SortCode } from '../arguments/sort.ts';
import {
  arrow,
  call,
  code,
  identifier,
  literal,
  object,
  parameter,
  property,
  string,
  typeLiteral,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import { memberCode } from '../code/schema-types.ts';
import type { Context } from '../context/context.ts';
import { fieldNode, included, intArgument, nest } from '../documents/ast.ts';
import { readFirst, rootAccess } from '../records/read.ts';
import { rootField, type AnyField } from '../schema-path.ts';
import { Unprintable } from '../unprintable.ts';
import { argumentsAbove } from './arguments-above.ts';
import { refusalSelections } from './error-members.ts';
import { applyFilter } from './list-filter.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';

const request = parameter('request');
const data = parameter('data');
const exact = parameter('exact');
/** In its place where only what comes after it is of use. */
const unused = parameter('_exact');
const isSummed = parameter('isSummed');
/** The variable that asks for the total itself. */
const exactly = 'exact';
/** The one that asks for sums. */
const summed = 'summed';

/** Upper bound of a count. A higher count is shown as «more than». */
const mostCounted = 10_000;

function numberSelection({ total, upTo }: CountOperation): readonly SelectionNode[] {
  if (!upTo) return nest(total, []);
  const bounded = fieldNode(upTo.path.at(-1) ?? '', [], {
    arguments: [intArgument(upTo.argument, mostCounted + 1)],
  });
  // Beside the number: both are of one owner.
  return nest(upTo.path.slice(0, -1), [bounded, included(fieldNode(total.at(-1) ?? ''), exactly)]);
}

function sumSelections({ sums }: CountOperation): readonly SelectionNode[] {
  if (!sums) return [];
  const { path, fields, of } = sums;
  const last = path.at(-1);
  const each = fields.map((name) => fieldNode(name, of === undefined ? [] : [fieldNode(of)]));
  return last === undefined
    ? each.map((node) => included(node, summed))
    : nest(path.slice(0, -1), [included(fieldNode(last, each), summed)]);
}

interface CountCode {
  readonly operation: OperationCode;
  readonly members: readonly Code[];
}

export function countCode(
  context: Context,
  list: ListOperation,
  count: CountOperation,
  {
    name: prefix,
    filter,
    sort,
  }: {
    readonly name: string;
    readonly filter: FilterCode | undefined;
    readonly sort: SortCode | undefined;
  },
): CountCode | Unprintable {
  const { types } = context;
  const field = rootField(context.schema, 'query', count.root);
  const tree = new ArgumentTree(field, types, {
    above: argumentsAbove(
      context,
      count.above,
      field.args.map(({ name }) => name),
    ),
  });
  tree.require(count.required);
  fillPaging(tree, list, field);
  if (count.filter || count.search) {
    applyFilter(
      tree,
      count.search ? list : { ...list, search: undefined },
      count.filter ? filter : undefined,
      context,
    );
  }
  applyRequiredConditions(context, list.requiredConditions, tree);
  if (count === context.resource.count) openDimensions(context.resource, 'count', tree);
  sort?.fill(tree);
  const flags = [...(count.upTo ? [exactly] : []), ...(count.sums ? [summed] : [])];
  const selections = [
    ...numberSelection(count),
    ...sumSelections(count),
    ...refusalSelections(context, count.refusals),
  ];
  const done = operationOf(context, {
    kind: 'query',
    name: `${prefix}Count`,
    root: count.root,
    arguments: tree,
    variables: Object.fromEntries(flags.map((flag) => [flag, 'Boolean!'])),
    selections,
  });
  if (done instanceof Unprintable) return done;
  const operation = operationCode(context, done, {
    variablesType: typeLiteral([
      ...tree.members(),
      ...flags.map((flag) => memberCode(flag, identifier('boolean'), false)),
    ]),
  });
  const read = (path: CountOperation['total']) =>
    readFirst(rootAccess(context.schema, 'query', count.root), path).code;
  const total = code`Number(${read(count.upTo?.path ?? count.total)} ?? 0)`;
  const told = count.upTo
    ? call(imported('boundedTotal'), [total, literal(mostCounted), read(count.total)])
    : object([property('count', total), property('exact', identifier('true'))]);
  return {
    operation,
    members: [
      property('document', operation.constant),
      ...(count.upTo ? [property('exactly', identifier('true'))] : []),
      property(
        'variables',
        arrow(
          [
            request,
            ...(count.upTo ? [exact] : count.sums ? [unused] : []),
            ...(count.sums ? [isSummed] : []),
          ],
          tree.values([
            ...(count.upTo ? [property(exactly, code`${exact} === true`)] : []),
            ...(count.sums ? [property(summed, code`${isSummed} === true`)] : []),
          ]),
        ),
      ),
      property('total', arrow([data], told)),
      ...(count.sums
        ? [
            property('summable', literal(count.sums.fields)),
            property(
              'sums',
              arrow(
                [data],
                count.sums.of === undefined
                  ? read(count.sums.path)
                  : call(imported('sums'), [read(count.sums.path), string(count.sums.of)]),
              ),
            ),
          ]
        : []),
    ],
  };
}

/** Requests the smallest possible page, because only its total is of interest. */
function fillPaging(tree: ArgumentTree, { paging }: ListOperation, field: AnyField): void {
  const size =
    'limit' in paging
      ? paging.limit
      : 'size' in paging
        ? paging.size
        : 'first' in paging
          ? paging.first
          : undefined;
  const position = 'offset' in paging ? paging.offset : 'page' in paging ? paging.page : undefined;
  const first = paging.kind === 'page' ? paging.firstPage : 0;
  for (const [path, value] of [
    [size, 1],
    [position, first],
  ] as const) {
    const [argument, ...rest] = path ?? [];
    if (
      argument !== undefined &&
      field.args.some((candidate) => candidate.name === argument && isRequiredArgument(candidate))
    )
      tree.set([argument, ...rest], literal(value));
  }
}
