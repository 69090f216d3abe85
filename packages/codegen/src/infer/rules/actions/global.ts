import type { ActionRule } from './place-evidence.ts';

/** What no other reason places is done for the whole. */
export const inferGlobal: ActionRule = () => [
  {
    place: 'global',
    rule: 'global',
    confidence: 0.2,
    because: 'Nothing says that it is about records of one kind.',
  },
];
