import type { ActionRule } from './place-evidence.ts';

/** An action without other evidence is offered on the page of tools. */
export const inferGlobal: ActionRule = () => [
  {
    place: 'global',
    rule: 'global',
    confidence: 0.2,
    because: 'Nothing says that it is about records of one kind.',
  },
];
