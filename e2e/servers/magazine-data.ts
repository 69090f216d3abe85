/**
 * A magazine, the same on every server that holds it: authors, tags, articles with parts, and a
 * picture of some.
 */
export interface Article {
  readonly title: string;
  readonly slug: string;
  readonly state: 'idea' | 'written' | 'edited' | 'printed';
  /** A date without time: `2026-01-31`. */
  readonly printedOn: string;
  /** A moment: `2026-01-31T09:30:00.000Z`. */
  readonly acceptedAt: string;
  /** Two digits after the point: `129.50`. */
  readonly price: string;
  /** More than a number of JSON can say exactly. */
  readonly views: string;
  readonly featured: boolean;
  readonly settings: { readonly columns: number; readonly theme: string };
  /** HTML. */
  readonly body: string;
  /** Numbers in the lists below, from 0. */
  readonly author: number;
  readonly tags: readonly number[];
  /** Number of an article before it. */
  readonly parent: number | undefined;
  readonly parts: readonly string[];
  readonly pictured: boolean;
  /** Title in the second language, where it has one. */
  readonly englishTitle: string | undefined;
}

export const authors = [
  'Анна Ким',
  'Борис Серов',
  'Вера Лебедева',
  'Григорий Орлов',
  'Дарья Белкина',
  'Егор Титов',
  'Жанна Фомина',
  'Зоя Котова',
] as const;

export const tags = ['Город', 'Наука', 'Музыка', 'Театр', 'Спорт', 'Еда'] as const;

const themes = ['Мосты', 'Сады', 'Рынки', 'Вокзалы', 'Дворы'];
const englishThemes = ['Bridges', 'Gardens', 'Markets', 'Stations', 'Yards'];
const states = ['idea', 'written', 'edited', 'printed'] as const;

export const articles: readonly Article[] = Array.from({ length: 230 }, (_, at) => {
  const number = String(at + 1).padStart(3, '0');
  const day = new Date(Date.UTC(2025, 0, 1 + at));
  return {
    title: `${themes[at % themes.length]} ${number}`,
    slug: `article-${number}`,
    state: states[at % states.length] ?? 'idea',
    printedOn: day.toISOString().slice(0, 10),
    acceptedAt: new Date(day.getTime() + 9.5 * 3_600_000).toISOString(),
    price: `${100 + at}.50`,
    views: String(9_007_199_254_740_993n + BigInt(at)),
    featured: at % 7 === 0,
    settings: { columns: 1 + (at % 3), theme: 'light' },
    body: `<p>О чём статья <strong>${number}</strong>.</p>`,
    author: at % authors.length,
    tags: [at % tags.length, (at + 1) % tags.length],
    parent: at % 10 === 9 ? at - 9 : undefined,
    parts: at < 10 ? ['Начало', 'Конец'].map((part) => `${part} ${number}`) : [],
    pictured: at < 5,
    englishTitle: at < 20 ? `${englishThemes[at % englishThemes.length]} ${number}` : undefined,
  };
});

/** A picture of one pixel, as PNG. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
