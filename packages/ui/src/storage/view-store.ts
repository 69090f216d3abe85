import type { ApolloClient } from '@apollo/client';

import type { TableLayout } from './table-layout.ts';
import type { SessionViewer } from './session-viewer.ts';

/** A saved view of a list. */
export interface SavedView extends ViewContent {
  readonly id: string;
  /** The list opens in this view, for the current user. */
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
  /** All users see the view. */
  readonly isShared: boolean;
  /** Sort key of the views. There is always room between two positions. */
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
   * Views of a list that the current user sees. `list`: `orders`, or `customers.orders` for the
   * orders of a customer.
   */
  readonly list: (list: string) => Promise<readonly SavedView[]>;
  /**
   * Views of all lists that the current user sees. Absent: only views known to this browser can be
   * found by name.
   */
  readonly all?: () => Promise<readonly ListedView[]>;
  readonly create: (list: string, view: ViewContent) => Promise<SavedView>;
  /** Writes changed properties of a view; another `position` moves it. */
  readonly save: (list: string, seen: SeenView, change: Partial<ViewContent>) => Promise<SavedView>;
  readonly remove: (list: string, seen: SeenView) => Promise<void>;
  /** Makes the list open in the view, for the current user; `null`: in none. */
  readonly makeDefault: (list: string, id: string | null) => Promise<void>;
}

/** Identity of a view with the revision that was read before a change. */
export type SeenView = Pick<SavedView, 'id' | 'revision'>;

/** Creates the store for the current user: `views` of `admin.config.ts`. */
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
