import type { OtherQuery } from '../model.ts';

/**
 * Tests whether screens offer a query. Queries of the signed-in user, technical queries and queries
 * that a resource's own screens show are not offered.
 */
export const isOffered = ({ place, coveredBy }: OtherQuery): boolean =>
  place !== 'session' && place !== 'technical' && coveredBy === undefined;
