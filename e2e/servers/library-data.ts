/**
 * Books and their authors, as `json-graphql-server` takes them: one array per type, `author_id` for
 * a reference.
 */

/** A picture of four pixels, and the beginning of one. */
const portrait =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR42mOQbK0OzbnGcC0n9MOJKAAn1AZaVDYExgAAAABJRU5ErkJggg==';
const broken = portrait.slice(0, 46);

export const authors = [
  {
    id: 1,
    name: 'Анна Ахматова',
    country: 'Россия',
    born: '1889-06-23T00:00:00.000Z',
    photo: portrait,
  },
  {
    id: 2,
    name: 'Иван Бунин',
    country: 'Россия',
    born: '1870-10-22T00:00:00.000Z',
    photo: portrait,
  },
  {
    id: 3,
    name: 'Николай Гоголь',
    country: 'Россия',
    born: '1809-04-01T00:00:00.000Z',
    photo: portrait,
  },
  {
    id: 4,
    name: 'Артур Конан Дойл',
    country: 'Великобритания',
    born: '1859-05-22T00:00:00.000Z',
    photo: portrait,
  },
  {
    id: 5,
    name: 'Станислав Лем',
    country: 'Польша',
    born: '1921-09-12T00:00:00.000Z',
    photo: portrait,
  },
  {
    id: 6,
    name: 'Антон Чехов',
    country: 'Россия',
    born: '1860-01-29T00:00:00.000Z',
    photo: broken,
  },
];

const works: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Anno Domini',
    'Белая стая',
    'Бег времени',
    'Вечер',
    'Подорожник',
    'Поэма без героя',
    'Реквием',
    'Тростник',
    'Чётки',
    'У самого моря',
    'Седьмая книга',
  ],
  2: [
    'Антоновские яблоки',
    'Братья',
    'Господин из Сан-Франциско',
    'Деревня',
    'Жизнь Арсеньева',
    'Лёгкое дыхание',
    'Митина любовь',
    'Окаянные дни',
    'Солнечный удар',
    'Суходол',
    'Тёмные аллеи',
  ],
  3: [
    'Вий',
    'Женитьба',
    'Записки сумасшедшего',
    'Коляска',
    'Мёртвые души',
    'Невский проспект',
    'Нос',
    'Портрет',
    'Ревизор',
    'Тарас Бульба',
    'Шинель',
  ],
  4: [
    'Белый отряд',
    'Долина страха',
    'Знак четырёх',
    'Затерянный мир',
    'Маракотова бездна',
    'Отравленный пояс',
    'Собака Баскервилей',
    'Страна туманов',
    'Торговый дом Гёрдлстон',
    'Этюд в багровых тонах',
    'Родни Стоун',
  ],
  5: [
    'Глас Господа',
    'Кибериада',
    'Мир на Земле',
    'Насморк',
    'Непобедимый',
    'Осмотр на месте',
    'Расследование',
    'Рукопись, найденная в ванне',
    'Солярис',
    'Фиаско',
    'Эдем',
  ],
  6: [
    'Вишнёвый сад',
    'Дама с собачкой',
    'Дядя Ваня',
    'Ионыч',
    'Каштанка',
    'Крыжовник',
    'Палата № 6',
    'Степь',
    'Три сестры',
    'Чайка',
    'Человек в футляре',
  ],
};

export const books = Object.entries(works).flatMap(([author, titles]) =>
  titles.map((title, place) => {
    const index = (Number(author) - 1) * 11 + place;
    return {
      id: index + 1,
      title,
      author_id: Number(author),
      pages: 96 + ((index * 53) % 480),
      price: 240.5 + ((index * 137) % 900),
      in_stock: index % 4 !== 0,
      received_at: new Date(Date.UTC(2024, index % 12, 1 + (index % 27), 9, 30)).toISOString(),
      tags: index % 2 === 0 ? ['классика'] : ['классика', 'школьная программа'],
    };
  }),
);
