import { createLoadable } from '../../values/loadable.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';

/** What is loaded where a list has conditions: how they are shown, and what makes dates of periods. */
export const conditions = createLoadable(() => import('../../filters/condition-chips.tsx'));

/**
 * Loaded with the first list that has conditions. Ask for it as soon as it is known that there are
 * some, so that nothing moves when it comes.
 */
export const ConditionChips = lazyComponent(async () => (await conditions.load()).ConditionChips);
