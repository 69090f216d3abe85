import { expect, it } from 'vitest';

import { formOf } from './form-of.ts';

it.each([
  ['/books/new', { kind: 'new', resource: 'books', href: '~/books/new' }],
  ['/books/7/edit', { kind: 'record', resource: 'books', href: '~/books/7/edit' }],
  ['/books/7/pages/5/edit', { kind: 'record', resource: 'books', href: '~/books/7/pages/5/edit' }],
  ['/books#title/7/edit', { kind: 'record', resource: 'books', href: '~/books' }],
  ['/~shop=spb/books/new', { kind: 'new', resource: 'books', href: '~/~shop=spb/books/new' }],
  ['books/bulk', { kind: 'several', resource: 'books', href: '/books' }],
  ['books/7/reprint', { kind: 'record', resource: 'books', href: '/books/7' }],
  ['books//reprint', { kind: 'record', resource: 'books', href: '/books' }],
  ['/~/queries/site', { kind: 'record', href: '/~/queries/site' }],
])('finds the form of %s', (name, form) => {
  expect(formOf({ name, application: '' }, undefined)).toEqual(form);
});

it('opens the tools for an action that belongs to no resource', () => {
  expect(
    formOf({ name: '//clear', application: '' }, { resource: '', title: 'Очистить' }).href,
  ).toBe('/~/tools');
});
