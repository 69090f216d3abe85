import { expect, it } from 'vitest';

import { fileName, pictureFile } from './picture-file.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

it.each([
  'https://cdn.example.com/a?w=64',
  'http://localhost:3000/lamp.png',
  '/uploads/lamp.png',
  'preview/4d/lamp__preview.jpg',
  '../lamp.WEBP',
  pixel,
])('%s is the address of a picture', (address) => {
  expect(pictureFile([], address)).toEqual({ address, alt: '' });
});

it.each([
  ['a name of a picture, and no address', 'fa-home'],
  ['words', 'See lamp.png'],
  ['a script', 'javascript:alert(1)//lamp.png'],
  ['a page of data', 'data:text/html;base64,PGI+'],
  ['a drawing, which may hold scripts', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ['a file of this machine', 'file:///etc/lamp.png'],
  ['another host without a scheme', '//cdn.example.com/lamp.png'],
  ['the same with the other slash', String.raw`\\cdn.example.com\lamp.png`],
  ['half an address', 'https://'],
  ['nothing', ''],
  ['a number', 7],
])('%s is none', (_, value) => {
  expect(pictureFile([], value)).toBeUndefined();
});

it('a file is found inside an object or behind an envelope, with what it shows', () => {
  expect(pictureFile(['url'], { url: '/lamp.png', alt: 'Лампа' })).toEqual({
    address: '/lamp.png',
    alt: 'Лампа',
  });
  expect(
    pictureFile(['attributes', 'url'], {
      id: '1',
      attributes: { url: '/lamp.png', alternativeText: null },
    }),
  ).toEqual({ address: '/lamp.png', alt: '' });
  expect(pictureFile(['attributes', 'url'], { id: '1', attributes: null })).toBeUndefined();
});

it('a file of another type is no picture, wherever its type stands', () => {
  expect(pictureFile(['url'], { url: '/manual', mimeType: 'application/pdf' })).toBeUndefined();
  expect(pictureFile([], '/manual', { url: '/manual', mime: 'video/mp4' })).toBeUndefined();
  expect(
    pictureFile([], '/lamp', { url: '/lamp', content_type: 'image/png', alt_text: 'Лампа' }),
  ).toEqual({ address: '/lamp', alt: 'Лампа' });
});

it.each([
  ['https://cdn.example.com/a/%D0%BB%D0%B0%D0%BC%D0%BF%D0%B0.png?w=64', 'лампа.png'],
  ['https://cdn.example.com/lamp%E0%A4%A.png', 'lamp%E0%A4%A.png'],
  ['https://cdn.example.com/', 'cdn.example.com'],
  [pixel, ''],
])('%s is called %s', (address, name) => {
  expect(fileName(address)).toBe(name);
});
