/**
 * One way in which schemas say something, a file each: what it makes of a place in the schema, or
 * nothing. The index of its folder lists it among the others of its kind, in order of preference.
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
