import type { ResourceDescriptor, ResourceSummary, ResourceTexts } from '@admin/gql/resource';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { addTexts } from '../locales/add-texts.ts';
import '../locales/records-texts.ts';
import type { languages } from '../locales/index.ts';
import { useNames, type Names } from './use-names.ts';
import { preloadResource } from './use-can.ts';

const descriptor = (texts?: ResourceTexts): ResourceDescriptor => ({
  name: 'parcels',
  type: 'Parcel',
  key: ['id'],
  label: ({ id }) => String(id),
  fields: [],
  related: [],
  ...(texts && { texts }),
});

function Said({ say }: { readonly say: (names: Names) => readonly string[] }) {
  return <p data-testid="said">{say(useNames()).join(' | ')}</p>;
}

async function said(
  say: (names: Names) => readonly string[],
  {
    texts,
    language = 'ru',
    ...summary
  }: {
    readonly texts?: ResourceTexts;
    readonly language?: keyof typeof languages;
  } & Partial<ResourceSummary> = {},
): Promise<string | null> {
  const parcels: ResourceSummary = {
    name: 'parcels',
    type: 'Parcel',
    capabilities: [],
    load: () => Promise.resolve(descriptor(texts)),
    ...summary,
  };
  await preloadResource(parcels);
  await renderAdmin({ language, resources: [parcels], children: <Said say={say} /> });
  return screen.getByTestId('said').textContent;
}

const parcels: ResourceTexts = {
  record: 'Посылка',
  create: 'Новая посылка',
  remove: 'Удалить посылку?',
  created: 'Посылка создана',
  fields: { weight: 'Вес', sender: 'Отправитель' },
  values: { LOST: 'Потеряна' },
};

it('are those that were generated, where the catalogue has none', async () => {
  const all = (names: Names) => [
    names.title('parcels'),
    names.record('parcels'),
    names.create('parcels'),
    names.remove('parcels'),
    names.created('parcels'),
    names.field('parcels', { name: 'weight' }),
    names.field('parcels', { name: 'senderId', field: 'sender' }),
    names.value('parcels', { value: 'LOST' }),
    names.field('parcels', { name: 'height' }),
  ];
  expect(await said(all, { texts: parcels, title: { ru: 'Посылки' } })).toBe(
    'Посылки | Посылка | Новая посылка | Удалить посылку? | Посылка создана | Вес | Отправитель | Потеряна | Height',
  );
});

it('are Russian in Russian only', async () => {
  const some = (names: Names) => [
    names.title('parcels'),
    names.record('parcels'),
    names.create('parcels'),
    names.remove('parcels'),
    names.field('parcels', { name: 'weight' }),
    names.value('parcels', { value: 'LOST' }),
  ];
  expect(
    await said(some, {
      texts: parcels,
      title: { ru: 'Посылки', en: 'Parcel post' },
      language: 'en',
    }),
  ).toBe('Parcel post | Parcel | Parcel: new record | Delete the record? | Weight | Lost');
});

it('are not those of another language, where the catalogue has them in that one alone', async () => {
  const parcels: ResourceSummary = {
    name: 'parcels',
    type: 'Parcel',
    capabilities: [],
    load: () => Promise.resolve(descriptor()),
    title: { ru: 'Посылки' },
  };
  addTexts({ ru: {}, en: { resources: { parcels: { title: 'Parcels' } } } });
  await renderAdmin({
    resources: [parcels],
    children: <Said say={(names) => [names.title('parcels')]} />,
  });
  expect(screen.getByTestId('said').textContent).toBe('Посылки');
});

it('go before a description, which a person may have improved on', async () => {
  expect(
    await said(
      (names) => [
        names.field('parcels', { name: 'weight', description: 'Масса' }),
        names.field('parcels', { name: 'size', description: 'Размер' }),
      ],
      { texts: parcels },
    ),
  ).toBe('Вес | Размер');
});

it('do not decline a word that they do not know', async () => {
  const phrases = (names: Names) => [
    names.create('parcels'),
    names.remove('parcels'),
    names.created('parcels'),
  ];
  expect(await said(phrases, { texts: { fields: {} } })).toBe(
    'Parcel\u00A0— новая запись | Удалить запись? | Запись создана',
  );
});

it.each([
  ['ru', 'Россия | Французский | Бразильский португальский | XX'],
  ['en', 'Russia | French | Brazilian Portuguese | XX'],
] as const)(
  'are those of the browser for countries and languages, in %s',
  async (language, texts) => {
    const values = (names: Names) =>
      ['RU', 'fr', 'pt_BR', 'XX'].map((value) => names.value('parcels', { value }));
    expect(await said(values, { texts: { codes: ['region', 'language'] }, language })).toBe(texts);
  },
);

it('are as a description spells them, and as it describes them in the language that is shown', async () => {
  const values = (names: Names) => [
    names.value('parcels', { value: 'PG_13', description: 'pg-13' }),
    names.value('parcels', { value: 'PLUS', description: '+' }),
    names.value('parcels', { value: 'IN_TRANSIT', description: 'On its way' }),
    names.value('parcels', { value: 'LOST', description: 'потеряна.' }),
    names.value('parcels', { value: 'KEPT', description: 'х'.repeat(61) }),
    names.value('parcels', { value: 'SENT', description: 'См. `SENT`' }),
  ];
  expect(await said(values)).toBe('Pg-13 | + | In transit | потеряна | Kept | Sent');
});

it('are those of the schema where nothing else calls an action or related records', async () => {
  const some = (names: Names) => [
    names.action('parcels', { name: 'sendBack', description: 'Вернуть посылку.' }),
    names.action('parcels', { name: 'sendBack', description: 'Send back' }),
    names.action('', { name: 'clearCache', title: { ru: 'Очистить', en: 'Clear' } }),
    names.action('parcels', { name: 'sendBack', label: 'Назад' }),
    names.related('parcels', { name: 'stops', resource: 'parcels', on: [] }),
    names.field('parcels', { name: 'weight', title: 'Масса брутто' }),
  ];
  expect(await said(some, { texts: parcels, title: { ru: 'Посылки' } })).toBe(
    'Вернуть посылку | Send back | Очистить | Назад | Посылки | Масса брутто',
  );
});
