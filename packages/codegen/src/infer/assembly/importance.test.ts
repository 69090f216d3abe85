import { expect, it } from 'vitest';

import { resource } from '../../../test/infer.ts';

const others = `
  scalar DateTime scalar JSON scalar Decimal
  type Nurse { id: ID! firstName: String! lastName: String! treatments: [Treatment!]! }
  type Ward { id: ID! name: String! treatments: [Treatment!]! }
  type Insurance { id: ID! name: String! }
  type Fee { amount: Decimal! currency: String! }
  type Address { street: String city: String }
  type Range { low: Decimal high: Decimal }
  enum Stage { OPEN DONE }
`;

/** Columns of a treatment in a hospital, whose fields are given in the order of the alphabet. */
function columns(fields: string, more = 'name: String!'): readonly string[] {
  const { fields: all } = resource(
    `type Query { treatments: [Treatment!]! nurses: [Nurse!]! wards: [Ward!]! insurances: [Insurance!]! }
     ${others} type Treatment { ${fields} id: ID! ${more} }`,
    'Treatment',
  );
  return all.filter(({ column }) => column).map(({ name }) => name);
}

it('begins with a picture, one of several', () => {
  expect(columns('backdropImageUrl: String duration: Int photoUrl: String')).toEqual([
    'photoUrl',
    'name',
    'duration',
    'backdropImageUrl',
  ]);
});

it('shows the code of a record, its state and the person before other records', () => {
  expect(columns('code: String insurance: Insurance nurse: Nurse stage: Stage ward: Ward')).toEqual(
    ['name', 'code', 'stage', 'nurse', 'ward', 'insurance'],
  );
});

it('shows whose a record is before who made it', () => {
  expect(columns('creator: Nurse nurse: Nurse ward: Ward')).toEqual([
    'name',
    'nurse',
    'ward',
    'creator',
  ]);
});

it('shows the state of a record before those of its parts, and late that of a text', () => {
  expect(columns('billingStage: Stage contentState: String stage: Stage ward: Ward')).toEqual([
    'name',
    'stage',
    'billingStage',
    'ward',
    'contentState',
  ]);
});

it('shows an amount with its currency as one column, and an address, but no other object', () => {
  expect(columns('address: Address dose: Range price: Fee stage: Stage')).toEqual([
    'name',
    'stage',
    'price',
    'address',
  ]);
});

it('shows the whole of a price before its parts, and limits late', () => {
  expect(
    columns('depositFee: Decimal maximumPrice: Decimal price: Decimal totalVisits: Int'),
  ).toEqual(['name', 'price', 'depositFee', 'totalVisits', 'maximumPrice']);
});

it('shows the date that a record is about, its start and end, and late when it was made', () => {
  expect(
    columns(
      'createdAt: DateTime! dueOn: DateTime! startsAt: DateTime! treatmentDate: DateTime! ward: Ward',
    ),
  ).toEqual(['name', 'treatmentDate', 'startsAt', 'dueOn', 'ward', 'createdAt']);
});

it('shows when a record was changed where there is little else', () => {
  expect(columns('updatedAt: DateTime!')).toEqual(['name', 'updatedAt']);
  expect(columns('code: String stage: Stage updatedAt: DateTime! ward: Ward')).not.toContain(
    'updatedAt',
  );
});

it('shows what explains a record where there is little else', () => {
  expect(columns('description: String stage: Stage')).toEqual(['name', 'stage', 'description']);
  expect(columns('code: String description: String stage: Stage ward: Ward')).not.toContain(
    'description',
  );
});

it('shows what people say before matters of programs, keys of others and second names', () => {
  expect(
    columns(
      'badgeColor: String diagnosis: String displayName: String importSource: String insuranceNumberId: String seoKeywords: String',
    ),
  ).toEqual([
    'name',
    'diagnosis',
    'displayName',
    'insuranceNumberId',
    'badgeColor',
    'importSource',
    'seoKeywords',
  ]);
});

it('shows the switch that decides, and one of many late', () => {
  expect(columns('canReschedule: Boolean! isActive: Boolean! weight: Int')).toEqual([
    'name',
    'isActive',
    'weight',
    'canReschedule',
  ]);
});

it('shows no hash, JSON, long text and list of records', () => {
  expect(columns('checksum: String log: JSON notes: String nurses: [Nurse!]! ward: Ward')).toEqual([
    'name',
    'ward',
  ]);
});

it('shows a required record first, and how to reach people', () => {
  expect(
    columns('contact: String email: String insurance: Insurance! phone: String region: String'),
  ).toEqual(['name', 'email', 'phone', 'insurance', 'region', 'contact']);
});
