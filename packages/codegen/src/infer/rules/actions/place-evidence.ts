import type { ActionPlace, ArgumentPath } from '../../../model.ts';
import type { Survey } from '../../contracts/survey.ts';
import type { WriteRole } from '../../contracts/root-field.ts';
import type { Entities, Entity } from '../../readings/actions/entities.ts';
import type { KeyInput } from '../../readings/actions/keys.ts';
import type { ReadMutation } from '../../readings/actions/mutation.ts';
import type { Singleton } from '../../readings/actions/singletons.ts';
import type { PlaceReason } from '../weigh-places.ts';

/** Records that an action changes. */
export interface ActionAim {
  readonly entity?: Entity;
  readonly keys?: readonly KeyInput[];
  readonly filter?: ArgumentPath;
  readonly other?: { readonly entity: Entity; readonly keys: readonly KeyInput[] };
  readonly part?: { readonly entity?: Entity; readonly keys: readonly KeyInput[] };
  readonly role?: WriteRole;
  readonly singleton?: Singleton;
}

/** Evidence for or against a place of a mutation. */
export interface PlaceEvidence extends PlaceReason {
  readonly place: ActionPlace;
  /** Records that it changes there, according to the strongest evidence for the place. */
  readonly aim?: ActionAim;
}

/** Facts that evidence for places is found with. */
export interface ActionQuestion {
  readonly entities: Entities;
  readonly survey: Survey;
  readonly singletons: readonly Singleton[];
}

export type ActionRule = (
  mutation: ReadMutation,
  question: ActionQuestion,
) => readonly PlaceEvidence[];
