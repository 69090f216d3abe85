import type { Field, KeyField, Path } from '../../model.ts';
import type { FoundResource } from './found-resource.ts';
import type { Why } from './reading.ts';

/** A resource whose fields are known: what sort, filter and inputs are matched with. */
export interface Draft {
  readonly found: FoundResource;
  readonly name: string;
  readonly key: readonly KeyField[];
  readonly label: readonly Path[];
  readonly fields: readonly Field[];
  /** Paths of the fields that hold secrets: nothing is made of them. */
  readonly secrets: readonly Path[];
  /** Evidence for key and label. */
  readonly why: { readonly key: Why; readonly label: Why };
  /** The field of the record that holds its values, and their names with it; see `findEnvelope`. */
  readonly envelope?: string;
}
