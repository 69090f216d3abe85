import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../../index.ts';

const list = (types: string) =>
  inferModel(
    buildSchema(
      `type Query { heroes(page: Int): Heroes } type Hero { id: ID! name: String! } ${types}`,
    ),
  ).resources[0]?.list;

it('takes an object of page information for that, whatever it is called', () => {
  expect(
    list(
      'type Heroes { info: About results: [Hero!] } type About { count: Int pages: Int next: Int prev: Int }',
    ),
  ).toMatchObject({ records: ['results'], total: ['info', 'count'] });
  expect(
    list('type Heroes { about: About results: [Hero!] } type About { pages: Int next: Int }'),
  ).toMatchObject({ records: ['results'] });
});

it('takes no object with values of its own for page information', () => {
  expect(
    list(
      'type Heroes { team: Team results: [Hero!] } type Team { title: String count: Int motto: String }',
    ),
  ).toBeUndefined();
});
