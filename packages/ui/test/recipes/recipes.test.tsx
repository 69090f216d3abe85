import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { type ResourceDefinition } from '../../src/index.ts';
import {
  feature,
  ResourceRoutes,
  SessionContext,
  Shell,
  withDefinitions,
} from '../../src/app/index.ts';
import { renderAdmin } from '../../src/testing/render-admin.tsx';
import actions from './examples/actions.tsx';
import aside from './examples/aside.tsx';
import board from './examples/board.tsx';
import columns from './examples/columns.tsx';
import computedColumn from './examples/computed-column.tsx';
import conditionalInput from './examples/conditional-input.tsx';
import Dashboard from './examples/dashboard.tsx';
import defaults from './examples/defaults.tsx';
import dependentInput from './examples/dependent-input.tsx';
import formSections from './examples/form-sections.tsx';
import ownInput from './examples/own-input.tsx';
import pageSections from './examples/page-sections.tsx';
import quickFilters from './examples/quick-filters.tsx';
import recordLabel from './examples/record-label.tsx';
import relatedLists from './examples/related-lists.tsx';
import repeat from './examples/repeat.tsx';
import validation from './examples/validation.tsx';
import views from './examples/views.tsx';
import config from './examples/warranty-feature.tsx';
import { resources } from './generated/resources.ts';
import { signedIn } from '../signed-in.ts';
import { createWorkshop } from './workshop.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('../../src/features/keys/keys.tsx'),
  import('../../src/features/palette/palette.tsx'),
]);

const folder = (path: string) => join(import.meta.dirname, path);
const pages = readdirSync(folder('../../../../docs/recipes')).map((file) =>
  readFileSync(folder(`../../../../docs/recipes/${file}`), 'utf8'),
);
const examples = pages.flatMap((page) =>
  [...page.matchAll(/```\w+\n\/\/ ([\w./-]+\.tsx?)\n([\s\S]*?)```/g)].map(
    ([, path = '', code = '']) => [path, code] as const,
  ),
);

describe('the pages of recipes', () => {
  it.each(examples)('show %s as it is', (path, code) => {
    expect(code).toBe(readFileSync(folder(`examples/${path}`), 'utf8'));
  });

  it('show every example', () => {
    const files = readdirSync(folder('examples')).filter(
      (file) => /\.tsx?$/.test(file) && !['define.ts', 'root.tsx'].includes(file),
    );
    expect(
      new Set(
        examples.map(([path]) => path).filter((path) => !['define.ts', 'root.tsx'].includes(path)),
      ),
    ).toEqual(new Set(files));
  });

  it('are written over what code generation makes of the schema', async () => {
    const main = folder('../../../codegen/bin/admin-codegen.js');
    const { stdout } = await promisify(execFile)(process.execPath, [main, 'generate', '--check'], {
      cwd: folder('.'),
    });
    expect(stdout).toMatch(/all up to date/);
  });
});

