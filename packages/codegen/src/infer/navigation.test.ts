import { describe, expect, it } from 'vitest';

import { model } from '../../test/infer.ts';
import { OverrideError, type AdminOverrides } from './index.ts';

/** A schema of lists that can be written, of types and their fields. */
function schemaOf(
  types: Readonly<Record<string, string>>,
  readOnly: readonly string[] = [],
): string {
  const names = Object.keys(types);
  const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
  const lists = names.map(
    (name) => `${lower(name)}s: [${name}!]!, ${lower(name)}(id: ID!): ${name}`,
  );
  const writes = names
    .filter((name) => !readOnly.includes(name))
    .map((name) => `create${name}(name: String): ${name}, delete${name}(id: ID!): ${name}`);
  return [
    `type Query { ${lists.join(', ')} }`,
    `type Mutation { ${writes.join(', ')} }`,
    ...Object.entries(types).map(([name, fields]) => `type ${name} { id: ID!, ${fields} }`),
  ].join('\n');
}

const named = 'name: String, size: Int, color: String, height: Float';

const clinic = schemaOf({
  Surgery: `${named}, ward: Ward`,
  SurgeryStep: `${named}, surgery: Surgery`,
  SurgeryTool: `${named}, surgery: Surgery`,
  SurgeryRisk: `${named}, surgery: Surgery`,
  Ward: named,
  Bed: `${named}, ward: Ward`,
  Order: `${named}, customer: Customer`,
  Customer: named,
  Invoice: `${named}, order: Order`,
  Payment: `${named}, invoice: Invoice`,
  Currency: named,
  Language: named,
  SurgeryWard: 'surgery: Surgery!, ward: Ward!',
  AccessLog: `${named}, customer: Customer`,
  DocumentVersion: `${named}, document: Document`,
  Document: named,
});

const groupsOf = (sdl: string, overrides?: AdminOverrides) =>
  model(sdl, overrides).navigation.groups.map(({ types }) => types);

const groupOf = (sdl: string, type: string, overrides?: AdminOverrides) =>
  groupsOf(sdl, overrides).find((types) => types.includes(type));

const why = (sdl: string, type: string, overrides?: AdminOverrides) =>
  model(sdl, overrides)
    .resources.find((resource) => resource.type === type)
    ?.decisions.find(({ role }) => role === 'navigation');

describe('groups of the navigation', () => {
  it('hold what begins with one word, the hub first', () => {
    expect(groupOf(clinic, 'SurgeryTool')).toEqual([
      'Surgery',
      'Ward',
      'Bed',
      'SurgeryRisk',
      'SurgeryStep',
      'SurgeryTool',
    ]);
    expect(why(clinic, 'SurgeryTool')).toMatchObject({
      choice: 'Surgerys',
      rule: 'word',
      evidence: '4 resources begin with `surgery`.',
    });
  });

  it('hold what is about one subject, and settings last', () => {
    expect(groupOf(clinic, 'Invoice')).toEqual(['Invoice', 'Payment']);
    expect(groupsOf(clinic).at(-1)).toEqual(['Currency', 'Language']);
    expect(why(clinic, 'Payment')).toMatchObject({ choice: 'Finance', rule: 'subject' });
  });

  it('hold what refers to their resources', () => {
    expect(why(clinic, 'Bed')).toMatchObject({
      choice: 'Surgerys',
      rule: 'references',
      evidence: 'It is linked with `Ward`.',
    });
  });

  it('take a word of two subjects by the other resources', () => {
    const fillers = { Surgery: named, Zebra: named, Comet: named, Planet: named, Currency: named };
    const shop = schemaOf({ ...fillers, Product: named, Brand: named, Category: named });
    const blog = schemaOf({ ...fillers, Post: named, Page: named, Category: named });
    expect(groupOf(shop, 'Category')).toEqual(['Brand', 'Category', 'Product']);
    expect(groupOf(blog, 'Category')).toEqual(['Category', 'Page', 'Post']);
  });

  it('are none in a schema of seven resources', () => {
    const types = ['Order', 'Customer', 'Invoice', 'Payment', 'Product', 'Brand', 'Currency'];
    const seven = Object.fromEntries(types.map((type) => [type, named]));
    expect(groupsOf(schemaOf(seven))).toEqual([]);
    expect(groupsOf(schemaOf({ ...seven, Language: named }))).not.toEqual([]);
  });

  it('are the same in whatever order the schema declares its types', () => {
    const turned = clinic.split('\n').toReversed().join('\n');
    expect(model(turned).navigation).toEqual(model(clinic).navigation);
  });

  it('stand as the configuration says', () => {
    const navigation = {
      groups: { Wards: ['Ward', 'Bed', 'AccessLog'] },
      technical: ['Language'],
    };
    const found = model(clinic, { navigation }).navigation;
    expect(found.groups[0]).toEqual({
      title: { en: 'Wards' },
      types: ['Ward', 'Bed', 'AccessLog'],
    });
    expect(found.groups.flatMap(({ types }) => types)).not.toContain('Language');
    expect(found.technical).toContain('Language');
    expect(found.technical).not.toContain('AccessLog');
    expect(why(clinic, 'Bed', { navigation })).toMatchObject({ rule: 'configuration' });
    expect(model(clinic, { navigation: false }).navigation).toEqual({ groups: [], technical: [] });
    expect(() => model(clinic, { navigation: { groups: { Wards: ['Wrad'] } } })).toThrow(
      OverrideError,
    );
    expect(() => model(clinic, { navigation: { technical: ['Lagnuage'] } })).toThrow(
      'Did you mean `Language`?',
    );
  });
});

describe('resources that are folded away', () => {
  const technical = (sdl: string) => model(sdl).navigation.technical;

  it('are joins, logs and versions of other records', () => {
    expect(technical(clinic)).toEqual(['AccessLog', 'DocumentVersion', 'SurgeryWard']);
    expect(why(clinic, 'SurgeryWard')).toMatchObject({ choice: 'folded away', rule: 'join' });
    expect(why(clinic, 'AccessLog')).toMatchObject({ rule: 'word' });
    expect(why(clinic, 'DocumentVersion')).toMatchObject({ rule: 'version' });
  });

  it('are tables of values and marked views', () => {
    const hasura = schemaOf({
      V_total: named,
      V_rank: named,
      V_loss: named,
      Match: `${named}, kind: String`,
      Player: named,
      Team: named,
      Stadium: named,
      Referee: named,
    });
    const values =
      'type Query { kinds: [Kind!]!, kind(value: String!): Kind, matches: [Match!]!, match(id: ID!): Match } type Kind { value: String!, description: String } type Match { id: ID!, name: String, kind: Kind }';
    expect(technical(hasura)).toEqual(['V_loss', 'V_rank', 'V_total']);
    expect(technical(values)).toEqual(['Kind']);
  });

  it('are no lists of jobs that people are looking for, and no events that people write', () => {
    const agency = schemaOf({ Job: named, JobListing: named, Event: named, Company: named });
    expect(technical(agency)).toEqual([]);
    expect(technical(schemaOf({ Event: named, Company: named, Job: named }, ['Event']))).toEqual([
      'Event',
    ]);
  });
});
