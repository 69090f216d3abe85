export interface PaletteItem {
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  /** Further words that match a search. */
  readonly also?: string;
  /** Address of the item. An item without one has `run`. */
  readonly href?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** Whether the group is shown only for typed text. */
  readonly onlyTyped?: boolean;
}
