import { createContext, type ComponentType } from 'react';

export interface BesideLinksProps {
  /** The schemas keep their order, whichever is open. */
  readonly place: 'before' | 'after';
  /** What is sought among the links. */
  readonly sought: string;
  readonly onNavigate: (() => void) | undefined;
}

/** The other schemas of an application that has several. */
export interface Beside {
  /** Their groups of the navigation. */
  readonly Links: ComponentType<BesideLinksProps>;
  /** What the one at this address is called. */
  readonly title: string;
  /** Where each begins: `/@stock/`. */
  readonly schemas: readonly { readonly title: string; readonly href: string }[];
}

export const BesideContext = createContext<Beside | null>(null);
