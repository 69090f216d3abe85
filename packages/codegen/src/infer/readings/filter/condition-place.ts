import type { ArgumentPath, FilterField, KeyField } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { Reading } from '../../contracts/reading.ts';
import type { InputPlace } from '../../contracts/schema.ts';
import type { NamedField } from './condition-names.ts';
import type { SpelledOperator } from './operator-words.ts';

/** A key of a filter, or an argument of a list: what may be one condition or several. */
export interface ConditionPlace {
  readonly name: string;
  readonly place: InputPlace;
  /** Possible names of conditions. */
  readonly names: ReadonlyMap<string, NamedField>;
  readonly draft: Draft;
  /** Key of a type of record. */
  readonly keys: ReadonlyMap<string, readonly KeyField[]>;
  /** It stands among other arguments: what no field of the record is called may be no condition. */
  readonly amongArguments: boolean;
}

/** Operator of a condition, with the path of its value. */
export interface FoundCondition {
  /** Name of the condition: the record field that it is about, if there is one. */
  readonly name: string;
  readonly operator: SpelledOperator;
  /** From the holder of the conditions down. */
  readonly path: ArgumentPath;
  readonly place: InputPlace;
  /** Values sent for empty and filled: see `FilterField`. */
  readonly emptiness?: FilterField['operators'][number]['emptiness'];
  /** Enum constants next to the value. */
  readonly constants?: Readonly<Record<string, string>>;
}

/** A dialect of conditions. */
export type ConditionReading = Reading<ConditionPlace, readonly FoundCondition[], Facts>;
