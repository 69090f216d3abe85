import { isLeaf } from '../../facts/schema-types.ts';
import type { ConditionReading } from './condition-place.ts';
import { isUnused, readOperator, type SpelledOperator } from './operator-words.ts';

/** `name_contains`, `createdAtGTE`, `price__gte`: a field of the record and an operator in one name. */
export const suffixed: ConditionReading = {
  name: 'suffixed',
  read({ name, place, names }) {
    const split = isLeaf(place.type) ? splitOperator(name, names) : undefined;
    if (!split && isWithUnused(name, names))
      return { meaning: [], because: `\`${name}\` names an operator that nobody asks by.` };
    return (
      split && {
        meaning: [{ ...split, path: [name], place }],
        because: `\`${name}\` names \`${split.name}\` and an operator.`,
      }
    );
  },
};

function splitOperator(
  name: string,
  names: ReadonlyMap<string, unknown>,
): { readonly name: string; readonly operator: SpelledOperator } | undefined {
  if (names.has(name)) return undefined;
  for (let at = name.length - 1; at > 0; at--) {
    const stem = name.slice(0, at).replace(/_+$/, '');
    const operator = readOperator(name.slice(at).replace(/^_+/, ''));
    if (!operator) continue;
    if (names.has(stem)) return { name: stem, operator };
    // `acquiredAfter` is about `acquiredOn`.
    const moment = /^[gl]te?$/.test(operator.operator)
      ? ['At', 'On', 'Date', '_at', '_on', '_date'].find((ending) => names.has(stem + ending))
      : undefined;
    if (moment !== undefined) return { name: stem + moment, operator };
  }
  return undefined;
}

const isWithUnused = (name: string, names: ReadonlyMap<string, unknown>): boolean =>
  !names.has(name) &&
  [...names.keys()].some(
    (stem) => name.startsWith(stem) && isUnused(name.slice(stem.length).replace(/^_+/, '')),
  );
