import type { SchemaConfig } from '@admin/gql';
import { definitionsIn, type AdminPage } from '@admin/ui/app';

import { icons, navigation, today } from './navigation.ts';

/**
 * Found and not imported, as the definitions are: what names parts of the shop's schema compiles
 * over no other. `tsconfig.json` beside this file has it checked.
 */
const [load] = Object.values(
  import.meta.glob<{ readonly default: () => React.ReactNode }>('./dashboard.tsx'),
);

/** Definitions that no other screen needs come with their own; the navigation has their pictures. */
const loadedLater = Object.fromEntries(
  Object.entries(
    definitionsIn(import.meta.glob('./resources/{deliveries,orderItems,payments}.tsx')),
  ).map(([name, load]) => [
    name,
    typeof load === 'function' ? { icon: icons.get(name), load } : load,
  ]),
);

/**
 * What this application knows of the sample shop beside what its schema says itself: names in two
 * languages, with a word for one record and for each value, how its screens differ, what comes
 * first.
 */
const shop = {
  texts: { ru: () => import('./ru.json'), en: () => import('./en.json') },
  navigation,
  pages: load && [{ ...today, load } satisfies AdminPage],
  resources: {
    ...definitionsIn(
      import.meta.glob('./resources/{categories,customers,orders,products}.tsx', { eager: true }),
    ),
    ...loadedLater,
  },
};

/**
 * Of any schema but the shop's, as `npm run schema` describes it where no database is named,
 * nothing: so that nothing of it reaches a schema with types of the same names.
 */
export function shopOf({ description }: SchemaConfig): typeof shop | undefined {
  return description === 'Sample shop' ? shop : undefined;
}
