import { readStored, writeStored } from '../../storage/stored.ts';
import { isViewContent, isRecord } from '../../storage/is-view.ts';
import {
  ViewChangedError,
  type SavedView,
  type SeenView,
  type ViewContent,
  type ViewStore,
} from '../../storage/view-store.ts';

/**
 * Views that stay with the browser, each under a key of its own. Nobody else sees them.
 *
 * @param application suffix of its storage keys
 */
export function createBrowserViews(application: string): ViewStore {
  const read = (list: string, id: string): SavedView | undefined => {
    const stored = readStored(viewKey(list, id), application);
    if (!isViewContent(stored) || !isRecord(stored) || typeof stored['revision'] !== 'number')
      return undefined;
    const { name, query, columns, layout, position } = stored;
    return {
      id,
      name,
      query,
      columns,
      ...(layout && { layout }),
      position,
      isShared: false,
      mayChange: true,
      revision: stored['revision'],
      isDefault: readStored(defaultKey(list), application) === id,
    };
  };
  const viewsOf = (list: string) =>
    idsOf(list, application)
      .flatMap((id) => read(list, id) ?? [])
      .toSorted((one, other) => one.position - other.position);
  const write = (
    list: string,
    id: string,
    revision: number,
    { name, query, columns, layout, position }: ViewContent,
  ): SavedView => {
    writeStored(
      viewKey(list, id),
      {
        name,
        query,
        columns,
        ...(layout && { layout }),
        position,
        isShared: false,
        revision,
      },
      application,
    );
    const written = read(list, id);
    if (written?.revision !== revision)
      throw new Error('The browser does not keep the view: its storage is full or forbidden.');
    return written;
  };
  const seen = (list: string, { id, revision }: SeenView): SavedView => {
    const view = read(list, id);
    if (view?.revision !== revision) throw new ViewChangedError(id);
    return view;
  };
  return {
    mayShare: false,
    list: async (list) => viewsOf(list),
    all: async () =>
      lists(application).flatMap((list) => viewsOf(list).map((view) => ({ ...view, list }))),
    create: async (list, view) => write(list, newId(), 1, view),
    save: async (list, view, change) =>
      write(list, view.id, view.revision + 1, { ...seen(list, view), ...change }),
    async remove(list, view) {
      writeStored(viewKey(list, seen(list, view).id), undefined, application);
      if (readStored(defaultKey(list), application) === view.id)
        writeStored(defaultKey(list), undefined, application);
    },
    async makeDefault(list, id) {
      if (id !== null && !read(list, id)) throw new ViewChangedError(id);
      writeStored(defaultKey(list), id ?? undefined, application);
    },
  };
}

const viewKey = (list: string, id: string) => `admin.savedView.${list}/${id}`;
const kind = /^admin\.savedView\.([^/]+)\/([^/]+)$/;
const defaultKey = (list: string) => `admin.defaultView.${list}`;

/** `crypto.randomUUID` is there over HTTPS alone. */
const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

/** Lists with the ids of their views: `orders`, `17`. */
function kept(application: string): readonly { readonly list: string; readonly id: string }[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      // A key of another schema or application has a longer suffix.
      const [, list, id] =
        (key.endsWith(application) && kind.exec(key.slice(0, key.length - application.length))) ||
        [];
      return list === undefined || id === undefined ? [] : [{ list, id }];
    });
  } catch {
    return [];
  }
}

const idsOf = (list: string, application: string): readonly string[] =>
  kept(application)
    .filter((each) => each.list === list)
    .map(({ id }) => id);
const lists = (application: string): readonly string[] => [
  ...new Set(kept(application).map(({ list }) => list)),
];
