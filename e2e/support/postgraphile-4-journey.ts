import type { Page } from '@playwright/test';

import { account, askSignedIn } from '../servers/postgraphile-4.ts';
import type { Journey } from './backend-journey.ts';

const train = {
  name: 'Ночной поезд',
  unitPrice: '129.50',
  milliseconds: 201_500,
  bytes: '9007199254740995',
  composer: null,
  genreByGenreId: { name: 'Рок' },
};

/**
 * PostGraphile 4, which has a global id and a number for each record, and answers a token for a
 * name and a password.
 */
export const tracks: Journey = {
  resource: 'tracks',
  signIn: {
    label: 'Электронная почта',
    identifier: account.email,
    password: account.password,
    refusal: 'Неверная почта или пароль',
    end: refuseToken,
  },
  sort: {
    column: 'Name',
    expected: async (url) =>
      names(
        await askSignedIn(
          url,
          '{ list: allTracks(orderBy: [NAME_ASC], first: 50) { items: nodes { name } } }',
        ),
      ),
  },
  filter: {
    field: 'Genre',
    operator: 'равно',
    choose: 'Джаз',
    expected: async (url) =>
      names(
        await askSignedIn(
          url,
          '{ list: allTracks(condition: { genreId: 3 }, orderBy: [NAME_ASC]) { items: nodes { name } } }',
        ),
      ),
  },
  related: {
    address: 'artists/1',
    heading: 'Albums',
    expected: async (url) =>
      names(
        await askSignedIn(
          url,
          '{ list: allAlbums(condition: { artistId: 1 }) { items: nodes { name: title } } }',
        ),
      ),
  },
  create: {
    text: {
      Name: 'Ночной поезд',
      'Unit price': '129,50',
      Milliseconds: '201500',
      Bytes: '9007199254740995',
    },
    choose: { Album: 'Концерт (1)', Genre: 'Рок' },
  },
  shown: {
    Album: 'Концерт (1)',
    Genre: 'Рок',
    'Unit price': '129,50',
    Bytes: '9 007 199 254 740 995',
  },
  edit: { text: { 'Unit price': '149,99' }, choose: { Album: 'Избранное (2)' } },
  shownAfter: { Album: 'Избранное (2)', 'Unit price': '149,99' },
  stored: {
    ask: async (url, id) => {
      const query =
        'query ($id: Int!) { track: trackByTrackId(trackId: $id) { name unitPrice milliseconds bytes composer albumByAlbumId { title } genreByGenreId { name } } }';
      return (await askSignedIn<{ track: unknown }>(url, query, { id: Number(id) })).track;
    },
    created: { ...train, albumByAlbumId: { title: 'Концерт (1)' } },
    changed: { ...train, unitPrice: '149.99', albumByAlbumId: { title: 'Избранное (2)' } },
  },
};

/**
 * Sends another token in the place of the page's own until the page has a new one, as if the server
 * had changed its secret.
 */
async function refuseToken(page: Page, _server: string, authorization: string): Promise<void> {
  await page.route('**/graphql', async (route, request) => {
    const headers = request.headers();
    await route.continue({
      headers:
        headers['authorization'] === authorization
          ? { ...headers, authorization: `${authorization}x` }
          : headers,
    });
  });
}

interface Named {
  readonly list: { readonly items: readonly { readonly name: string }[] };
}

const names = ({ list }: Named): string[] => list.items.map(({ name }) => name);
