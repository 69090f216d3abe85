import { getNamedType, getNullableType, isListType } from 'graphql';

import type {
  Action,
  ActionKey,
  ActionTarget,
  ArgumentPath,
  RecordArgument,
  Input,
} from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { RootField } from '../../contracts/root-field.ts';
import type { Survey } from '../../contracts/survey.ts';
import { isUnlinking } from '../../facts/names/action-words.ts';
import { seamless } from '../../facts/names/words.ts';
import { isRecordType } from '../../facts/schema-types.ts';
import { isDestructive } from '../../readings/actions/destroys.ts';
import type { Entities, Entity } from '../../readings/actions/entities.ts';
import type { KeyInput } from '../../readings/actions/keys.ts';
import { readMutation, type ReadMutation } from '../../readings/actions/mutation.ts';
import { findSingletons } from '../../readings/actions/singletons.ts';
import { takesHiddenKey } from '../../readings/key/key-form.ts';
import { readErrors } from '../../readings/payload/index.ts';
import { findProofs } from '../../readings/payload/proofs.ts';
import { usefulDescription } from '../../readings/record/useful-description.ts';
import { placeAction } from '../../rules/actions/index.ts';
import type { ActionAim, PlaceEvidence } from '../../rules/actions/place-evidence.ts';
import type { Placed } from '../../rules/weigh-places.ts';
import { callKey, readInput, undescribed, type Described } from '../inputs.ts';
import type { UnlinkedResource } from '../resource.ts';
import { findVersions } from '../record-arguments.ts';
import { readActionInputs } from './action-inputs.ts';
import { readAnswer } from './answer.ts';
import { findBatchTwin } from './batch-twin.ts';
import { describePlace } from './describe-place.ts';
import { findObject, findChildRecord, type FoundPart } from './find-child-record.ts';
import { nameRoots } from './name-roots.ts';
import { findSameByKey } from './other-key.ts';
import { isSecondWayToDelete } from './second-way.ts';
import type { ShownFields } from './shown-fields.ts';
import { withSpokenParts } from './spoken-parts.ts';

/** Facts for the assembly of actions. */
export interface ActionSurvey {
  /**
   * `survey` decides the place of an action. `answers` reads its answer, and includes the records
   * that no root field lists.
   */
  readonly survey: Survey;
  readonly answers: Survey;
  readonly entities: Entities;
  readonly shown: ShownFields;
  /** Fields shown of a query's answer. */
  readonly singletonFields: ShownFields;
  readonly drafts: readonly Draft[];
  readonly resources: readonly UnlinkedResource[];
  /** By dotted path of the root field, the name that it has among the other queries. */
  readonly queryNames: ReadonlyMap<string, string>;
}

