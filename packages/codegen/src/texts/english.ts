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
 * Many of a resource in English, where its name alone does not say it: `staffs` are `Staff`,
 * `liquiditys` are `Liquidities`, and `assets2`, numbered because `assets` was taken, are called
 * after their type. `undefined`: the words of the name are right.
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