async function open(path: string, definition: ResourceDefinition) {
  const workshop = createWorkshop();
  return {
    ...workshop,
    ...(await renderAdmin({
      path,
      link: workshop.link,
      resources: withDefinitions(resources, { [definition.resource]: definition }),
    })),
  };
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('recipes for lists', () => {
  it('has the columns that are named, in their order, and their sum', async () => {
    await open('/repairs', columns);
    await screen.findByText('Шиномонтаж');
    expect(headers().filter((text) => text !== '')).toEqual(
      expect.arrayContaining(['Работа', 'Клиент', 'Состояние', 'Цена', 'Принят']),
    );
    // The newest first; 4,500, 90,000 and 2,000 together.
    expect(within(screen.getAllByRole('row')[1]!).getByText('Замена масла')).toBeVisible();
    expect(await screen.findByText(/96\s500,00/)).toBeVisible();
  });

  it('computes a column of what it selects', async () => {
    await open('/repairs', computedColumn);
    expect(await screen.findAllByText('Оплачен')).toHaveLength(2);
    expect(screen.getAllByText('Ждёт оплаты')).toHaveLength(1);
  });

  it('has named views', async () => {
    const { user, address } = await open('/repairs', views);
    await screen.findByText('Шиномонтаж');
    await user.click(await screen.findByText('Не выданы'));
    await waitFor(() => expect(screen.queryByText('Шиномонтаж')).toBeNull());
    expect(address()).toContain('open');
    await user.click(screen.getByText('Дороже 50 000'));
    expect(await screen.findByText('Пётр Ильин, в002вв')).toBeVisible();
  });

  it('has filters in the toolbar', async () => {
    await open('/repairs', quickFilters);
    await screen.findByText('Шиномонтаж');
    expect(await screen.findByRole('combobox', { name: 'Состояние' })).toBeVisible();
  });

  it("has a screen of one's own", async () => {
    const { user, address } = await open('/repairs', board);
    const working = screen.getByRole('region', { name: 'В работе' });
    await user.click(await within(working).findByRole('link', { name: 'Капитальный ремонт' }));
    await waitFor(() => expect(address()).toBe('/repairs/2'));
    expect(screen.queryByRole('region', { name: 'В работе' })).toBeNull();
  });
});

describe('recipes for records', () => {
  it('calls records as one says', async () => {
    await open('/vehicles/1', recordLabel);
    expect(await screen.findByRole('heading', { name: 'Машина А001АА' })).toBeVisible();
  });

  it('has sections of fields and of components', async () => {
    await open('/repairs/1', pageSections);
    expect(await screen.findByRole('heading', { name: 'Чья машина' })).toBeVisible();
    expect(await screen.findByText('Осталось оплатить: 4500')).toBeVisible();
    expect(screen.queryByText('Замечания')).toBeNull();
  });

  it('has the lists that are named, in their order', async () => {
    await open('/clients/1', relatedLists);
    expect(await screen.findByText('Шиномонтаж')).toBeVisible();
    expect(await screen.findByText('Нива')).toBeVisible();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Ремонты', 'Машины']);
  });

  it('asks before an action, under a name of its own, and offers it where it makes sense', async () => {
    const { user, repairs, navigate } = await open('/repairs/1', actions);
    await user.click(await screen.findByRole('button', { name: 'Выдать машину' }));
    expect(
      await screen.findByRole('dialog', { name: /^Выдать машину.*Замена масла.*\?$/ }),
    ).toBeVisible();
    expect(screen.getByText('Клиент расписался в получении?')).toBeVisible();
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Выдать машину' }),
    );
    await waitFor(() => expect(repairs()[0]?.status).toBe('RETURNED'));
    await navigate('/repairs/3');
    await screen.findByRole('heading', { name: 'Шиномонтаж' });
    expect(screen.queryByRole('button', { name: 'Выдать машину' })).toBeNull();
  });

  it('begins a new record from another', async () => {
    const { user, repairs } = await open('/repairs/1', repeat);
    await user.click(await screen.findByRole('link', { name: 'Повторить' }));
    expect(await screen.findByRole('textbox', { name: /Работа/ })).toHaveValue('Замена масла');
    expect(screen.getByRole('combobox', { name: /Клиент/ })).toHaveValue('Анна Орлова');
    expect(repairs()).toHaveLength(3);
  });

  it('shows what stands on another record', async () => {
    const { navigate } = await open('/repairs/1', aside);
    expect(
      await screen.findByRole('link', { name: 'Позвонить: +7 900 000-00-01' }),
    ).toHaveAttribute('href', 'tel:+79000000001');
    await navigate('/repairs/2');
    expect(await screen.findByText('Пётр Ильин: телефона нет')).toBeVisible();
  });
});

