import { ConflictError } from '@admin/gql';
import {
  AllViewsDocument,
  OpenInViewDocument,
  RemoveViewDocument,
  SaveViewDocument,
  ViewsDocument,
  type StoredView,
  type StoredViewChange,
} from '@admin/gql/session';

import { dataClientOf } from '../../data/data-client.ts';
import { isLayout } from '../../storage/is-view.ts';
import {
  ViewChangedError,
  type CreateViewStore,
  type SavedView,
  type ViewLayout,
} from '../../storage/view-store.ts';

/** Views that our own API keeps: everybody's own, and those for everybody, which editors write. */
export const createApiViews: CreateViewStore = ({ client: apollo, viewer }) => {
  const client = dataClientOf(apollo);
  const write = async (input: StoredViewChange): Promise<SavedView> => {
    const data = await client.mutate(
      { mutation: SaveViewDocument, variables: { input } },
      { isUncached: true },
    );
    if (!data?.writeSavedView) throw new Error('The API has not said what it wrote.');
    return toView(data.writeSavedView.view);
  };
  return {
    mayShare: viewer?.role !== 'viewer',
    async list(list) {
      const { data } = await client.query(
        { query: ViewsDocument, variables: { input: { list } } },
        { freshness: 'uncached' },
      );
      return data?.viewer?.views.map(toView) ?? [];
    },
    async all() {
      const { data } = await client.query(
        { query: AllViewsDocument, variables: { input: {} } },
        { freshness: 'uncached' },
      );
      return data?.viewer?.views.map(({ list, ...view }) => ({ ...toView(view), list })) ?? [];
    },
    create: (list, { name, query, columns, layout, isShared, position }) =>
      write({ list, name, query, columns, layout: layoutText(layout), isShared, position }),
    save: (list, { id, revision }, { name, query, columns, layout, isShared, position }) =>
      unlessChanged(
        id,
        write({
          list,
          id: Number(id),
          revision,
          name,
          query,
          columns,
          layout: layoutText(layout),
          isShared,
          position,
        }),
      ),
    async remove(list, { id, revision }) {
      await unlessChanged(
        id,
        client.mutate(
          {
            mutation: RemoveViewDocument,
            variables: { input: { list, id: Number(id), revision } },
          },
          { isUncached: true },
        ),
      );
    },
    async makeDefault(list, id) {
      await unlessChanged(
        String(id),
        client.mutate(
          {
            mutation: OpenInViewDocument,
            variables: { input: { list, id: id === null ? null : Number(id) } },
          },
          { isUncached: true },
        ),
      );
    },
  };
};

const toView = ({ id, layout, ...view }: StoredView): SavedView => ({
  ...view,
  id: String(id),
  layout: layoutOf(layout),
});

/** The server keeps it as a text. */
const layoutText = (layout: ViewLayout | null | undefined) => layout && JSON.stringify(layout);

function layoutOf(text: string | null): ViewLayout | null {
  try {
    const layout: unknown = text === null ? null : JSON.parse(text);
    return isLayout(layout) ? layout : null;
  } catch {
    return null;
  }
}

async function unlessChanged<T>(id: string, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw error instanceof ConflictError ? new ViewChangedError(id) : error;
  }
}
