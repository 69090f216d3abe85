import type { Facts } from '../facts/facts.ts';
import type { FoundShape } from '../facts/list-shapes/index.ts';
import type { RootField } from '../facts/root-fields.ts';
import { readPaging, type ReadPaging } from '../readings/paging/index.ts';

/** A query field that returns records: what list rules weigh. */
export interface ListCandidate {
  readonly root: RootField;
  readonly shape: FoundShape;
  readonly paging: ReadPaging;
}

export function findListCandidates(facts: Facts): readonly ListCandidate[] {
  return facts.queries.flatMap((root) => (root.shape ? [{ root, shape: root.shape, paging: readPaging(root.field, root.shape, facts) }] : []));
}
