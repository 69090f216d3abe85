import { expect, it } from 'vitest';

import {
  affinity,
  beforeClause,
  isAffix,
  listStems,
  listWords,
  namesRecords,
  typeStems,
  viewedWords,
  viewTheSame,
} from './stems.ts';
import {
  camelCase,
  numberForms,
  plural,
  sameName,
  seamless,
  sentenceList,
  singular,
  words,
} from './words.ts';

it.each([
  ['insert_orders_one', ['insert', 'orders', 'one']],
  ['insertOrdersOne', ['insert', 'orders', 'one']],
  ['findTodoByID', ['find', 'todo', 'by', 'id']],
  ['HTMLText', ['html', 'text']],
  ['address2', ['address2']],
  ['order-line.total', ['order', 'line', 'total']],
  ['', []],
])('reads the words of `%s`', (name, expected) => {
  expect(words(name)).toEqual(expected);
});

it('joins words', () => {
  expect(camelCase(['order', 'line', 'id'])).toBe('orderLineId');
  expect(camelCase([])).toBe('');
  expect(seamless('Order_Line-total')).toBe('orderlinetotal');
  expect(seamless(['order', 'line'])).toBe('orderline');
  expect(sentenceList([])).toBe('');
  expect(sentenceList(['a'])).toBe('`a`');
  expect(sentenceList(['a', 'b', 'c'])).toBe('`a`, `b` and `c`');
});

it.each([
  ['order', 'orders'],
  ['category', 'categories'],
  ['day', 'days'],
  ['box', 'boxes'],
  ['dish', 'dishes'],
  ['church', 'churches'],
  ['class', 'classes'],
  ['person', 'people'],
  ['salesperson', 'salespeople'],
  ['status', 'statuses'],
  ['tie', 'ties'],
  ['index', 'indices'],
])('knows one `%s` and many `%s`', (one, many) => {
  expect(plural(one)).toBe(many);
  expect(plural(many)).toBe(many);
  expect(singular(many)).toBe(one);
  expect(singular(one)).toBe(one);
  expect(sameName(one, many)).toBe(true);
});

it.each(['staff', 'news', 'data', 'media', 'analysis', 'bus'])('leaves `%s` as one', (word) => {
  expect(singular(word)).toBe(word);
});

it('gives words without a plural none', () => {
  expect(plural('staff')).toBe('staff');
  expect(plural('data')).toBe('datas');
});

it.each([
  ['order_items', 'OrderItem', true],
  ['shelves', 'shelf', true],
  ['quizzes', 'quiz', true],
  ['categorys', 'category', true],
  ['hourses', 'hours', true],
  ['children', 'child', true],
  ['media', 'medium', true],
  ['as', 'a', false],
  ['orders', 'order_line', false],
])('takes `%s` and `%s` for the same or not', (one, other, same) => {
  expect(sameName(one, other)).toBe(same);
  expect(sameName(other, one)).toBe(same);
});

it('keeps the number forms of a word apart from those of another', () => {
  expect(numberForms('order')).toEqual(['order']);
  expect(numberForms('us')).toEqual(['us']);
  expect(numberForms('ties')).toEqual(expect.arrayContaining(['ties', 'ty', 'ti', 'tie']));
});

it.each([
  ['allOrders', ['allorders', 'orders'], ['orders']],
  ['getAllOrders', ['getallorders', 'allorders', 'orders'], ['orders']],
  ['orderList', ['orderlist', 'order'], ['order']],
  ['ordersConnectionPage', ['ordersconnectionpage', 'ordersconnection', 'orders'], ['orders']],
  ['orderItems', ['orderitems', 'order'], ['order', 'items']],
  ['list', ['list'], ['list']],
  ['findMany', ['findmany', 'many'], ['many']],
])('finds under `%s` what it lists, and calls it so', (name, stems, called) => {
  expect(listStems(words(name))).toEqual(stems);
  expect(listWords(words(name))).toEqual(called);
});

it('knows names that say nothing but that they list', () => {
  expect(
    ['list', 'findMany', 'getAll', 'allItems', 'orders', 'allOrders'].filter((name) =>
      isAffix(words(name)),
    ),
  ).toEqual(['list', 'findMany', 'getAll', 'allItems']);
});

it.each([
  ['recordsForAccount', ['records']],
  ['ordersOfShopInCity', ['orders']],
  ['forAccount', undefined],
  ['recordsFor', undefined],
  ['records', undefined],
])('reads what stands in `%s` before what narrows it', (name, before) => {
  expect(beforeClause(words(name))).toEqual(before);
});

it.each([
  ['OrderEntity', ['orderentity', 'order']],
  ['OrderTypeV2', ['ordertypev2', 'ordertype', 'order']],
  ['Entity', ['entity']],
  ['ProjectV2', ['projectv2', 'project']],
])('knows `%s` by other names', (type, stems) => {
  expect(typeStems(type)).toEqual(stems);
});

it.each([
  ['MemberListItem', 'member'],
  ['ListItem', 'listitem'],
  ['OrderItem', 'orderitem'],
  ['MemberBriefRow', 'member'],
  ['Row', 'row'],
])('knows what `%s` is a view of', (type, viewed) => {
  expect(viewedWords(type).join('')).toBe(viewed);
});

it('takes views of one record for the same', () => {
  expect(viewTheSame('MemberRow', 'MemberDetails')).toBe(true);
  expect(viewTheSame('Member', 'MemberItem')).toBe(false);
});

it('measures how well a name speaks of a type', () => {
  expect(affinity(['order'], ['order'])).toBe(1);
  expect(affinity(['orders'], ['order'])).toBe(0.98);
  expect(affinity(['allorders', 'order'], ['order'])).toBe(0.98);
  expect(affinity(['order'], ['orderentity', 'order'])).toBe(0.95);
  expect(affinity(['orders'], ['tag'])).toBe(0);
  expect(namesRecords('projectsV2', 'ProjectV2')).toBeGreaterThan(0.8);
  expect(namesRecords('allOrders', 'OrderEntity')).toBeGreaterThan(0.8);
  expect(namesRecords('tags', 'Order')).toBe(0);
});
