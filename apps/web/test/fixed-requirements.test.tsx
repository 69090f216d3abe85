import { emptySchemaConfig } from '@admin/gql';
import { createAdminTheme, connect, createAppI18n, readPageConfig } from '@admin/ui/app';
import { createSampleData, preloadInputs } from '@admin/ui/testing';
import { useApolloClient } from '@apollo/client/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import config from '../src/admin.config.ts';
import { Root } from '../src/root.tsx';
import { renderApp } from './render-app.tsx';

/**
 * One test per line of the table of what is fixed, as far as it is the root wrapper's. The lines of
 * transport and cache are in packages/gql/test/fixed-requirements.test.ts.
 */

// Loaded here, so that no test has to wait for its code.
await preloadInputs();

afterEach(() => vi.unstubAllGlobals());

/**
 * The application as configuration makes it, over a server that answers everything with `{"data":
 * …}`.
 */
async function connected(env: Record<string, string> = {}) {
  const answer = () =>
    new Response(JSON.stringify({ data: { viewer: null } }), {
      headers: { 'content-type': 'application/json' },
    });
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(async () =>
    answer(),
  );
  vi.stubGlobal('fetch', fetch);
  return { ...(await connect(readPageConfig(config, env), emptySchemaConfig)), fetch };
}

const theme = createAdminTheme(config.brand?.colors);

