import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { RemoveDialog } from '../src/features/remove/remove-dialog.tsx';
import { parseRow } from '../src/features/import/parse-row.ts';
import { ReferencedLabel } from '../src/inputs/referenced-label.tsx';
import { ValueInput } from '../src/inputs/value-input.tsx';
import { createSampleData, renderAdmin, sampleDescriptors } from '../src/testing/index.ts';
import { preloadInputs } from '../src/testing/preload-inputs.ts';

await preloadInputs();

/** The first author and the first book are called by spaces and marks without a width. */
function blankData() {
  const data = createSampleData();
  Object.assign(data.authors[0]!, { name: ' \u200b' });
  Object.assign(data.books[0]!, { title: '\u00a0', authorId: data.authors[0]!.id });
  return data;
}

it('a list shows the key of another record whose label is blank, as a link', async () => {
  await renderAdmin({ path: '/books', data: blankData() });
  const table = await screen.findByRole('table');
  const links = await within(table).findAllByRole('link', { name: '1' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/books/1', '/authors/1']),
  );
});

it('the page of a record has its key in its title and in the links to others', async () => {
  await renderAdmin({ path: '/books/1', data: blankData() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/\S\s1$/);
  expect(await screen.findByRole('link', { name: '1' })).toHaveAttribute('href', '/authors/1');
});

it('a picker offers a record with a blank label by its key', async () => {
  const { user } = await renderAdmin({
    data: blankData(),
    children: (
      <ValueInput
        descriptor={{
          kind: 'reference',
          nullable: true,
          required: false,
          reference: { resource: 'authors', keyField: 'id' },
        }}
        value={null}
        onChange={() => undefined}
        label="Автор"
        required={false}
        resource="books"
        referenced={null}
      />
    ),
  });
  await user.click(await screen.findByRole('combobox', { name: 'Автор' }));
  expect(await screen.findByRole('option', { name: '1' })).toBeVisible();
});

it('a condition of a filter and the question before a deletion have the key of such a record', async () => {
  const record = { __typename: 'Author', id: '1', name: ' ' };
  await renderAdmin({
    data: blankData(),
    children: (
      <>
        <p title="condition">
          <ReferencedLabel resource="authors" value="1" />
        </p>
        <RemoveDialog
          resource={sampleDescriptors.authors}
          record={record}
          onClose={() => undefined}
          onRemoved={() => undefined}
        />
      </>
    ),
  });
  expect(await screen.findByTitle('condition')).toHaveTextContent(/^1$/);
  expect(await screen.findByRole('dialog')).toHaveTextContent(/: 1/);
});

it('an import refuses a blank cell of a required text at its field', () => {
  const input = {
    name: 'title',
    kind: 'string',
    required: true,
    nullable: false,
    value: () => null,
  } as const;
  const field = {
    name: 'title',
    label: 'Название',
    headers: ['Название'],
    input,
    path: ['title'],
    required: true,
    isKeyOnly: false,
    isNeverEmpty: true,
  } as const;
  const { values, problems } = parseRow(
    { at: 2, cells: [{ kind: 'text', text: ' \u200b' }] },
    {
      columns: [{ at: 0, header: 'Название', field }],
      words: { yes: '', no: '', unbounded: '', empty: '', value: ({ value }) => value },
      emptyCells: 'keep',
      isNew: true,
      referenced: () => null,
    },
  );
  expect([values, problems]).toEqual([{}, [{ field: 'title', problem: { key: 'form.required' } }]]);
});
