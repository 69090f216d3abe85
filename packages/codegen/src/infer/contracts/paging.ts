import type { ArgumentPath, Paging } from '../../model.ts';
import type { NamedRead } from './reading.ts';

export interface FoundPaging {
  readonly paging: Paging;
  /** Arguments that take page size and position. */
  readonly places: readonly ArgumentPath[];
  /** 0 to 1: how far a field that pages so is one that lists a resource. */
  readonly confidence: number;
}

export interface ReadPaging extends NamedRead<FoundPaging> {
  /** Places that paging takes, so that filters leave them alone. */
  readonly matched: readonly ArgumentPath[];
}
