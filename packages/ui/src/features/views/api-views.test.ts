import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { ApolloLink, Observable } from '@apollo/client';
import { expect, it } from 'vitest';

import { ViewChangedError, type ViewContent } from '../../storage/view-store.ts';
import type { SessionViewer } from '../../storage/session-viewer.ts';
import { createApiViews } from './api-views.ts';

const content: ViewContent = {
  name: 'Черновики',
  query: 'status.in=DRAFT',
  columns: ['title'],
  layout: { pins: ['title'] },
  isShared: true,
  position: 2,
};
/** View as the server returns it. */
const stored = {
  __typename: 'SavedView',
  id: 7,
  name: 'Черновики',
  query: 'status.in=DRAFT',
  columns: ['title'],
  layout: '{"pins":["title"]}',
  isShared: true,
  position: 2,
  isDefault: false,
  mayChange: true,
  revision: 3,
};
const view = { ...content, id: '7', isDefault: false, mayChange: true, revision: 3 };

type Answer = Readonly<Record<string, unknown>> | { readonly code: string };

/** Store over a server with this answer to every operation. `sent` has the variables of each. */
function open(answer: Answer, viewer: Partial<SessionViewer> = {}) {
  const sent: unknown[] = [];
  const client = createAdminClient({
    schema: emptySchemaConfig,
    link: new ApolloLink(
      ({ variables }) =>
        new Observable((observer) => {
          sent.push(variables['input']);
          observer.next(
            'code' in answer
              ? { errors: [{ message: 'No.', extensions: { code: answer['code'] } }] }
              : { data: answer },
          );
          observer.complete();
        }),
    ),
  });
  return { ...createApiViews({ client, viewer: { id: 1, name: 'Анна', ...viewer } }), sent };
}
const own = (...views: readonly object[]) => ({
  viewer: { __typename: 'Account', id: 1, views },
});
const written = { writeSavedView: { __typename: 'WriteSavedViewPayload', view: stored } };

it('reads the views of a list as the screens have them', async () => {
  const { list, sent } = open(own(stored, { ...stored, id: 8, layout: null, columns: null }));
  const views = await list('books');
  expect(views[0]).toMatchObject(view);
  expect(views[1]).toMatchObject({ ...view, id: '8', layout: null, columns: null });
  expect(sent).toEqual([{ list: 'books' }]);
});

it.each(['{"pins":', '7', '{"widths":{"title":"wide"}}'])(
  'reads a layout that this version does not know, %s, as none',
  async (layout) => {
    const [first] = await open(own({ ...stored, layout })).list('books');
    expect(first).toMatchObject({ name: 'Черновики', layout: null });
  },
);

it('reads the views of all lists, each with its list', async () => {
  const { all, sent } = open(own({ ...stored, list: 'authors' }));
  expect(await all?.()).toMatchObject([{ ...view, list: 'authors' }]);
  expect(sent).toEqual([{}]);
});

it('has none for somebody who is no longer signed in', async () => {
  expect(await open({ viewer: null }).list('books')).toEqual([]);
  expect(await open({ viewer: null }).all?.()).toEqual([]);
});

it('writes a new view whole, and answers what was written', async () => {
  const { create, sent } = open(written);
  expect(await create('books', content)).toMatchObject(view);
  expect(sent).toEqual([{ list: 'books', ...content, layout: '{"pins":["title"]}' }]);
});

it('writes of a view what has changed, and which one was seen', async () => {
  const { save, sent } = open(written);
  await save('books', { id: '7', revision: 2 }, { layout: null, position: 5 });
  expect(sent).toEqual([{ list: 'books', id: 7, revision: 2, layout: null, position: 5 }]);
});

it('removes the view that was seen, and opens the list in one or in none', async () => {
  const { remove, makeDefault, sent } = open({ removeSavedView: null, openInSavedView: null });
  await remove('books', { id: '7', revision: 3 });
  await makeDefault('books', '7');
  await makeDefault('books', null);
  expect(sent).toEqual([
    { list: 'books', id: 7, revision: 3 },
    { list: 'books', id: 7 },
    { list: 'books', id: null },
  ]);
});

it('says of a view that somebody else has changed that it was, and of nothing else', async () => {
  const seen = { id: '7', revision: 2 };
  const changed = open({ code: 'CONFLICT' });
  await expect(changed.save('books', seen, { name: 'Новое' })).rejects.toMatchObject({
    name: 'ViewChangedError',
    code: 'VIEW_CHANGED',
    message: expect.stringContaining('The view 7 was changed'),
  });
  await expect(changed.remove('books', seen)).rejects.toThrow(ViewChangedError);
  await expect(changed.makeDefault('books', '7')).rejects.toThrow(ViewChangedError);
  await expect(
    open({ code: 'FORBIDDEN' }).save('books', seen, { name: 'Новое' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('fails where the server does not say what it wrote', async () => {
  await expect(open({ writeSavedView: null }).create('books', content)).rejects.toThrow(
    'has not said what it wrote',
  );
});

it.each([
  ['viewer', false],
  ['editor', true],
  [undefined, true],
] as const)('lets a %s show views to everybody: %s', (role, may) => {
  expect(open({}, role ? { role } : {}).mayShare).toBe(may);
});
