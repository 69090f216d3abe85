import type { OtherQuery } from '../model.ts';

/**
 * Whether screens offer it: who is signed in and what only clients ask is not, nor what a
 * resource's own screens show.
 */
export const isOffered = ({ place, coveredBy }: OtherQuery): boolean =>
  place !== 'session' && place !== 'technical' && coveredBy === undefined;
