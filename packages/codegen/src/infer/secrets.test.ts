import { expect, it } from 'vitest';

import { model } from '../../test/infer.ts';
import type { AdminOverrides } from './index.ts';

const sdl = `
  type Query {
    operators(where: OperatorWhere, orderBy: [OperatorOrder!], limit: Int, offset: Int): [Operator!]!
    operator(id: ID!): Operator
    vouchers: [Voucher!]!
    voucher(token: String!): Voucher
    mailSettings: MailSettings!
  }
  type Mutation {
    createOperator(name: String!, password: String, recoveryKey: String): Operator
    updateOperator(id: ID!, name: String, password: String, apiKey: String): Operator
    renewAccess(id: ID!): Renewed
    updateMailSettings(host: String, apiKey: String): MailSettings
  }
  type Renewed { accessToken: String! validUntil: String! }
  type Operator { id: ID! name: String! password: String apiKey: String lockUntil: String device: Device! }
  type Device { model: String! pushToken: String }
  type Voucher { token: String! title: String! }
  type MailSettings { host: String! apiKey: String! }
  input OperatorWhere { name_contains: String, password_contains: String, apiKey: String, resetToken: String }
  enum OperatorOrder { name_ASC name_DESC apiKey_ASC apiKey_DESC }
`;
const infer = (secrets?: AdminOverrides['secrets']) => {
  const { resources, queries, actions, problems } = model(sdl, secrets && { secrets });
  const operator = resources.find(({ type }) => type === 'Operator');
  return { resources, queries, actions, problems, operator };
};
const names = (all: readonly { readonly name: string }[] = []): readonly string[] =>
  all.map(({ name }) => name);

it('are no fields, conditions and orders of a record, nor of an object in it', () => {
  const { operator } = infer();
  expect(names(operator?.fields).toSorted()).toEqual(['device', 'id', 'lockUntil', 'name']);
  expect(names(operator?.fields.find(({ name }) => name === 'device')?.fields)).toEqual(['model']);
  expect(names(operator?.list?.filter?.fields)).toEqual(['name']);
  expect(operator?.list?.sort?.places[0]?.values.map(({ field }) => field)).toEqual(['name']);
});

it('leave a password to be set, and the key of a record to be told by', () => {
  const { operator, resources } = infer();
  expect(names(operator?.update?.inputs)).toEqual(['name', 'password']);
  expect(resources.find(({ type }) => type === 'Voucher')?.key).toMatchObject([{ field: 'token' }]);
});

it('are told once by the action that makes one, and not by settings', () => {
  const { actions, queries } = infer();
  const renew = actions.find(({ root }) => root.join() === 'renewAccess')?.answer;
  expect(renew?.kind === 'values' && names(renew.fields)).toEqual(['accessToken', 'validUntil']);
  const settings = queries.find(({ root }) => root.join() === 'mailSettings')?.answer;
  expect(settings?.kind === 'values' && names(settings.fields)).toEqual(['host']);
});

it('are told by explain and check, with what shows one', () => {
  const { operator, problems } = infer();
  expect(operator?.decisions.find(({ role }) => role === 'secrets')?.choice).toBe(
    'password, apiKey, device.pushToken',
  );
  expect(problems.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Operator.apiKey', 'Device.pushToken', 'MailSettings.apiKey']),
  );
  expect(problems.find(({ subject }) => subject === 'Operator.apiKey')?.remedy).toContain(
    "'Operator.apiKey': false",
  );
});

it('are shown where configuration says so, and what it names is not', () => {
  const { operator } = infer({ 'Operator.apiKey': false, 'Device.model': true });
  expect(names(operator?.fields)).toContain('apiKey');
  expect(names(operator?.fields)).not.toContain('device');
  expect(names(operator?.list?.filter?.fields)).toEqual(['name', 'apiKey']);
  expect(names(operator?.update?.inputs)).toContain('apiKey');
  expect(() => infer({ 'Operator.apiKy': false })).toThrow(/Did you mean `apiKey`/);
});
