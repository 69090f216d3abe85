import type { InputDescriptor } from '@admin/gql/resource';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../../testing/index.ts';
import { preloadInputs } from '../../testing/preload-inputs.ts';

await preloadInputs();
await import('./lazy-queries-pages.tsx');
await import('./queries-pages.tsx');
const { QueryForm } = await import('./query-form.tsx');

const inputs = Array.from({ length: 8 }, (_, at): InputDescriptor => ({
  name: `part${at}`,
  kind: 'string',
  nullable: true,
  required: at === 7,
  value: () => null,
}));

async function open(given: Readonly<Record<string, unknown>> = {}) {
  const asked: unknown[] = [];
  const admin = await renderAdmin({
    children: (
      <QueryForm
        resource=""
        inputs={inputs}
        initial={given}
        given={given}
        problem={undefined}
        onAsk={(values) => void asked.push(values)}
      />
    ),
  });
  await screen.findAllByRole('textbox');
  return { ...admin, asked };
}

it('shows what is required and the first conditions, and all of them on demand', async () => {
  const { user } = await open();
  const labels = () => screen.getAllByRole('textbox').length;
  expect([labels(), screen.queryByLabelText(/Part.?7/)]).toEqual([6, expect.anything()]);
  const more = screen.getByRole('button', { name: 'Ещё условия', expanded: false });
  await user.click(more);
  expect(labels()).toBe(8);
  await user.click(screen.getByRole('button', { name: 'Только основные', expanded: true }));
  expect(labels()).toBe(6);
});

it('keeps in sight a condition that the address has', async () => {
  await open({ part6: 'x' });
  expect(screen.getByDisplayValue('x')).toBeVisible();
});

it('asks without leaving the page, once what is required is there', async () => {
  const { user, asked } = await open();
  const form = screen.getByRole('form');
  // A form that is sent by the browser would load the page anew.
  expect(fireEvent.submit(form)).toBe(false);
  expect(await screen.findByText('Заполните поле')).toBeVisible();
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText(/Part.?7/), 'a{Enter}');
  expect(asked).toEqual([expect.objectContaining({ part7: 'a' })]);
});
