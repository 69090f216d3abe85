import type { FilterOperator } from '../../../model.ts';
import { seamless } from '../../facts/names/words.ts';

/** An operator as a schema spells it. */
export interface SpelledOperator {
  readonly operator: FilterOperator;
  /** Text around the value where the place takes a pattern: `%{value}%`. */
  readonly pattern?: string;
  /** Of several spellings of one operator, the lowest is taken. */
  readonly rank: number;
}

const operators: Readonly<Record<string, SpelledOperator>> = {};
const spell = (operator: FilterOperator, names: readonly string[], pattern?: string, first = 0): void => {
  names.forEach((name, rank) => Object.assign(operators, { [name]: { operator, rank: rank + first, ...(pattern === undefined ? {} : { pattern }) } }));
};
spell('eq', ['eq', 'equals', 'equalto', 'equal', 'is', 'exact']);
spell('ne', ['ne', 'neq', 'notequalto', 'notequals', 'notequal', 'isnot', 'not', 'noteq']);
spell('in', ['in', 'anyof', 'oneof', 'any', 'isin', 'inlist']);
spell('notIn', ['notin', 'nin', 'noneof', 'notoneof', 'isnotin']);
spell('lt', ['lt', 'lessthan', 'before', 'islessthan', 'lesser', 'less']);
spell('lte', ['lte', 'lessthanorequalto', 'lessthanorequal', 'lessthanequals', 'onorbefore', 'le', 'islessthanorequalto', 'lessthanequal', 'lteq', 'lessorequal']);
spell('gt', ['gt', 'greaterthan', 'after', 'isgreaterthan', 'greater', 'more']);
spell('gte', ['gte', 'greaterthanorequalto', 'greaterthanorequal', 'greaterthanequals', 'onorafter', 'ge', 'isgreaterthanorequalto', 'greaterthanequal', 'gteq', 'greaterorequal']);
spell('contains', ['includesinsensitive', 'containsinsensitive', 'icontains', 'containsi', 'containsfold', 'containsignorecase', 'contains', 'includes', 'iscontaining', 'substring']);
spell('contains', ['ilike', 'likeinsensitive', 'like'], '%{value}%', 20);
spell('startsWith', ['startswithinsensitive', 'istartswith', 'startswithi', 'startswith', 'beginswith', 'hasprefix', 'prefix']);
spell('endsWith', ['endswithinsensitive', 'iendswith', 'endswithi', 'endswith', 'hassuffix', 'suffix']);
spell('isNull', ['isnull', 'null', 'isnil', 'isempty']);

/** The operator that a key or a value of an enum is called: `gte`, `onOrAfter`, `GREATER_THAN`. */
export function readOperator(name: string): SpelledOperator | undefined {
  return Object.hasOwn(operators, seamless(name)) ? operators[seamless(name)] : undefined;
}

/** Equality that the schema does not spell, but means: `name: "Anna"`. */
export const plainly = (list: boolean): SpelledOperator => ({ operator: list ? 'in' : 'eq', rank: 50 });
