/**
 * Recognizer of a single schema convention, one file each. It interprets a place in the schema, or
 * answers nothing. The index of its folder lists the recognizers in order of preference.
 */
export interface Reading<Place, Meaning, Known> {
  /** Its file, without the ending: what `explain` calls it. */
  readonly name: string;
  read(place: Place, facts: Known): Read<Meaning> | undefined;
}

export interface Read<Meaning> {
  readonly meaning: Meaning;
  /** The evidence, as a sentence. */
  readonly because: string;
}

/** Why something is read as it is: what a decision of the model states. */
export interface Why {
  /** Name of the reading. */
  readonly by: string;
  readonly because: string;
}

export type NamedRead<Meaning> = Read<Meaning> & Why;

/** A reader of the table: the first of its readings that recognises a place. */
export const firstOf =
  <Place, Meaning, Known>(
    readings: readonly Reading<Place, Meaning, Known>[],
  ): ((place: Place, facts: Known) => NamedRead<Meaning> | undefined) =>
  (place, facts) => {
    for (const reading of readings) {
      const read = reading.read(place, facts);
      if (read) return { ...read, by: reading.name };
    }
    return undefined;
  };
