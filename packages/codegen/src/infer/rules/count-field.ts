import { getNamedType, isScalarType, isUnionType } from 'graphql';

import { stepTo, type Path } from '../../model.ts';
import type { RootField } from '../contracts/root-field.ts';
import { splitMembers } from '../facts/answer-members.ts';
import { isSortName } from '../facts/names/argument-names.ts';
import { seamless, words } from '../facts/names/words.ts';
import { hasList, requiredArguments } from '../facts/schema-types.ts';
import { findTotal } from '../readings/count/totals.ts';
import type { Evidence, RoleRule } from './evidence.ts';

const marks: ReadonlyMap<string, number> = new Map(
  Object.entries({
    count: 0.95,
    counts: 0.7,
    total: 0.8,
    totals: 0.7,
    aggregate: 0.85,
    aggregated: 0.85,
    aggregates: 0.8,
    meta: 0.85,
    quantity: 0.6,
    connection: 0.7,
    result: 0.65,
    number: 0.5,
  }),
);

/**
 * A query field counts records: `ordersCount`, `countOrders`, `orders_aggregate { aggregate { count
 * } }`, `_allOrdersMeta { count }`, `ordersConnection { aggregate { count } }`.
 */
export const inferCountField: RoleRule = ({ facts, listed }) =>
  facts.queries.flatMap((root): Evidence[] => {
    const mark = [...marks.keys()].find(
      (word) => root.words.includes(word) && (root.words[0] === word || root.words.at(-1) === word),
    );
    if (mark === undefined || findCountPath(root) === undefined || isSum(root)) return [];
    // The order of what is counted is of no matter: any will do.
    if (requiredArguments(root.field).some(({ name }) => !isSortName(name))) return [];
    const named = root.words.filter((word) => word !== mark);
    const rest = named.length > 0 ? named : words(root.path.at(-2) ?? '');
    const stems = [
      rest,
      rest.filter(
        (word) => !['all', 'list', 'get', 'number', 'of', 'find', 'query'].includes(word),
      ),
    ].filter((stem) => stem.length > 0);
    const [best] = stems
      .flatMap((stem) => listed.find(seamless(stem)))
      .sort((a, b) => b.exactness - a.exactness);
    if (!best || best.resource.list === root) return [];
    return [
      {
        role: 'count',
        type: best.resource.type,
        choice: root.name,
        rule: 'count-field',
        confidence: (marks.get(mark) ?? 0) * best.exactness,
        because: `\`${root.leaf}\` says “${mark}” of \`${best.resource.type}\` and returns a number.`,
      },
    ];
  });

/**
 * `ordersTotal: Float!` is what they come to; `totalOrders: Float!` how many there are, of a server
 * that has no other numbers.
 */
export const isSum = ({ words: spoken, field }: RootField): boolean =>
  spoken.length > 1 &&
  /^(?:totals?|sum)$/.test(spoken.at(-1) ?? '') &&
  isScalarType(getNamedType(field.type)) &&
  !/int|long/i.test(getNamedType(field.type).name);

/** Path from a count field's value to the number. */
export function findCountPath(root: RootField): Path | undefined {
  const named = getNamedType(root.field.type);
  if (isScalarType(named))
    return !hasList(root.field.type) && /int|long|float|number/i.test(named.name) ? [] : undefined;
  const [answer, ...others] = isUnionType(named) ? splitMembers(named).others : [];
  if (!answer || others.length > 0) return findTotal(named);
  const total = findTotal(answer);
  return total && [stepTo(answer.name), ...total];
}
