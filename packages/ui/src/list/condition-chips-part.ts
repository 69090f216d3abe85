import { part } from '../admin/part.tsx';

/** Loaded with the first list that has conditions. Ask for it as soon as it is known that there are some, so that nothing moves when it comes. */
export const ConditionChips = part(async () => (await import('../filters/condition-chips.tsx')).ConditionChips);
