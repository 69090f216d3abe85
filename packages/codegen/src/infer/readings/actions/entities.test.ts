import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { toExpectedForm } from '../../../expected-form.ts';
import { inferModel } from '../../index.ts';

const connection = (type: string) =>
  `type ${type}Connection { nodes: [${type}!]! pageInfo: PageInfo! }`;
const issue = 'type Issue { id: ID! title: String! }';
const event = 'type Event { id: ID! text: String! }';
const post =
  'union Post = Photo | Video type Photo { id: ID! url: String! } type Video { id: ID! url: String! }';
const paged = '(first: Int, after: String)';

/** What a mutation is about, in a schema whose one resource is orders unless a query lists others. */
function placeOf(query: string, types: string, mutation: string): unknown {
  const schema = buildSchema(`
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    type Order { id: ID! number: String! }
    type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order ${query} }
    type Mutation { createOrder(number: String!): Order ${mutation}: Boolean }
    ${types}`);
  const { place, type, part } = {
    part: undefined,
    ...toExpectedForm(inferModel(schema)).actions[/^\w+/.exec(mutation)?.[0] ?? ''],
  };
  return [place, type, ...(part === undefined ? [] : [part])];
}

const closeEvent = 'closeEvent(eventId: ID!, reason: String)';
const pinPhoto = 'pinPhoto(photoId: ID!, note: String)';
const closeIssue = 'closeIssue(issueId: ID!, reason: String)';
const archive = 'archiveRepository(repositoryId: ID!, reason: String)';

it.each([
  ['a list', 'events(first: Int): [Event!]!', event, closeEvent, ['record', 'Event']],
  [
    'a list of pages',
    'events(limit: Int!, offset: Int!): [Event!]!',
    event,
    closeEvent,
    ['record', 'Event'],
  ],
  [
    'a list of another record',
    'events(venueId: ID!): [Event!]!',
    event,
    closeEvent,
    ['global', null],
  ],
  ['a list of one kind', 'events(kind: String!): [Event!]!', event, closeEvent, ['global', null]],
  ['members of a union', 'feed(first: Int): [Post!]!', post, pinPhoto, ['record', 'Photo']],
  [
    'a union in pages',
    'feed(limit: Int!, page: Int!): [Post!]!',
    post,
    pinPhoto,
    ['record', 'Photo'],
  ],
  ['a union in a language', 'feed(locale: String!): [Post!]!', post, pinPhoto, ['record', 'Photo']],
  ['a union of another record', 'feed(venueId: ID!): [Post!]!', post, pinPhoto, ['global', null]],
  [
    'pages of another record',
    'feed(venueId: ID!, limit: Int!): [Post!]!',
    post,
    pinPhoto,
    ['global', null],
  ],
  ['a search', 'searchFeed(first: Int): [Post!]!', post, pinPhoto, ['global', null]],
])('reaches by %s what a mutation speaks of, or does not', (_, query, types, mutation, place) => {
  expect(placeOf(query, types, mutation)).toEqual(place);
});

const named = 'repository(owner: String!, name: String!): Repository';
const byId = 'repository(id: ID!): Repository';
const issues = `issues${paged}: IssueConnection! } ${connection('Issue')} ${issue}`;

it.each([
  [
    'below what is named',
    named,
    `type Repository { name: String! ${issues}`,
    closeIssue,
    ['record', 'Issue'],
  ],
  [
    'below what has an id',
    byId,
    `type Repository { id: ID! name: String! ${issues}`,
    closeIssue,
    ['child', 'Repository', 'Issue'],
  ],
  [
    'below what has an id and a language',
    'repository(id: ID!, locale: String!): Repository',
    `type Repository { id: ID! name: String! ${issues}`,
    closeIssue,
    ['child', 'Repository', 'Issue'],
  ],
  [
    'what holds a list with arguments',
    byId,
    `type Repository { id: ID! name: String! issues(first: Int): [Issue!]! } ${issue}`,
    archive,
    ['record', 'Repository'],
  ],
  [
    'what holds a plain list',
    byId,
    `type Repository { id: ID! name: String! issues: [Issue!]! } ${issue}`,
    archive,
    ['crud', 'Repository'],
  ],
  [
    'what holds no list',
    byId,
    `type Repository { id: ID! name: String! issue(number: Int): Issue } ${issue}`,
    archive,
    ['crud', 'Repository'],
  ],
  [
    'what is named and holds several plain lists',
    named,
    `type Repository { id: ID! name: String! issues: [Issue!]! tags: [Issue!]! } ${issue}`,
    archive,
    ['record', 'Repository'],
  ],
  [
    'what is named and holds one',
    named,
    `type Repository { id: ID! name: String! issues: [Issue!]! } ${issue}`,
    archive,
    ['crud', 'Repository'],
  ],
  [
    'what there is one of',
    'repository: Repository',
    `type Repository { id: ID! name: String! issues(first: Int): [Issue!]! } ${issue}`,
    archive,
    ['singleton', 'Repository'],
  ],
])('tells by what leads to it what a mutation is about: %s', (_, query, types, mutation, place) => {
  expect(placeOf(query, types, mutation)).toEqual(place);
});

const beside = (type: string, fields = '') => `type Repository {
    name: String!
    issues${paged}: IssueConnection!
    others${paged}: ${type}Connection!
  }
  type Issue { id: ID! title: String! ${fields} }
  type ${type} { id: ID! text: String! }
  ${connection('Issue')} ${connection(type)}`;

it.each([
  [
    'is a part of it',
    beside('IssueComment', 'comments: [IssueComment!]!'),
    'hideIssueComment(commentId: ID!, reason: String)',
    ['child', 'Issue', 'IssueComment'],
  ],
  [
    'is none of a version',
    beside('IssueV2'),
    'hideIssueV2(issueV2Id: ID!, reason: String)',
    ['record', 'IssueV2'],
  ],
  [
    'is none of its own',
    beside('Note'),
    'hideNote(noteId: ID!, reason: String)',
    ['record', 'Note'],
  ],
])('takes what is called after a listed type for what it is: %s', (_, types, mutation, place) => {
  expect(placeOf(named, types, mutation)).toEqual(place);
});
