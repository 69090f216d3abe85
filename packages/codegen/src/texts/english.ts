import type { Resource } from '../model.ts';
import { plural, singular, words } from '../infer/facts/names/words.ts';

/** Words that English has no plural of, and that schemas make one of all the same. */
const uncounted: Readonly<Record<string, string>> = {
  staffs: 'staff',
  datas: 'data',
  medias: 'media',
  newses: 'news',
  seriess: 'series',
  feedbacks: 'feedback',
  informations: 'information',
  equipments: 'equipment',
  softwares: 'software',
  persons: 'people',
};

/**
 * English plural of a resource, where the words of its name do not give it: `staffs` are `Staff`,
 * `liquiditys` are `Liquidities`, and `assets2`, which has a number because `assets` was in use,
 * gets its title from its type. `undefined`: the words of the name are right.
 */
export function englishTitle({ name, type }: Pick<Resource, 'name' | 'type'>): string | undefined {
  const numbered = /\d$/.test(name) && !/\d$/.test(type);
  const said = numbered ? words(type) : words(name);
  const last = said.at(-1) ?? '';
  const many =
    (Object.hasOwn(uncounted, last) ? uncounted[last] : undefined) ??
    (/[^aeiou]ys$/.test(last)
      ? `${last.slice(0, -2)}ies`
      : numbered
        ? plural(singular(last))
        : last);
  if (!numbered && many === last) return undefined;
  const text = [...said.slice(0, -1), many].join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