describe('recipes for forms', () => {
  it('groups inputs and explains one', async () => {
    await open('/repairs/new', formSections);
    expect(await screen.findByText('Для кого')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Замечания/ })).toHaveAccessibleDescription(
      'Что просил клиент и что нашли при осмотре.',
    );
    expect(screen.getByRole('textbox', { name: /Замечания/ }).tagName).toBe('TEXTAREA');
  });

  it('narrows what can be picked to what is chosen elsewhere', async () => {
    const { user } = await open('/repairs/new', dependentInput);
    expect(await screen.findByRole('combobox', { name: /Машина/ })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: /Клиент/ }));
    await user.click(await screen.findByRole('option', { name: /Пётр Ильин/ }));
    await user.click(screen.getByRole('combobox', { name: /Машина/ }));
    expect(await screen.findByRole('option', { name: /в002вв/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /а001аа/ })).toBeNull();
  });

  it('shows an input on a condition', async () => {
    await open('/repairs/1/edit', conditionalInput);
    await screen.findByRole('textbox', { name: /Работа/ });
    expect(screen.queryByRole('textbox', { name: /Гарантия/ })).toBeNull();
  });

  it('checks before it sends', async () => {
    const { user, repairs } = await open('/repairs/1/edit', validation);
    const warranty = await screen.findByRole('textbox', { name: /Гарантия/ });
    await user.type(warranty, '48');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect((await screen.findAllByText(/Не больше трёх лет/)).length).toBeGreaterThan(0);
    expect(repairs()[0]?.warranty).toBeNull();
    await user.clear(warranty);
    await user.type(warranty, '12');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(repairs()[0]?.warranty).toBe(12));
  });

  it('begins with values', async () => {
    await open('/repairs/new', defaults);
    expect(await screen.findByRole('textbox', { name: /Гарантия/ })).toHaveValue('6');
  });

  it("takes a control of one's own", async () => {
    const { user, repairs } = await open('/repairs/1/edit', ownInput);
    const slider = await screen.findByRole('slider', { name: /Гарантия/ });
    slider.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(repairs()[0]?.warranty).toBe(12));
  });
});

it("a page of one's own asks with a generated document", async () => {
  const workshop = createWorkshop();
  await renderAdmin({ link: workshop.link, resources, children: <Dashboard /> });
  expect(await screen.findByText('Машин в работе: 2')).toBeVisible();
});

describe("a feature of one's own", () => {
  const openWith = async (path: string, features = config.features) => {
    const { link } = createWorkshop();
    return renderAdmin({ path, link, resources, features });
  };

  it('adds a button to the tools of a list', async () => {
    const { user, address } = await openWith('/repairs');
    await user.click(await screen.findByRole('button', { name: 'Только принятые' }));
    expect(address()).toContain('status.in=ACCEPTED');
  });

  it('adds a section to the page of a record, and stays away from other resources', async () => {
    const { navigate } = await openWith('/repairs/1');
    expect(await screen.findByRole('region', { name: 'Гарантия' })).toBeVisible();
    await navigate('/clients/1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Гарантия' })).toBeNull();
  });

  it('adds a command to the palette', async () => {
    const { user, address } = await renderAdmin({
      path: '/clients',
      link: createWorkshop().link,
      resources,
      features: config.features,
      children: (
        <SessionContext value={signedIn}>
          <Shell>
            <ResourceRoutes />
          </Shell>
        </SessionContext>
      ),
    });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Поиск (Ctrl+K)' }));
    const field = await screen.findByRole('combobox', { name: 'Что найти или сделать' });
    await user.type(field, 'Открыть принятые');
    await user.click(await screen.findByRole('option', { name: 'Открыть принятые' }));
    await waitFor(() => expect(address()).toMatch(/^\/repairs/));
  });

  it('leaves the screen and the other features as they are where it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const broken = [
      feature({
        name: 'cannot be loaded',
        slots: { 'record.section': () => () => null },
        load: () => Promise.reject(new Error('no such file')),
      }),
      feature({
        name: 'cannot be rendered',
        slots: { 'record.section': ({ Thrown }) => Thrown },
        load: async () => ({
          Thrown: (): never => {
            throw new Error('not a number');
          },
        }),
      }),
      feature({
        name: 'cannot say when',
        when: () => {
          throw new Error('no such field');
        },
        slots: { 'record.section': ({ Nothing }) => Nothing },
        load: async () => ({ Nothing: () => null }),
      }),
    ];
    await openWith('/repairs/1', [...broken, ...(config.features ?? [])]);
    expect(await screen.findByRole('region', { name: 'Гарантия' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Изменить' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(reported).toHaveBeenCalledWith(new Error('no such field'));
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
