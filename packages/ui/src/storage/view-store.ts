import type { ApolloClient } from '@apollo/client';

import type { TableLayout } from './table-layout.ts';
import type { SessionViewer } from './session-viewer.ts';

/** A saved view of a list. */
export interface SavedView extends ViewContent {
  readonly id: string;
  /** The list opens in it, for the present person. */
  readonly isDefault: boolean;
  /** The current user may change and remove the view. */
  readonly mayChange: boolean;
  /** Revision of the view, changed by each write. A write sends the revision that was read. */
  readonly revision: number;
}

/** A view, and the list that it is of. */
export interface ListedView extends SavedView {
  readonly list: string;
}

/** Content of a view: conditions, sort order and columns, as in the address of the list. */
export interface ViewContent {
  readonly name: string;
  /** Query of the list's address: `status.in=NEW&sort=-total`. */
  readonly query: string;
  /** Names of the columns; `null`: those of the list. */
  readonly columns: readonly string[] | null;
  /** Layout of the table; `null` or absent for the default. */
  readonly layout?: ViewLayout | null;
  /** Everybody sees it. */
  readonly isShared: boolean;
  /** Views are in the order of these. Between two there is always room for another. */
  readonly position: number;
}

/**
 * Widths in pixels, pinned columns and columns with a sum, by name; the height of rows, and whether
 * pages are appended below each other.
 */
export type ViewLayout = Pick<TableLayout, 'widths' | 'pins' | 'sums' | 'density' | 'grows'>;

/**
 * Storage of the views of lists. Each view is written separately, so that two tabs or two users do
 * not undo each other's changes. Methods fail with an `Error`, and with a `ViewChangedError` where
 * the view has another revision.
 */
export interface ViewStore {
  /** The current user may share views with everybody. */
  readonly mayShare: boolean;
  /**
   * The views of a list that the present person sees. `list`: `orders`, `customers.orders` for the
   * orders of a customer.
   */
  readonly list: (list: string) => Promise<readonly SavedView[]>;
  /**
   * The views of all lists that the present person sees. Absent: only those are found by their
   * names that this browser knows of.
   */
  readonly all?: () => Promise<readonly ListedView[]>;
  readonly create: (list: string, view: ViewContent) => Promise<SavedView>;
  /** Writes what has changed; another `position` puts it elsewhere among the others. */
  readonly save: (list: string, seen: SeenView, change: Partial<ViewContent>) => Promise<SavedView>;
  readonly remove: (list: string, seen: SeenView) => Promise<void>;
  /** The list opens in this view, for the present person; `null`: in none. */
  readonly makeDefault: (list: string, id: string | null) => Promise<void>;
}

/** Identity of a view with the revision that was read before a change. */
export type SeenView = Pick<SavedView, 'id' | 'revision'>;

/** Makes the store for who is signed in: `views` of `admin.config.ts`. */
export type CreateViewStore = (connection: {
  readonly client: ApolloClient;
  readonly viewer: SessionViewer | null;
}) => ViewStore;

/** The view was changed or removed by another user or tab in the meantime. Nothing was written. */
export class ViewChangedError extends Error {
  override readonly name = 'ViewChangedError';
  readonly code = 'VIEW_CHANGED';
  constructor(id: string) {
    super(
      `The view ${id} was changed or removed meanwhile, nothing was written: read the views again.`,
    );
  }
}
