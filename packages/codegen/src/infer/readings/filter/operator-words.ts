import type { FilterOperator } from '../../../model.ts';
import { seamless } from '../../facts/names/words.ts';

/** An operator as a schema spells it. */
export interface SpelledOperator {
  readonly operator: FilterOperator;
  /** Text around the value where the place takes a pattern: `%{value}%`. */
  readonly pattern?: string;
  /** Among several spellings of an operator, the lowest rank wins. */
  readonly rank: number;
  /** It says the opposite: `exists` of `isNull`. */
  readonly isNegated?: true;
}

const operators: Readonly<Record<string, SpelledOperator>> = {};
const spell = (
  operator: FilterOperator,
  names: readonly string[],
  {
    first = 0,
    ...more
  }: { readonly pattern?: string; readonly isNegated?: true; readonly first?: number } = {},
): void => {
  names.forEach((name, rank) =>
    Object.assign(operators, { [name]: { operator, rank: rank + first, ...more } }),
  );
};
spell('eq', ['eq', 'equals', 'equalto', 'equal', 'is', 'exact']);
spell('ne', ['ne', 'neq', 'notequalto', 'notequals', 'notequal', 'isnot', 'not', 'noteq']);
spell('in', ['in', 'anyof', 'oneof', 'any', 'isin', 'inlist']);
spell('notIn', ['notin', 'nin', 'noneof', 'notoneof', 'isnotin']);
// Of a list of values: some of these are in it, or none.
spell('in', ['containssome', 'hassome', 'containsany', 'overlaps'], { first: 30 });
spell('notIn', ['containsnone'], { first: 30 });
spell('lt', ['lt', 'lessthan', 'before', 'islessthan', 'lesser', 'less']);
spell('lte', [
  'lte',
  'lessthanorequalto',
  'lessthanorequal',
  'lessthanequals',
  'onorbefore',
  'le',
  'islessthanorequalto',
  'lessthanequal',
  'lteq',
  'lessorequal',
]);
spell('gt', ['gt', 'greaterthan', 'after', 'isgreaterthan', 'greater', 'more']);
spell('gte', [
  'gte',
  'greaterthanorequalto',
  'greaterthanorequal',
  'greaterthanequals',
  'onorafter',
  'ge',
  'isgreaterthanorequalto',
  'greaterthanequal',
  'gteq',
  'greaterorequal',
]);
spell('contains', [
  'includesinsensitive',
  'containsinsensitive',
  'icontains',
  'containsi',
  'containsfold',
  'containsignorecase',
  'contains',
  'includes',
  'iscontaining',
  'substring',
]);
spell('contains', ['ilike', 'likeinsensitive', 'like'], { pattern: '%{value}%', first: 20 });
spell('notContains', [
  'notincludesinsensitive',
  'notcontainsinsensitive',
  'noticontains',
  'notcontainsi',
  'notcontains',
  'notincludes',
  'doesnotcontain',
]);
spell('notContains', ['nilike', 'notilike', 'notlikeinsensitive', 'nlike', 'notlike'], {
  pattern: '%{value}%',
  first: 20,
});
spell('startsWith', [
  'startswithinsensitive',
  'istartswith',
  'startswithi',
  'startswith',
  'beginswith',
  'hasprefix',
  'prefix',
]);
spell('endsWith', [
  'endswithinsensitive',
  'iendswith',
  'endswithi',
  'endswith',
  'hassuffix',
  'suffix',
]);
spell('matches', [
  'iregex',
  'iregexp',
  'regexi',
  'regexinsensitive',
  'matchesregexinsensitive',
  'matchesinsensitive',
  'regex',
  'regexp',
  'matchesregex',
  'matchesregexp',
  'rlike',
]);
spell('isNull', ['isnull', 'null', 'isnil', 'isempty']);
spell(
  'isNull',
  ['isnotnull', 'notnull', 'exists', 'attributeexists', 'isset', 'ispresent', 'isnotempty'],
  { isNegated: true, first: 10 },
);

/** The operator that a key or a value of an enum is called: `gte`, `onOrAfter`, `GREATER_THAN`. */
export function readOperator(name: string): SpelledOperator | undefined {
  return Object.hasOwn(operators, seamless(name)) ? operators[seamless(name)] : undefined;
}

const unused = new Set([
  'notstartswith',
  'notstartswithi',
  'notstartswithinsensitive',
  'notbeginswith',
  'notendswith',
  'notendswithi',
  'notendswithinsensitive',
  'nstartswith',
  'nendswith',
]);

/** An operator that nobody asks by, and no field of a record is called: `name_not_starts_with`. */
export const isUnused = (name: string): boolean => unused.has(seamless(name));

/** Equality that the schema does not spell, but means: `name: "Anna"`. */
export const plainly = (list: boolean): SpelledOperator => ({
  operator: list ? 'in' : 'eq',
  rank: 50,
});
