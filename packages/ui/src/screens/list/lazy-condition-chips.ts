import { createLoadable } from '../../values/loadable.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';

/** Code for lists with conditions: their chips, and the conversion of periods into dates. */
export const conditions = createLoadable(() => import('../../filters/condition-chips.tsx'));

/**
 * Loaded with the first list that has conditions. Ask for it as soon as it is known that there are
 * some, so that nothing moves when it comes.
 */
export const ConditionChips = lazyComponent(async () => (await conditions.load()).ConditionChips);
