import budgets from './budgets.json' with { type: 'json' };

import type { FirstList } from './measure-first-list.ts';

/** One sentence for each budget that is exceeded. */
export function checkBudgets({ list }: { readonly list: FirstList }): string[] {
  const bounded = [
    'javascriptGzipBytes',
    'requests',
    'elements',
  ] as const satisfies readonly (keyof typeof budgets.list)[];
  return bounded.flatMap((name) => {
    const [measured, budget] = [list[name], budgets.list[name]];
    return measured <= budget
      ? []
      : [
          `The orders list needs ${measured} (${name}); the budget is ${budget}. See bench/budgets.json, and the files above for where it goes.`,
        ];
  });
}
