import { declineAdjective } from '../morphology.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { inflect } from '../phrase.ts';
import type { Token } from '../tokens.ts';
import { neuter } from './quality.ts';

/** `totalOrders` is how many there are: `всего заказов`. */
export function totals([first, ...rest]: readonly Token[]): string | undefined {
  const last = rest.at(-1);
  const phrase =
    first?.text === 'total' &&
    last?.noun &&
    last.behind === undefined &&
    (last.plural || last.noun.phrase.noun.animate)
      ? nounPhrase(rest)
      : undefined;
  return phrase && !phrase.noun.singularOnly
    ? `всего ${inflect({ ...phrase, plural: true }, 'gen')}`
    : undefined;
}

/** `orderCount`, `numOrders`, `numberOfOrders` are `число заказов`. */
export function counted(tokens: readonly Token[]): string | undefined {
  const [first, ...rest] = tokens;
  const isOf = rest[0]?.text === 'of' && (first?.text === 'number' || first?.text === 'count');
  const things = isOf
    ? rest.slice(1)
    : first?.text === 'num'
      ? rest
      : tokens.at(-1)?.text === 'count' || tokens.at(-1)?.text === 'num'
        ? tokens.slice(0, -1)
        : [];
  const [widest] = things.length > 0 ? things : tokens;
  const max = widest?.adjective?.counts === true ? widest.adjective.full : undefined;
  // `maxRounds` is how many of them there may be.
  const perAt = tokens.findIndex(({ text }) => text === 'per');
  const head = tokens.at(perAt > 0 ? perAt - 1 : -1);
  const isMany =
    things.length === 0 &&
    max !== undefined &&
    head?.noun !== undefined &&
    head.plural &&
    !head.noun.phrase.plural &&
    !head.noun.phrase.noun.singularOnly;
  const phrase = nounPhrase(
    isMany ? tokens.slice(1) : max === undefined ? things : things.slice(1),
  );
  return (
    phrase &&
    `${max === undefined ? '' : `${declineAdjective(max, 'nom', neuter)} `}число ${inflect({ ...phrase, plural: true }, 'gen')}`
  );
}
