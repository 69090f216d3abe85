import { sessionDocument, type Selection } from './document.ts';

/** A list as somebody wants to see it again, as our own API keeps it. */
export interface StoredView {
  readonly id: number;
  readonly name: string;
  /** What the address of the list says. */
  readonly query: string;
  /** `null`: those of the list. */
  readonly columns: readonly string[] | null;
  readonly isShared: boolean;
  readonly isDefault: boolean;
  readonly mayChange: boolean;
  readonly position: number;
  readonly revision: number;
}

/** A new view without `id`; of one that is there, what is to be written, and the revision that was seen. */
export interface StoredViewChange extends Partial<Omit<StoredView, 'isDefault' | 'mayChange'>> {
  readonly list: string;
}

const view: Selection = { id: true, name: true, query: true, columns: true, isShared: true, isDefault: true, mayChange: true, position: true, revision: true };

/** The views of a list that the account sees that is signed in. */
export const ViewsDocument = sessionDocument<{ readonly viewer: { readonly views: readonly StoredView[] } | null }, { input: { readonly list: string } }>(
  'query',
  'Views',
  'ee12d37d0bd75ed5f5a3d6876df18c82933f83208f9b9e11f920e82dbe49765d',
  { viewer: { views: view } },
  'SavedViewsInput',
  'views',
);

/** Writes one view. Fails with `ConflictError` where the revision is no longer that of the view. */
export const SaveViewDocument = sessionDocument<{ readonly writeSavedView: { readonly view: StoredView } | null }, { input: StoredViewChange }>(
  'mutation',
  'SaveView',
  '5aae0d6087c5780ae1b5f3f862df90d232fa426f1bfece6807b512b1e3980110',
  { writeSavedView: { view } },
  'WriteSavedViewInput',
);

/** Removes one view. Fails with `ConflictError` where the revision is no longer that of the view. */
export const RemoveViewDocument = sessionDocument<{ readonly removeSavedView: { readonly viewer: { readonly id: number } } | null }, { input: { readonly list: string; readonly id: number; readonly revision: number } }>(
  'mutation',
  'RemoveView',
  'ea737de072d8188833414409b1bfe20f86219488bafbd7af3370fa4a4af11e54',
  { removeSavedView: { viewer: { id: true } } },
  'RemoveSavedViewInput',
);

/** Says in which view a list opens, for the account that is signed in. */
export const OpenInViewDocument = sessionDocument<{ readonly openInSavedView: { readonly viewer: { readonly id: number } } | null }, { input: { readonly list: string; readonly id: number | null } }>(
  'mutation',
  'OpenInView',
  '58df9a04d9d1bf9e1ad2041cb30ad5c05fa8776d4ca7f44a2ecfe06d86b49716',
  { openInSavedView: { viewer: { id: true } } },
  'OpenInSavedViewInput',
);
