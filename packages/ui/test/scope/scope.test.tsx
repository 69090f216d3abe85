import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { preloadRoute, ResourceRoutes } from '../../src/app/routes.tsx';
import type { Definitions } from '../../src/resources/with-definitions.ts';
import { NavigationGuard } from '../../src/kit/navigation-guard.tsx';
import { formatScope } from '../../src/resources/format-scope.ts';
import { parseScope, scopePrefix } from '../../src/resources/scope-path.ts';
import { SessionContext } from '../../src/session/session.ts';
import { Shell } from '../../src/shell/shell.tsx';
import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { firstCells } from '../rows.ts';
import { signedIn } from '../signed-in.ts';
import { violations } from '../violations.ts';
import { resourcesBy, root, schema } from './builds.ts';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/shell/scope/scope-gate.tsx'),
  import('../../src/shell/scope/scope-field.tsx'),
  import('../../src/resources/with-scoping.ts'),
  preloadInputs(),
]);

afterEach(() => vi.restoreAllMocks());

async function open(path: string, resources = resourcesBy(), definitions: Definitions = {}) {
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  const asked: SampleRequest[] = [];
  const admin = await renderAdmin({
    path,
    resources,
    definitions,
    link: createSchemaLink(schema, root(), asked),
    children: (
      <SessionContext value={signedIn}>
        <NavigationGuard>
          <Shell>
            <ResourceRoutes />
          </Shell>
        </NavigationGuard>
      </SessionContext>
    ),
  });
  const sent = (name: string) =>
    asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  return { ...admin, sent };
}

/** That of a wide screen or of a narrow one: where nothing is laid out, both may be there. */
const field = async () => (await screen.findAllByRole('button', { name: /^Организация/ })).at(-1)!;
async function change(user: UserEvent, text: string) {
  await user.click(await field());
  const dialog = within(await screen.findByRole('dialog', { name: 'Организация' }));
  const input = await dialog.findByRole('textbox');
  await user.clear(input);
  await user.type(input, text);
  await user.click(dialog.getByRole('button', { name: 'Выбрать' }));
}

