export interface PaletteItem {
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  /** Other words that it is found by. */
  readonly also?: string;
  /** Address of the item. An item without one has `run`. */
  readonly href?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** Offered where something is typed. */
  readonly onlyTyped?: boolean;
}
