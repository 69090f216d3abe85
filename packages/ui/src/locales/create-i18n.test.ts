import { beforeEach, describe, expect, it } from 'vitest';

import { addTexts } from './add-texts.ts';
import { createI18n } from './create-i18n.ts';

beforeEach(() => localStorage.clear());

const languages = {
  ru: { list: { create: 'Создать' } },
  en: async () => ({ default: { list: { create: 'Create' } } }),
};

describe('texts that come with code', () => {
  it('are there as soon as the code is, beside those of the catalogue and under them', async () => {
    addTexts({ ru: { early: { said: 'Раньше' } }, en: { early: { said: 'Earlier' } } });
    const i18n = await createI18n({ languages });
    expect(i18n.t('early.said')).toBe('Раньше');
    addTexts({
      ru: { list: { create: 'Иначе', late: 'Позже' } },
      en: { list: { create: 'Otherwise', late: 'Later' } },
    });
    expect([i18n.t('list.late'), i18n.t('list.create')]).toEqual(['Позже', 'Создать']);
  });

  it('change with the language, whose own catalogue is loaded all the same and goes before', async () => {
    const i18n = await createI18n({ languages });
    addTexts({
      ru: { list: { other: 'Другое' } },
      en: { list: { other: 'Other', create: 'Otherwise' } },
    });
    await i18n.changeLanguage('en');
    expect([i18n.t('list.other'), i18n.t('list.create')]).toEqual(['Other', 'Create']);
  });

  it('leave the catalogue itself as it is, which others may share', async () => {
    const ru = { shared: { said: 'Есть' } };
    await createI18n({ languages: { ...languages, ru } });
    addTexts({ ru: { shared: { added: 'Ещё' } }, en: {} });
    expect(ru).toEqual({ shared: { said: 'Есть' } });
  });

  it('render nothing anew', async () => {
    const i18n = await createI18n({ languages });
    const rendered: string[] = [];
    i18n.store.on('added', (language: string) => rendered.push(language));
    addTexts({ ru: { quiet: 'Тихо' }, en: { quiet: 'Quiet' } });
    expect(rendered).toEqual([]);
  });
});

it('a catalogue that could not be loaded is loaded at the next attempt, and one that was is not loaded again', async () => {
  let attempts = 0;
  const en = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no network');
    return { default: { list: { create: 'Create' } } };
  };
  const i18n = await createI18n({ languages: { ...languages, en } });
  await expect(i18n.changeLanguage('en')).rejects.toThrow('no network');
  expect(i18n.language).toBe('ru');
  await i18n.changeLanguage('en');
  await i18n.changeLanguage('ru');
  await i18n.changeLanguage('en');
  expect([i18n.t('list.create'), attempts]).toEqual(['Create', 2]);
});
