import { getNamedType } from 'graphql';

import type { Path, PayloadErrors, Proof } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { NamedRead } from '../contracts/reading.ts';
import type { WriteRole } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { fieldsOf } from '../facts/schema-types.ts';
import { readErrors } from '../readings/payload/index.ts';
import { findProofs } from '../readings/payload/proofs.ts';
import { findRecord } from '../readings/payload/record-path.ts';

/** Answer of a write. */
export interface WriteAnswer {
  readonly record?: Path | undefined;
  readonly errors?: NamedRead<PayloadErrors> | undefined;
  readonly proofs: readonly Proof[];
}

/** The record, the errors and the proofs of success in the payload of a write. */
export function readWriteAnswer(
  role: WriteRole,
  field: OutputField,
  draft: Draft,
  survey: Survey,
): WriteAnswer {
  const { type } = draft.found;
  const errors = readErrors({ field, record: type }, survey.facts);
  return {
    record:
      errors?.meaning.kind === 'union'
        ? unionRecord(errors.meaning, type, survey)
        : findWritten(field, draft, survey),
    errors,
    proofs: findProofs(field, role, type, survey.facts),
  };
}

/** The record in what a write returns, under the type of the resource or that of a twin. */
function findWritten(field: OutputField, { found }: Draft, survey: Survey): Path | undefined {
  const twins = [...survey.twins].flatMap(([twin, type]) => (type === found.type ? twin : []));
  return [found.type, ...twins]
    .map((type) => findRecord(field, type))
    .find((path) => path !== undefined);
}

function unionRecord(
  errors: PayloadErrors,
  type: string,
  survey: Survey,
): readonly string[] | undefined {
  if (errors.successType === type) return [];
  const fields = Object.values(fieldsOf(survey.facts.schema.getType(errors.successType ?? '')));
  const holder = fields.find((field) => getNamedType(field.type).name === type);
  return holder ? [holder.name] : undefined;
}
