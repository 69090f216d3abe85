import { ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { ValueInput } from '../value-input.tsx';
import {
  createSampleData,
  renderAdmin,
  sampleDescriptors,
  sampleResourcesWith,
  withKeysOfNoAuthor,
  type RenderAdminOptions,
} from '../../testing/index.ts';
import { preloadInputs } from '../../testing/preload-inputs.ts';

await preloadInputs();

interface PickerProps {
  readonly initial?: unknown;
  readonly nullable?: boolean;
  readonly referenced?: Readonly<Record<string, unknown>>;
}

function Picker({ initial = null, nullable = true, referenced }: PickerProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <ValueInput
        descriptor={{
          kind: 'reference',
          nullable,
          required: !nullable,
          reference: { resource: 'authors', keyField: 'id' },
        }}
        value={value}
        onChange={setValue}
        label="Автор"
        required={!nullable}
        resource="books"
        referenced={value === initial ? referenced : null}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

async function openPicker(props: PickerProps = {}, options: RenderAdminOptions = {}) {
  const admin = await renderAdmin({ ...options, children: <Picker {...props} /> });
  const field = await screen.findByRole('combobox', { name: 'Автор' });
  const searches = () =>
    admin.requests
      .filter(({ operationName }) => operationName === 'AuthorPicker')
      .map(({ variables }) => variables['search']);
  return { ...admin, field, searches };
}

const manyAuthors = () => {
  const data = createSampleData();
  data.authors = Array.from({ length: 60 }, (_, index) => ({
    id: String(index + 1),
    name: `Автор ${index + 1}`,
    country: null,
  }));
  return data;
};

it('opens with the first page, by keyboard alone', async () => {
  const { user, field } = await openPicker();
  await user.tab();
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Анна Ахматова' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('Иван Бунин');
  expect(screen.getByText('"2"')).toBeVisible();
});

it('shows a key that no record can have as it is, and asks nobody for it', async () => {
  const { field, requests } = await openPicker(
    { initial: 'abc' },
    { resources: withKeysOfNoAuthor },
  );
  expect(field).toBeEnabled();
  expect(requests.filter(({ operationName }) => operationName === 'AuthorShow')).toEqual([]);
});

it('tells namesakes apart by their keys', async () => {
  const data = createSampleData();
  data.authors.push({ id: '57', name: 'Иван Бунин', country: null });
  const { user, field } = await openPicker({}, { data });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Иван Бунин · 57' }));
  expect(screen.getByText('"57"')).toBeVisible();
  await user.click(field);
  expect(await screen.findByRole('option', { name: 'Анна Ахматова' })).toBeVisible();
});

it('asks nothing until it is opened, and knows the label of the present record', async () => {
  const { field, requests } = await openPicker({
    initial: '2',
    referenced: { id: '2', name: 'Иван Бунин' },
  });
  expect(field).toHaveValue('Иван Бунин');
  expect(requests).toEqual([]);
});

it('asks for the label when only the key is known', async () => {
  const { field } = await openPicker({ initial: '3' });
  await waitFor(() => expect(field).toHaveValue('Николай Гоголь'));
});

it('searches on the server, once for a word', async () => {
  const { user, field, searches } = await openPicker();
  await user.click(field);
  await screen.findByRole('option', { name: 'Анна Ахматова' });
  // All at once: a busy machine would make pauses between the keys.
  for (const value of ['ц', 'цв', 'цве', 'цвет']) fireEvent.change(field, { target: { value } });
  expect(await screen.findByRole('option', { name: 'Марина Цветаева' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Анна Ахматова' })).toBeNull();
  await waitFor(() => expect(searches()).toEqual([undefined, 'цвет']));
});

it('shows how records look where their list does', async () => {
  const { authors } = sampleDescriptors;
  const picker = authors.picker!;
  const portraits = ['https://cdn.example.com/akhmatova.png', null];
  const resources = sampleResourcesWith({
    ...authors,
    picker: {
      ...picker,
      picture: { field: 'portrait', image: [] },
      records: (data, request) =>
        picker
          .records(data, request)
          .map((record, at) => ({ ...record, portrait: portraits[at] ?? null })),
    },
  });
  const { user, field } = await openPicker({}, { resources });
  await user.click(field);
  const option = await screen.findByRole('option', { name: 'Анна Ахматова' });
  await waitFor(() => expect(option.querySelector('img')).toHaveAttribute('src', portraits[0]));
  expect(screen.getByRole('option', { name: 'Иван Бунин' }).querySelector('img')).toBeNull();
  await user.click(option);
  expect(field).toHaveValue('Анна Ахматова');
});

it('says that nothing was found', async () => {
  const { user, field } = await openPicker();
  await user.type(field, 'нет такого');
  expect(await screen.findByText('Ничего не найдено')).toBeVisible();
});

it('loads the next page when the list is walked to its end', async () => {
  const { user, field } = await openPicker({}, { data: manyAuthors() });
  await user.click(field);
  await screen.findByRole('option', { name: 'Автор 25' });
  expect(screen.queryByRole('option', { name: 'Автор 26' })).toBeNull();
  await user.keyboard('{End}');
  for (let step = 0; step < 24; step += 1) await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Автор 50' })).toBeInTheDocument();
});

it('loads the next page when the list is scrolled to its end', async () => {
  const { user, field } = await openPicker({}, { data: manyAuthors() });
  await user.click(field);
  await screen.findByRole('option', { name: 'Автор 25' });
  await act(async () =>
    screen.getByRole('listbox').dispatchEvent(new Event('scroll', { bubbles: true })),
  );
  expect(await screen.findByRole('option', { name: 'Автор 50' })).toBeInTheDocument();
});

it('leaves out the next page of a search that nobody waits for any more', async () => {
  const held: (() => void)[] = [];
  const link = new ApolloLink((operation, forward) =>
    operation.operationName === 'AuthorPicker' && operation.variables['after'] !== undefined
      ? new Observable((observer) => void held.push(() => forward(operation).subscribe(observer)))
      : forward(operation),
  );
  const { user, field } = await openPicker({}, { data: manyAuthors(), link });
  await user.click(field);
  await screen.findByRole('option', { name: 'Автор 25' });
  await act(async () =>
    screen.getByRole('listbox').dispatchEvent(new Event('scroll', { bubbles: true })),
  );
  await waitFor(() => expect(held).not.toEqual([]));
  fireEvent.change(field, { target: { value: 'Автор 60' } });
  expect(await screen.findByRole('option', { name: 'Автор 60' })).toBeVisible();
  await act(async () => held.forEach((answer) => answer()));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Автор 60']);
});

it('can be cleared when the reference may be empty, and only then', async () => {
  const { user, unmount } = await openPicker({
    initial: '2',
    referenced: { id: '2', name: 'Иван Бунин' },
  });
  await user.click(screen.getByTitle('Очистить'));
  expect(screen.getByText('null')).toBeVisible();
  unmount();
  await openPicker({ initial: '2', nullable: false, referenced: { id: '2', name: 'Иван Бунин' } });
  expect(screen.queryByTitle('Очистить')).toBeNull();
});

it('leads to the chosen record, in a new tab', async () => {
  await openPicker({ initial: '2', referenced: { id: '2', name: 'Иван Бунин' } });
  const link = screen.getByRole('link', { name: 'Открыть в новой вкладке: Иван Бунин' });
  expect(link).toHaveAttribute('href', '/authors/2');
  expect(link).toHaveAttribute('target', '_blank');
});
