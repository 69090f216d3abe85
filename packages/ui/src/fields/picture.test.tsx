import type { FieldDescriptor } from '@admin/gql/resource';
import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';

import { createI18n } from '../locales/create-i18n.ts';
import { languages } from '../locales/index.ts';
import { renderAdmin } from '../testing/index.ts';
import { CellValue } from './cell-value.tsx';
import { FullValue } from './full-value.tsx';
import { useValueText } from './use-value-text.ts';

const photo: FieldDescriptor = { name: 'photo', kind: 'string', nullable: true, image: [] };
const scan: FieldDescriptor = {
  name: 'scan',
  kind: 'object',
  nullable: true,
  image: ['url'],
  fields: [
    { name: 'url', kind: 'string', nullable: false, image: [] },
    { name: 'alt', kind: 'string', nullable: true },
  ],
};
const asset: FieldDescriptor = {
  name: 'asset',
  kind: 'reference',
  nullable: true,
  image: ['preview'],
  reference: { resource: 'assets', key: ['id'], label: ({ name }) => String(name) },
};

interface ShownProps {
  readonly field: FieldDescriptor;
  readonly value: unknown;
}

function InRow({ field, value }: ShownProps) {
  return <CellValue field={field} value={value} text={useValueText('goods')} />;
}

/** One after the other in the same place, as rows take over those of another page. */
function Turning({ shown }: { readonly shown: readonly ReactNode[] }) {
  const [place, setPlace] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPlace(place + 1)}>
        next
      </button>
      {shown[place]}
    </>
  );
}

const turn = () => fireEvent.click(screen.getByRole('button', { name: 'next' }));

const OnPage = (props: ShownProps) => <FullValue resource="goods" {...props} />;

it('a row shows a small picture, which is loaded when it is in sight and says nothing of the page', async () => {
  await renderAdmin({
    children: <InRow field={photo} value="https://cdn.example.com/lamp.png?w=64" />,
  });
  const picture = await screen.findByRole('img', { name: 'lamp.png' });
  for (const [name, value] of Object.entries({
    src: 'https://cdn.example.com/lamp.png?w=64',
    loading: 'lazy',
    decoding: 'async',
    referrerpolicy: 'no-referrer',
  }))
    expect(picture).toHaveAttribute(name, value);
  expect(screen.queryByText(/cdn\.example/)).toBeNull();
});

it('what is no address stays the text that it is', async () => {
  await renderAdmin({ children: <InRow field={photo} value="fa-home" /> });
  expect(await screen.findByText('fa-home')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('a picture that cannot be loaded is a link with the name of its file, and the next one in its place is tried', async () => {
  await renderAdmin({
    children: (
      <Turning
        shown={[
          <InRow key="row" field={photo} value="/a/gone.png" />,
          <InRow key="row" field={photo} value="/a/there.png" />,
        ]}
      />
    ),
  });
  fireEvent.error(await screen.findByRole('img', { name: 'gone.png' }));
  const link = screen.getByRole('link', { name: 'gone.png' });
  expect(link).toHaveAttribute('target', '_blank');
  // It opens a tab, and no page of the application.
  expect(fireEvent.click(link)).toBe(true);
  turn();
  expect(await screen.findByRole('img', { name: 'there.png' })).toBeVisible();
});

it('data that are no picture say so', async () => {
  await renderAdmin({ children: <InRow field={photo} value="data:image/png;base64,AAAA" /> });
  fireEvent.error(await screen.findByRole('img', { name: 'Изображение' }));
  expect(screen.getByText('Изображение не открывается')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('an origin that the policy of the page refuses is not asked again', async () => {
  await renderAdmin({
    children: (
      <Turning
        shown={[
          <InRow key="row" field={photo} value="https://cdn.example.com/first.png" />,
          <InRow key="row" field={photo} value="https://refused.example.com/second.png" />,
        ]}
      />
    ),
  });
  await screen.findByRole('img', { name: 'first.png' });
  const refusal = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    blockedURI: 'https://refused.example.com/first.png',
  });
  document.dispatchEvent(refusal);
  turn();
  expect(await screen.findByRole('link', { name: 'second.png' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('an address without a host is on that of the endpoint', async () => {
  const i18n = await createI18n({
    languages,
    language: 'ru',
    variables: { server: 'https://api.example.com/shop/graphql' },
  });
  await renderAdmin({
    children: (
      <I18nextProvider i18n={i18n}>
        <InRow field={photo} value="/uploads/lamp.png" />
      </I18nextProvider>
    ),
  });
  expect(await screen.findByRole('img', { name: 'lamp.png' })).toHaveProperty(
    'src',
    'https://api.example.com/uploads/lamp.png',
  );
});

it('an object is shown as its picture, another record as picture and link', async () => {
  const lamp = { url: '/lamp.png', alt: 'Лампа на столе' };
  await renderAdmin({
    children: (
      <Turning
        shown={[
          <InRow key="row" field={scan} value={lamp} />,
          <InRow
            key="row"
            field={asset}
            value={{ id: '7', name: 'Лампа', preview: '/lamp-small.png' }}
          />,
        ]}
      />
    ),
  });
  expect(await screen.findByRole('img', { name: 'Лампа на столе' })).toHaveProperty(
    'src',
    new URL('/lamp.png', location.href).href,
  );
  turn();
  expect(await screen.findByText('Лампа')).toBeVisible();
  // Its name stands beside it.
  expect(screen.getByRole('presentation')).toHaveProperty(
    'src',
    new URL('/lamp-small.png', location.href).href,
  );
});

it('of a list a row shows three, and says how many more there are', async () => {
  await renderAdmin({
    children: (
      <InRow
        field={{ ...photo, list: true }}
        value={['/1.png', '/2.png', '/2.png', '/3.png', '/4.png', '/5.png']}
      />
    ),
  });
  expect(await screen.findAllByRole('img')).toHaveLength(3);
  expect(screen.getByText(/2/)).toBeVisible();
});

it('the page of a record shows it larger, as a link to the file', async () => {
  await renderAdmin({
    children: (
      <Turning
        shown={[
          <OnPage key="page" field={photo} value="https://cdn.example.com/lamp.png" />,
          <OnPage
            key="page"
            field={{ ...photo, list: true }}
            value={['/1.png', '/2.png', '/3.png', '/4.png']}
          />,
        ]}
      />
    ),
  });
  const link = await screen.findByRole('link', { name: 'lamp.png' });
  expect(link).toHaveAttribute('href', 'https://cdn.example.com/lamp.png');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link.querySelector('img')).toHaveStyle({ maxHeight: '160px' });
  turn();
  expect(await screen.findAllByRole('link')).toHaveLength(4);
});

it('on the page of a record an object has its picture beside its other values', async () => {
  await renderAdmin({
    children: <OnPage field={scan} value={{ url: '/lamp.png', alt: 'Лампа на столе' }} />,
  });
  expect(await screen.findByRole('img', { name: 'Лампа на столе' })).toBeVisible();
  expect(screen.getByText('Лампа на столе')).toBeVisible();
});