describe('a scope', () => {
  it('is asked for in place of the list, kept in the address, by links and for the next visit', async () => {
    const { user, address, sent, navigate } = await open('/pipelines');
    await user.type(await screen.findByRole('textbox', { name: /Организация/ }), 'acme');
    await user.click(screen.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(firstCells()).toEqual(['Сборка 1 (Акме)', 'Сборка 2 (Акме)']));
    expect(address()).toBe('/~organization=acme/pipelines');
    expect(sent('PipelineList')).toEqual([{ slug: 'acme' }]);
    // It is no condition of the list.
    expect(screen.queryByRole('button', { name: /Организация: acme|Фильтр/ })).toBeNull();
    expect(await field()).toHaveTextContent('Организацияacme');
    await user.click(screen.getByRole('link', { name: 'Работы' }));
    await waitFor(() => expect(firstCells()).toEqual(['Работа (Акме)']));
    expect(address()).toBe('/~organization=acme/jobs');
    await navigate('/pipelines');
    await waitFor(() => expect(address()).toBe('/~organization=acme/pipelines'));
    await screen.findByText('Сборка 1 (Акме)');
  });

  it('is taken by records, whose links keep it', async () => {
    const { user, address, sent } = await open('/~organization=umbra/pipelines');
    const link = await screen.findByRole('link', { name: 'Сборка 2 (Тень)' });
    expect(link).toHaveAttribute('href', '/~organization=umbra/pipelines/2');
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Сборка 2 (Тень)' })).toBeDefined();
    expect(address()).toBe('/~organization=umbra/pipelines/2');
    expect(sent('PipelineShow')).toEqual([{ slug: 'umbra', id: '2' }]);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Сборки' }));
    expect(address()).toBe('/~organization=umbra/pipelines');
  });

  it('is taken by the views of a definition', async () => {
    const definitions = {
      pipelines: {
        resource: 'pipelines',
        list: { views: [{ name: 'mine', title: 'Мои', columns: ['name'] }] },
      },
    } satisfies Definitions;
    const { user, address, sent } = await open(
      '/~organization=umbra/pipelines',
      undefined,
      definitions,
    );
    await user.click(await screen.findByRole('button', { name: 'Мои' }));
    await waitFor(() => expect(address()).toBe('/~organization=umbra/pipelines?view=mine'));
    expect(await screen.findByRole('link', { name: 'Сборка 2 (Тень)' })).toHaveAttribute(
      'href',
      '/~organization=umbra/pipelines/2',
    );
    expect(sent('PipelineList')).toEqual([{ slug: 'umbra' }]);
    expect(screen.queryByRole('textbox', { name: /Организация/ })).toBeNull();
  });

  it('is taken by forms, which do not ask for it', async () => {
    const { user, address, sent } = await open('/~organization=umbra/pipelines/new');
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Новая');
    expect(screen.queryByRole('textbox', { name: /Organization/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(address()).toBe('/~organization=umbra/pipelines/3'));
    expect(sent('PipelineCreate')).toEqual([{ organizationSlug: 'umbra', name: 'Новая' }]);
  });

  it('changes in the shell: from a record to the list of the other scope, and elsewhere the page stays', async () => {
    const { user, address } = await open('/~organization=acme/pipelines/2');
    await screen.findByRole('heading', { level: 1, name: 'Сборка 2 (Акме)' });
    await change(user, 'umbra');
    await waitFor(() => expect(address()).toBe('/~organization=umbra/pipelines'));
    await screen.findByText('Сборка 2 (Тень)');
    await user.click(screen.getByRole('link', { name: 'Агенты' }));
    await screen.findByText('Агент');
    await change(user, 'acme');
    await waitFor(() => expect(address()).toBe('/~organization=acme/agents'));
  });

  it('is asked for at the page of a record, too', async () => {
    const { user } = await open('/pipelines/2');
    await user.type(await screen.findByRole('textbox', { name: /Организация/ }), 'acme');
    await user.click(screen.getByRole('button', { name: 'Показать' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Сборка 2 (Акме)' })).toBeDefined();
  });

  it('is picked where it is a record, and called by its label', async () => {
    const { user, address } = await open(
      '/pipelines',
      resourcesBy({ reference: { resource: 'organizations' } }),
    );
    await user.click(await screen.findByRole('combobox', { name: /Организация/ }));
    await user.click(await screen.findByRole('option', { name: 'Тень' }));
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(address()).toBe('/~organization=umbra/pipelines'));
    await waitFor(async () => expect(await field()).toHaveTextContent('ОрганизацияТень'));
    await user.click(await field());
    await screen.findByRole('dialog', { name: 'Организация' });
    expect(await violations()).toEqual([]);
  });

  it('is asked with before React runs, as it is in the address or was chosen last', async () => {
    const asked: SampleRequest[] = [];
    const client = createAdminClient({
      schema: emptySchemaConfig,
      link: ApolloLink.from([createSchemaLink(schema, root(), asked)]),
    });
    const resources = resourcesBy();
    await preloadRoute({ pathname: '/pipelines', search: '' }, resources, client);
    expect(asked).toEqual([]);
    await preloadRoute(
      { pathname: '/~organization=acme/pipelines/1', search: '' },
      resources,
      client,
    );
    localStorage.setItem('admin.scope', '{"organization":"umbra"}');
    await preloadRoute({ pathname: '/jobs', search: '' }, resources, client);
    expect(asked).toEqual([
      { operationName: 'PipelineShow', variables: { slug: 'acme', id: '1' } },
      { operationName: 'JobList', variables: { slug: 'umbra' } },
    ]);
  });
});

describe('a scope in a path', () => {
  it('is what it was made of', () => {
    const values = { organization: 'a/b, c=1', project: '~5' };
    const prefix = formatScope(values);
    expect(scopePrefix(`${prefix}/pipelines/1`)).toBe(prefix);
    expect(parseScope(prefix)).toEqual(values);
  });

  it.each(['/~/tools', '/pipelines', '/~new', '/'])('is not seen in %s', (path) => {
    expect(scopePrefix(path)).toBe('');
  });

  it('is read as far as it can be', () => {
    expect(parseScope('/~organization=%E0%A4%A,project=5,x')).toEqual({ project: '5' });
    expect(formatScope({})).toBe('');
  });
});