describe('root wrapper', () => {
  it('applies the visual theme: primary / secondary colour', () => {
    expect([theme.palette.primary.main, theme.palette.secondary.main]).toEqual([
      '#556cd6',
      '#19857b',
    ]);
    expect(theme.colorSchemes.dark?.palette.primary.main).toBe('#556cd6');
    expect(theme.colorSchemes.dark?.palette.secondary.main).toBe('#19857b');
  });

  it('applies the visual theme: error colour', () => {
    const redA400 = '#ff1744';
    expect(theme.palette.error.main).toBe(redA400);
    expect(theme.colorSchemes.dark?.palette.error.main).toBe(redA400);
  });

  it('applies the visual theme: breakpoints', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('applies the visual theme to every page', async () => {
    await renderApp('/books');
    expect(
      getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
    ).toBe('#556cd6');
  });

  it('gives every page one shared GraphQL client', async () => {
    const { client, session } = await connected();
    const seen: unknown[] = [];
    function Page() {
      seen.push(useApolloClient());
      return null;
    }
    render(
      <Root i18n={await createAppI18n(config)} theme={theme} client={client} session={session}>
        <Page />
        <Page />
      </Root>,
    );
    expect(new Set(seen)).toEqual(new Set([client]));
  });
});

describe('dates', () => {
  const openCalendar = async (
    user: Awaited<ReturnType<typeof renderApp>>['user'],
    name: RegExp,
  ) => {
    await user.click((await screen.findAllByRole('button', { name }))[0]!);
    return screen.findByRole('dialog');
  };
  const headers = (calendar: HTMLElement) =>
    within(calendar)
      .getAllByRole('columnheader')
      .map((header) => header.textContent?.toLowerCase());

  it('date locale: Russian, week starts on Monday (1)', async () => {
    const { user } = await renderApp('/books/1/edit');
    const calendar = await openCalendar(user, /дату/i);
    expect(headers(calendar)[0]).toMatch(/^п/);
    expect(calendar.textContent?.toLowerCase()).toContain('январь');
  });

  it('date locale: English when it is chosen, week still starts on Monday', async () => {
    localStorage.setItem('admin.language', 'en');
    const { user } = await renderApp('/books/1/edit');
    const calendar = await openCalendar(user, /choose date/i);
    expect(headers(calendar)[0]).toMatch(/^m/);
    expect(calendar.textContent).toContain('January');
  });

  it.each([
    ['01.01.1900', '1900-01-01'],
    ['31.12.2099', '2099-12-31'],
  ])('date pickers accept 1900-01-01 to 2099-12-31: %s is saved', async (text, saved) => {
    const { data } = await saveDate(text);
    await vi.waitFor(() => expect(data.books[0]?.publishedOn).toBe(saved));
  });

  it.each([
    ['31.12.1899', '01.01.1900'],
    ['01.01.2100', '31.12.2099'],
  ])('date pickers accept 1900-01-01 to 2099-12-31: %s is refused', async (text, limit) => {
    const { data, publishedBefore } = await saveDate(text);
    expect((await screen.findAllByText(new RegExp(limit))).length).toBeGreaterThan(0);
    expect(data.books[0]?.publishedOn).toBe(publishedBefore);
  });

  async function saveDate(text: string) {
    const data = createSampleData(1);
    const publishedBefore = data.books[0]?.publishedOn;
    const { user } = await renderApp('/books/1/edit', data);
    const [day] = await screen.findAllByRole('spinbutton');
    const typed = day!
      .closest<HTMLElement>('[role="group"]')!
      .parentElement!.querySelector('input')!;
    await act(async () => fireEvent.change(typed, { target: { value: text } }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    return { data, publishedBefore };
  }
});

describe('tables', () => {
  it('rows-per-page label: Строк на странице:', async () => {
    await renderApp('/books');
    expect(await screen.findByLabelText('Строк на странице:')).toBeDefined();
  });

  it('empty table label: Нет строк', async () => {
    await renderApp('/books', { ...createSampleData(), books: [] });
    expect(await screen.findByText('Нет строк')).toBeDefined();
  });
});

describe('translations', () => {
  it('i18next: default (fallback) locale en, default namespace common', async () => {
    const i18n = await createAppI18n(config);
    expect(i18n.options.fallbackLng).toEqual(['en']);
    expect(i18n.options.defaultNS).toBe('common');
    await i18n.changeLanguage('en');
    i18n.addResource('en', 'common', 'app.onlyInEnglish', 'Only in English');
    await i18n.changeLanguage('ru');
    expect(i18n.t('app.onlyInEnglish')).toBe('Only in English');
  });

  it('the fallback is loaded when a text turns out to be missing', async () => {
    const i18n = await createAppI18n(config);
    // Texts of dialogs and forms come with their code, in both languages.
    const english = (): unknown => i18n.getResource('en', 'common', 'list.create');
    expect(english()).toBeUndefined();
    i18n.t('app.thereIsNoSuchText');
    await vi.waitFor(() => expect(english()).toBe('Create'));
  });

  it('language of the interface: Russian from the first start, whatever the browser prefers', async () => {
    expect(navigator.language).toMatch(/^en/);
    await renderApp('/books');
    expect(document.documentElement.lang).toBe('ru');
    expect(await screen.findByRole('link', { name: 'Создать' })).toBeDefined();
  });

  it('language of the interface: English can be chosen, and switches labels and formats with it', async () => {
    const { user } = await renderApp('/books');
    expect((await screen.findAllByText('05.01.2026')).length).toBeGreaterThan(0);
    await user.click(screen.getAllByRole('button', { name: 'Настройки' })[0]!);
    await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByLabelText('Rows per page:')).toBeDefined();
    expect(screen.queryByText('05.01.2026')).toBeNull();
    expect(document.documentElement.lang).toBe('en');
  });
});

describe('endpoint', () => {
  it.each([
    [{}, '/graphql'],
    [{ VITE_ADMIN_ENDPOINT: 'https://api.example.com' }, 'https://api.example.com/graphql'],
    [
      { VITE_ADMIN_ENDPOINT: 'https://api.example.com:8443/' },
      'https://api.example.com:8443/graphql',
    ],
  ])(
    'endpoint: one, path /graphql, on a host that configuration names: %j',
    async (env, address) => {
      const { session, fetch } = await connected(env);
      await session.start();
      expect(fetch.mock.calls.map(([called, request]) => [called, request.method])).toEqual([
        [address, 'POST'],
      ]);
    },
  );
});