/** Every mutation that is no resource's create, update or delete, in its place. */
export function assembleActions(given: ActionSurvey): readonly Action[] {
  const { survey, entities, resources } = given;
  const written = new Set(
    resources.flatMap(({ create, update, remove }) =>
      [create, update, remove].flatMap((write) => (write ? [write.root.join('.')] : [])),
    ),
  );
  const groups = new Set(
    survey.facts.mutations.flatMap(({ path }) =>
      path.slice(0, -1).map((_, at) => path.slice(0, at + 1).join('.')),
    ),
  );
  const question = { entities, survey, singletons: findSingletons(survey) };
  const roots = survey.facts.mutations.filter(
    ({ name }) => !written.has(name) && !groups.has(name),
  );
  const names = nameRoots(roots);
  const drafts = new Map(given.drafts.map((draft) => [draft.found.type, draft]));
  const actions = roots.map((root): Action => {
    const mutation = readMutation(root, entities, survey);
    return assembleAction(
      mutation,
      names.get(root.name) ?? root.leaf,
      placeAction(mutation, question),
      drafts,
      given,
    );
  });
  return withSpokenParts(actions).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function assembleAction(
  { root, words }: ReadMutation,
  name: string,
  placed: readonly Placed<PlaceEvidence>[],
  drafts: ReadonlyMap<string, Draft>,
  given: ActionSurvey,
): Action {
  const { survey, answers, queryNames, shown, singletonFields } = given;
  const aim = placed[0]?.evidence.find((reason) => reason.aim)?.aim ?? {};
  const { entity } = aim;
  const draft = entity && drafts.get(entity.type);
  const type = entity?.type ?? aim.singleton?.type;
  const fixed = survey.fixed(type ?? '');
  // A key that records do not show is typed in, and no record is at hand for it.
  const isHidden = draft && takesHiddenKey(root.field, draft.key, draft.found, survey.facts);
  const best = placed[0]?.place ?? 'global';
  const place = isHidden && (best === 'crud' || best === 'record') ? 'collection' : best;
  const taken = isHidden ? [] : (aim.keys ?? []);
  const key = entity ? taken.map((each) => toActionKey(each, entity, survey)) : [];
  const part = entity && partOf(place, aim, entity, words, given);
  const described = describedBy(
    draft && !aim.part && !part ? draft : undefined,
    aim.singleton?.type ?? part?.type,
    type ?? '',
    survey,
    singletonFields,
  );
  const resource = given.resources.find((each) => each.type === type);
  const recordArguments =
    draft && resource && place === 'record'
      ? findStates(
          root,
          draft,
          resource,
          survey,
          key.map(({ argument }) => argument),
        )
      : [];
  const { errors, proofs } = {
    errors: readErrors({ field: root.field, record: type ?? '' }, survey.facts)?.meaning,
    proofs: findProofs(root.field, aim.role ?? 'update', type ?? '', survey.facts),
  };
  const description = usefulDescription(root.field.description, root.leaf);
  const inputs = readActionInputs(
    root.field,
    [
      ...key.map(({ argument }) => argument),
      ...recordArguments.map(({ argument }) => argument),
      ...(aim.filter ? [aim.filter] : []),
    ],
    described,
    survey,
    fixed,
  );
  const isSecond = isSecondWayToDelete(
    { place, role: aim.role, root: root.path, key, inputs, recordArguments },
    resource,
  );
  const same = isSecond
    ? undefined
    : findSameByKey(root, draft?.found.record, resource, survey.facts);
  const outcomes = place === 'rows' ? readOutcomes(root.field, type ?? '', survey) : {};
  const twin = findBatchTwin(root, { place, ...outcomes }, resource, survey.facts);
  const reads = aim.singleton && queryNames.get(aim.singleton.root.path.join('.'));
  return {
    name,
    root: root.path,
    place,
    ...(description === undefined ? {} : { description }),
    ...(type === undefined ? {} : { type }),
    ...(entity?.resource === undefined ? {} : { resource: entity.resource }),
    key,
    ...(aim.filter ? { filter: aim.filter } : {}),
    ...(aim.other ? { other: toTarget(aim.other, survey) } : {}),
    ...(aim.other && isUnlinking(root.words.slice(0, 2)) ? { unlinks: true } : {}),
    ...(part ? { part: toPart(part, aim.part?.keys ?? [], survey) } : {}),
    ...((twin ?? aim.role) ? { role: twin ?? aim.role } : {}),
    ...(reads === undefined ? {} : { reads }),
    ...outcomes,
    inputs,
    recordArguments,
    required: survey.fixedArguments(type ?? '', root.field),
    ...(errors ? { errors } : {}),
    ...(proofs.length > 0 ? { proofs } : {}),
    ...((isSecond || same || twin) && resource ? { writes: resource.name } : {}),
    ...(same ? { sameAs: same.path } : {}),
    destructive: isDestructive(root, survey.facts) || aim.role === 'remove',
    answer: readAnswer(root.field, entity, answers, shown, { errors, proofs }),
    decision: describePlace(placed),
  };
}

/** Child record that an action on a record is about. */
function partOf(
  place: Action['place'],
  aim: ActionAim,
  entity: Entity,
  spoken: readonly string[],
  { entities, survey }: ActionSurvey,
): FoundPart | undefined {
  if (place === 'record') return findObject(entity, spoken, entities, survey.facts);
  return aim.part && place === 'child'
    ? findChildRecord(
        aim.part.entity,
        entity,
        { spoken, takesKey: aim.part.keys.length > 0 },
        entities,
      )
    : undefined;
}

/** Their version is what is wanted: `restoreVersion(id:, version:)` asks which. */
const ofVersions = /version|revision|restore|revert|rollback/i;

/**
 * The state that an action is based on, `expectedVersion` or `ifMatch`, where every document of a
 * record that could ask for the action holds it: where the action cannot do without it, nor can
 * what updates or deletes such a record.
 */
function findStates(
  root: RootField,
  draft: Draft,
  { update, remove }: UnlinkedResource,
  survey: Survey,
  key: readonly ArgumentPath[],
): readonly RecordArgument[] {
  if (ofVersions.test(root.leaf)) return [];
  const known = [update, remove].flatMap((write) => write?.recordArguments ?? []);
  return findVersions(root.field, draft, survey, key, undefined, undefined).filter(
    ({ path, required }) =>
      known.some(
        (other) => other.path.join('.') === path.join('.') && (!required || other.required),
      ),
  );
}

/**
 * Fields that the inputs of a form are matched with: those of a record, of the answer that the form
 * edits, or of the child record.
 */
function describedBy(
  draft: Draft | undefined,
  values: string | undefined,
  type: string,
  { facts }: Survey,
  fieldsOf: ShownFields,
): Described {
  const record = values === undefined ? undefined : facts.schema.getType(values);
  if (draft || !isRecordType(record)) return draft ?? undescribed(type);
  return { found: { type: record.name, record: undefined }, fields: fieldsOf(record), key: [] };
}

/** `deleteProducts(ids:)` answers `[{ result, message }]`: one for each. */
function readOutcomes(
  field: RootField['field'],
  record: string,
  { facts }: Survey,
): Pick<Action, 'outcomes'> {
  const answered = getNullableType(field.type);
  const outcomes = isListType(answered)
    ? readErrors({ field: { ...field, type: answered.ofType }, record }, facts)?.meaning
    : undefined;
  return outcomes?.kind === 'flag' ? { outcomes } : {};
}

const toTarget = (
  { entity, keys }: { readonly entity: Entity; readonly keys: readonly KeyInput[] },
  survey: Survey,
): ActionTarget => ({
  type: entity.type,
  ...(entity.resource === undefined ? {} : { resource: entity.resource }),
  key: keys.map((taken) => toActionKey(taken, entity, survey)),
});

const toPart = (
  { type, entity, path }: FoundPart,
  keys: readonly KeyInput[],
  survey: Survey,
): NonNullable<Action['part']> => ({
  ...(entity ? toTarget({ entity, keys }, survey) : { type, key: [] }),
  ...(path ? { path } : {}),
});

function toActionKey(taken: KeyInput, entity: Entity, survey: Survey): ActionKey {
  const { path, each, list, type } = taken;
  const form = survey.keys.get(entity.type) ?? [];
  const own =
    form.length > 1
      ? form.find(({ field }) => seamless(field) === seamless(taken.place.name))
      : form[0];
  const field =
    taken.field ??
    (own ?? form[0])?.field ??
    survey.facts.identifierOf(entity.record)?.at(-1) ??
    'id';
  return {
    field,
    argument: path,
    type,
    list,
    ...(each ? { each } : {}),
    input: readKeyInput(taken, entity, field, survey),
  };
}

function readKeyInput(
  { path, place, list, field }: KeyInput,
  { resource, type: owner }: Entity,
  keyField: string,
  survey: Survey,
): Input {
  // A part of a key is the key of another record, or a value: picking a record would give no more
  // than the part.
  const part =
    field === undefined ? undefined : readInput(place.name, place, undescribed(owner), survey, 0);
  if (part) return { ...part, at: path, required: true, nullable: false };
  const type = getNamedType(place.type);
  const kind = survey.facts.kindOf(type) ?? 'id';
  return {
    name: place.name,
    at: path,
    type: type.name,
    list,
    required: true,
    nullable: false,
    ...(resource === undefined
      ? { kind }
      : {
          kind: 'reference',
          reference: { resource, keyField },
          ...callKey({ name: place.name, list }),
        }),
  };
}
