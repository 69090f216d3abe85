import { createLoadable } from '../../values/loadable.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';

/** Code for lists with conditions: their chips, and the conversion of periods into dates. */
export const conditions = createLoadable(() => import('../../filters/condition-chips.tsx'));

/**
 * Chips of the conditions, loaded with the first list that has any. Preload it as soon as
 * conditions are known, to avoid a layout shift.
 */
export const ConditionChips = lazyComponent(async () => (await conditions.load()).ConditionChips);
