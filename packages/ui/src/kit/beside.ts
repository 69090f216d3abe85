import { createContext, type ComponentType } from 'react';

export interface BesideLinksProps {
  /** The schemas keep their order, whichever is open. */
  readonly place: 'before' | 'after';
  /** Search text that filters the links. */
  readonly sought: string;
  readonly onNavigate: (() => void) | undefined;
}

/** The other schemas of an application that has several. */
export interface Beside {
  /** Their groups of the navigation. */
  readonly Links: ComponentType<BesideLinksProps>;
  /** Title of the schema at the present address. */
  readonly title: string;
  /** Titles and base addresses of the schemas: `/@stock/`. */
  readonly schemas: readonly { readonly title: string; readonly href: string }[];
}

export const BesideContext = createContext<Beside | null>(null);
