import { createContext, type ComponentType } from 'react';

export interface BesideLinksProps {
  /** Position of the links: the schemas keep their order, whichever is open. */
  readonly place: 'before' | 'after';
  /** Search text that filters the links. */
  readonly sought: string;
  readonly onNavigate: (() => void) | undefined;
}

/** Other schemas of the application. */
export interface Beside {
  /** Groups of the navigation of the other schemas. */
  readonly Links: ComponentType<BesideLinksProps>;
  /** Title of the schema at the present address. */
  readonly title: string;
  /** Titles and base addresses of the schemas: `/@stock/`. */
  readonly schemas: readonly { readonly title: string; readonly href: string }[];
}

export const BesideContext = createContext<Beside | null>(null);
