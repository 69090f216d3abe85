import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { withDefinitions } from '../src/resources/with-definitions.ts';
import { renderAdmin } from '../src/testing/index.ts';
import { preloadInputs } from '../src/testing/preload-inputs.ts';
import { RepairsCreate } from './ejected/repairs-create.tsx';
import { RepairsEdit } from './ejected/repairs-edit.tsx';
import { repairsColumns, RepairsList } from './ejected/repairs-list.tsx';
import { RepairsShow } from './ejected/repairs-show.tsx';
import { defineResource } from './recipes/examples/define.ts';
import { resources } from './recipes/generated/resources.ts';
import { createWorkshop } from './recipes/workshop.ts';

await preloadInputs();
afterEach(cleanup);

const ejected = defineResource('repairs', {
  list: { columns: repairsColumns, screen: RepairsList },
  show: { screen: RepairsShow },
  form: { create: RepairsCreate, edit: RepairsEdit },
});

const shown = async (path: string, text: RegExp, isEjected: boolean): Promise<string | null> => {
  const { container } = await renderAdmin({
    path,
    link: createWorkshop().link,
    resources: isEjected ? withDefinitions(resources, { repairs: ejected }) : resources,
  });
  await waitFor(() => expect(container.textContent?.replaceAll(/\s/g, ' ')).toMatch(text));
  await screen.findByRole('heading', { level: 1 });
  const all = container.textContent;
  cleanup();
  return all;
};

it.each([
  ['/repairs', /1–3 из 3/],
  ['/repairs/2', /Стучит/],
  ['/repairs/new', /Машина.*Замечания.*Сохранить/],
  ['/repairs/2/edit', /Машина.*Замечания.*Сохранить/],
])('What is ejected of %s shows the same', async (path, text) => {
  expect(await shown(path, text, true)).toBe(await shown(path, text, false));
});
