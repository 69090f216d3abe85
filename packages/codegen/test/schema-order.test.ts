import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { written } from './written.ts';

it('keeps the values of an enum in the order of the schema, in fields, filters and forms', async () => {
  const schema = buildSchema(`
    enum Stage { NEW PACKED SENT DELIVERED CANCELLED }
    type Parcel { id: ID! stage: Stage! }
    input ParcelInput { stage: Stage! }
    type Query { parcels(first: Int, offset: Int, stage: Stage): [Parcel!]! parcel(id: ID!): Parcel }
    type Mutation { createParcel(input: ParcelInput!): Parcel! updateParcel(id: ID!, input: ParcelInput!): Parcel! }`);
  const { resources, remove } = await written(printResources(schema, inferModel(schema)));
  const parcels = resources.find(({ name }) => name === 'parcels');
  await remove();
  const valuesOf = (
    parts: readonly {
      readonly name: string;
      readonly values?: readonly { readonly value: string }[] | undefined;
    }[] = [],
  ) => parts.find(({ name }) => name === 'stage')?.values?.map(({ value }) => value);
  const life = ['NEW', 'PACKED', 'SENT', 'DELIVERED', 'CANCELLED'];
  expect([
    valuesOf(parcels?.fields),
    valuesOf(parcels?.list?.filters),
    valuesOf(parcels?.create?.inputs),
    valuesOf(parcels?.update?.inputs),
  ]).toEqual([life, life, life, life]);
});
