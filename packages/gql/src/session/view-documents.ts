import { sessionDocument, type Selection } from './document.ts';

/** A saved view of a list, as our own API stores it. */
export interface StoredView {
  readonly id: number;
  readonly name: string;
  /** Query of the list's address. */
  readonly query: string;
  /** `null`: the columns of the list. */
  readonly columns: readonly string[] | null;
  /** Layout of the table, in the format of the list. */
  readonly layout: string | null;
  readonly isShared: boolean;
  readonly isDefault: boolean;
  readonly mayChange: boolean;
  readonly position: number;
  readonly revision: number;
}

/**
 * A new view without `id`; otherwise the changes to an existing view, and the revision that was
 * read.
 */
export interface StoredViewChange extends Partial<Omit<StoredView, 'isDefault' | 'mayChange'>> {
  readonly list: string;
}

const view: Selection = {
  id: true,
  name: true,
  query: true,
  columns: true,
  layout: true,
  isShared: true,
  isDefault: true,
  mayChange: true,
  position: true,
  revision: true,
};

/** Views of a list that the signed-in account sees. */
export const ViewsDocument = sessionDocument<
  { readonly viewer: { readonly views: readonly StoredView[] } | null },
  { input: { readonly list: string } }
>(
  'query',
  'Views',
  '25cf5ca900650c51f3aceb032337cbfa988f9d46115a53437b9f4c41eb1ca187',
  { viewer: { views: view } },
  'SavedViewsInput',
  'views',
);

/** A view with the name of its list. */
export interface ListedStoredView extends StoredView {
  readonly list: string;
}

/** Views of all lists that the signed-in account sees. */
export const AllViewsDocument = sessionDocument<
  { readonly viewer: { readonly views: readonly ListedStoredView[] } | null },
  { input: object }
>(
  'query',
  'AllViews',
  '1dac572daee64666a59720efe7087b180528e0f570752d63631bea31ab6700b4',
  { viewer: { views: { list: true, ...view } } },
  'SavedViewsInput',
  'views',
);

/** Writes a view. Fails with `ConflictError` where the revision is not the current one. */
export const SaveViewDocument = sessionDocument<
  { readonly writeSavedView: { readonly view: StoredView } | null },
  { input: StoredViewChange }
>(
  'mutation',
  'SaveView',
  '01c9fc6f6d7dbaae3106c8b618a4911dbfd80df91281109c5ed03aca2c528985',
  { writeSavedView: { view } },
  'WriteSavedViewInput',
);

/** Removes a view. Fails with `ConflictError` where the revision is not the current one. */
export const RemoveViewDocument = sessionDocument<
  { readonly removeSavedView: { readonly viewer: { readonly id: number } } | null },
  { input: { readonly list: string; readonly id: number; readonly revision: number } }
>(
  'mutation',
  'RemoveView',
  'ea737de072d8188833414409b1bfe20f86219488bafbd7af3370fa4a4af11e54',
  { removeSavedView: { viewer: { id: true } } },
  'RemoveSavedViewInput',
);

/** Sets the view in which a list opens, for the signed-in account. */
export const OpenInViewDocument = sessionDocument<
  { readonly openInSavedView: { readonly viewer: { readonly id: number } } | null },
  { input: { readonly list: string; readonly id: number | null } }
>(
  'mutation',
  'OpenInView',
  '58df9a04d9d1bf9e1ad2041cb30ad5c05fa8776d4ca7f44a2ecfe06d86b49716',
  { openInSavedView: { viewer: { id: true } } },
  'OpenInSavedViewInput',
);
