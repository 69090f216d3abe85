import { getNamedType } from 'graphql';

import type { Field, Path, Problem } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Facts } from '../contracts/facts.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import { requireName, type AdminOverrides } from '../contracts/overrides.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { once } from '../facts/once.ts';
import { fieldsOf } from '../facts/schema-types.ts';
import type { Key } from '../readings/key/index.ts';
import {
  inEnvelope,
  keyAsLabel,
  labelOthers,
  readLabel,
  type Label,
} from '../readings/label/index.ts';
import { findEnvelope, valuesOf } from '../readings/record/envelope.ts';
import { chooseColumns } from './columns.ts';
import { readFields } from './fields.ts';

/** Records with an address to write to, or with the two names of a person. */
const isOfPeople = ({ fields, why }: Draft): boolean =>
  why.label.by === 'person' ||
  fields.some(({ kind, list, name }) => !list && (kind === 'email' || /^e?_?mail$/i.test(name)));

/** Records that the fields of a type list. */
const listedTypes = (type: string, facts: Facts): ReadonlySet<string> =>
  new Set(
    Object.values(fieldsOf(facts.schema.getType(type))).flatMap(
      (field) => facts.listShapeOf(field.type)?.record.name ?? [],
    ),
  );

interface Given {
  readonly survey: Survey;
  readonly names: ReadonlyMap<string, string>;
  readonly keys: ReadonlyMap<string, Key>;
  readonly overrides: AdminOverrides;
}

/** Drafts of the resources: key, fields, label and columns. Operations are assembled from them. */
export function draftResources(
  resources: readonly FoundResource[],
  given: Given,
): { readonly drafts: readonly Draft[]; readonly problems: readonly Problem[] } {
  const first = resources.map((found) => draft(found, given));
  const labelled = labelOthers(first.map((each) => each.draft));
  const people = new Set(labelled.filter(isOfPeople).map(({ name }) => name));
  const isPerson = (resource: string): boolean => people.has(resource);
  const listed = once((type: string) => listedTypes(type, given.survey.facts));
  const drafts = labelled.map((each): Draft => ({
    ...each,
    fields: chooseColumns(each, {
      isPerson,
      isWhole: (field) => listed(field.type).has(each.found.type),
    }),
  }));
  return { drafts, problems: first.flatMap(({ problems }) => problems) };
}

function draft(
  found: FoundResource,
  { survey, names, keys, overrides }: Given,
): { readonly draft: Draft; readonly problems: readonly Problem[] } {
  const key = keys.get(found.type) ?? { meaning: [], by: 'none', because: '' };
  const envelope = findEnvelope(found.record, (type) => survey.names.has(type), survey.facts)?.name;
  const { fields: inferred, problems, secrets } = readFields(found, survey, envelope);
  const fields = withOwnImages(
    inferred,
    found,
    envelope,
    overrides.resources?.[found.type]?.images,
  );
  const paths = overrides.resources?.[found.type]?.label;
  const said: Label | undefined = paths && {
    meaning: paths.map((path) => path.split('.')),
    by: 'configuration',
    because: 'The configuration says so.',
  };
  const read = said ?? readLabel({ type: found.type, fields, key: key.meaning }, survey.facts);
  const label =
    said ??
    (read
      ? { ...read, meaning: read.meaning.map(inEnvelope(found.record, envelope)) }
      : keyAsLabel);
  return {
    draft: {
      found,
      name: names.get(found.type) ?? '',
      key: key.meaning,
      label: label.meaning,
      fields,
      secrets,
      why: { key, label },
      ...(envelope === undefined ? {} : { envelope }),
    },
    problems: [...problems, ...describeReserved(fields, found, key.meaning)],
  };
}

/** Fields that no screen shows for their names alone (`shownFields`). */
const describeReserved = (
  fields: readonly Field[],
  { type }: FoundResource,
  key: Draft['key'],
): readonly Problem[] =>
  key.length === 0
    ? []
    : fields
        .filter(({ name }) => name.startsWith('__'))
        .map(({ name }) => ({
          subject: `${type}.${name}`,
          message:
            'Names that begin with two underscores belong to the server: no screen shows it.',
          remedy: 'Give the field a name without them.',
        }));

/** Applies the configured pictures. */
function withOwnImages(
  fields: readonly Field[],
  { type, record }: FoundResource,
  envelope: string | undefined,
  own: Readonly<Record<string, string | null>> = {},
): readonly Field[] {
  const values = valuesOf(record, envelope);
  const paths = new Map(
    Object.entries(own).map(([name, address]) => {
      const where = `admin.resources.${type}.images`;
      requireName(
        name,
        fields.map((field) => field.name),
        where,
        `field of ${type}`,
      );
      return [name, address === null ? undefined : pathTo(address, values[name], where)] as const;
    }),
  );
  return fields.map(({ image: inferred, ...field }) => {
    const image = paths.has(field.name) ? paths.get(field.name) : inferred;
    return image ? { ...field, image } : field;
  });
}

function pathTo(address: string, field: OutputField | undefined, where: string): Path {
  const path = address === '' ? [] : address.split('.');
  let at = field;
  for (const step of path) {
    const inner = fieldsOf(at && getNamedType(at.type));
    requireName(
      step,
      Object.keys(inner),
      where,
      `field of ${at ? getNamedType(at.type).name : ''}`,
    );
    at = inner[step];
  }
  return path;
}
