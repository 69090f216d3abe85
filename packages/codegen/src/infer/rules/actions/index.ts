import type { ReadMutation } from '../../readings/actions/mutation.ts';
import { weighPlaces, type Placed } from '../weigh-places.ts';
import { inferChild } from './child.ts';
import { inferCollection } from './collection.ts';
import { inferCrud } from './crud.ts';
import { inferGlobal } from './global.ts';
import type { ActionQuestion, ActionRule, PlaceEvidence } from './place-evidence.ts';
import { inferRecord } from './record.ts';
import { inferRelation } from './relation.ts';
import { inferRows } from './rows.ts';
import { inferSession } from './session.ts';
import { inferSingleton } from './singleton.ts';

const rules: readonly ActionRule[] = [
  inferCrud,
  inferRecord,
  inferRows,
  inferRelation,
  inferChild,
  inferCollection,
  inferSingleton,
  inferSession,
  inferGlobal,
];

/** Places of a mutation by evidence, the best first. */
export const placeAction = (
  mutation: ReadMutation,
  question: ActionQuestion,
): readonly Placed<PlaceEvidence>[] =>
  weighPlaces(rules.flatMap((rule) => rule(mutation, question)));
