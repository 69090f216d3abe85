import type { ApolloClient } from '@apollo/client';

import type { TableLayout } from './table-layout.ts';
import type { SessionViewer } from './session-viewer.ts';

/** A list as somebody wants to see it again. */
export interface SavedView extends ViewContent {
  readonly id: string;
  /** The list opens in it, for the present person. */
  readonly isDefault: boolean;
  /** Whether the present person may change and remove it. */
  readonly mayChange: boolean;
  /** Another one after each change: who writes says which one was seen. */
  readonly revision: number;
}

/** A view, and the list that it is of. */
export interface ListedView extends SavedView {
  readonly list: string;
}

/** What a view of a list holds: conditions, order and columns, as the address of the list has them. */
export interface ViewContent {
  readonly name: string;
  /** What the address of the list says: `status.in=NEW&sort=-total`. */
  readonly query: string;
  /** Names of the columns; `null`: those of the list. */
  readonly columns: readonly string[] | null;
  /** How the table is arranged; `null` and absent: as it comes. */
  readonly layout?: ViewLayout | null;
  /** Everybody sees it. */
  readonly isShared: boolean;
  /** Views are in the order of these. Between two there is always room for another. */
  readonly position: number;
}

/**
 * Widths of columns in pixels and those that are pinned or have a sum, by name, how high rows are,
 * and whether pages stand one below the other.
 */
export type ViewLayout = Pick<TableLayout, 'widths' | 'pins' | 'sums' | 'density' | 'grows'>;

/**
 * Where the views of lists are kept. Each view is written by itself, so that two tabs, and two
 * people, do not undo what the other did. All fail with an `Error`, and with a `ViewChangedError`
 * where the view is no longer the one of that revision.
 */
export interface ViewStore {
  /** Whether the present person may show views to everybody. */
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

/** A view as it was when somebody decided to change it. */
export type SeenView = Pick<SavedView, 'id' | 'revision'>;

/** Makes the store for who is signed in: `views` of `admin.config.ts`. */
export type CreateViewStore = (connection: {
  readonly client: ApolloClient;
  readonly viewer: SessionViewer | null;
}) => ViewStore;

/** Somebody else has changed or removed the view meanwhile: nothing was written. */
export class ViewChangedError extends Error {
  override readonly name = 'ViewChangedError';
  readonly code = 'VIEW_CHANGED';
  constructor(id: string) {
    super(
      `The view ${id} was changed or removed meanwhile, nothing was written: read the views again.`,
    );
  }
}
