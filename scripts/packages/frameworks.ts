import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { startGraphQLServer, type GraphQLServer } from '@admin/gql/testing/server';
import { chromium, type Page } from '@playwright/test';
import { buildSchema, graphql } from 'graphql';

import { findChromium } from '../chromium.ts';
import { run } from './run.ts';

export interface FrameworkOptions {
  /** @defaultValue all of them */
  readonly names?: readonly string[] | undefined;
  /** Made for the projects. */
  readonly folder: string;
  /** Tarballs by package, `@admin/gql`. */
  readonly tarballs: ReadonlyMap<string, string>;
  /** Versions of what `@admin/gql` has as peers, by package. */
  readonly peers: Readonly<Record<string, string>>;
}

const frameworks: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  next: tryNext,
  vue: tryVue,
  vitest: tested,
  jest: tested,
};

/**
 * The client in projects of other teams, by the documented steps and no more: install, generate and
 * build (or test) by the project's own command, look at the page.
 */
export async function tryFrameworks({
  names = Object.keys(frameworks),
  folder,
  tarballs,
  peers,
}: FrameworkOptions): Promise<void> {
  for (const name of names) {
    const attempt = frameworks[name];
    if (!attempt)
      throw new Error(
        `There is no project with '${name}'. There are ${Object.keys(frameworks).join(', ')}.`,
      );
    const start = performance.now();
    const project = join(folder, name);
    cpSync(join(import.meta.dirname, 'frameworks', name), project, { recursive: true });
    cpSync(join(import.meta.dirname, 'fresh/schema.graphql'), join(project, 'schema.graphql'));
    const manifest: {
      dependencies?: Record<string, string>;
      devDependencies: Record<string, string>;
    } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    const local = (packageName: string): Record<string, string> => ({
      [packageName]: `file:${tarballs.get(packageName) ?? ''}`,
    });
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify(
        {
          ...manifest,
          dependencies: { ...manifest.dependencies, ...peers, ...local('@admin/gql') },
          devDependencies: { ...manifest.devDependencies, ...local('@admin/codegen') },
        },
        null,
        2,
      ),
    );
    await run(
      'npm',
      ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'],
      project,
    );
    const said = await attempt(project);
    console.log(`${name}: ${said}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

async function tested(folder: string): Promise<string> {
  await run('npm', ['test', '--silent'], folder, { CI: 'true' });
  await run(process.execPath, ['node_modules/typescript/bin/tsc'], folder);
  return 'its tests pass, it compiles';
}

async function tryNext(folder: string): Promise<string> {
  await run('npm', ['run', 'build', '--silent'], folder, { NEXT_TELEMETRY_DISABLED: '1' });
  const port = await freePort();
  return withClinic(async (clinic) => {
    const server = spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
      {
        cwd: folder,
        env: { ...process.env, API_URL: clinic.uri, NEXT_TELEMETRY_DISABLED: '1' },
        stdio: 'ignore',
      },
    );
    return whileRunning(server, async () => {
      await untilAnswered(`http://127.0.0.1:${port}/visits`);
      const before = clinic.requests.length;
      return inBrowser(async (page) => {
        const asked: string[] = [];
        page.on(
          'request',
          (request) => void (request.url().endsWith('/graphql') && asked.push(request.url())),
        );
        await page.goto(`http://127.0.0.1:${port}/visits`);
        await page.getByText('Приёмов: 1').waitFor();
        await page.getByText('Анна: 1500.10').click();
        // Its click is heard: the page has come to life.
        await page.locator('ul[data-alive="true"]').waitFor();
        expectEqual(
          'requests of the server and of the browser for one page',
          [clinic.requests.length - before, asked.length],
          [1, 0],
        );
        return 'a page of the server comes to life without a second request';
      });
    });
  });
}

async function tryVue(folder: string): Promise<string> {
  await run('npm', ['run', 'build', '--silent'], folder);
  const port = await freePort();
  return withClinic(async (clinic) => {
    const server = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--host', '127.0.0.1'],
      { cwd: folder, stdio: 'ignore' },
    );
    return whileRunning(server, async () => {
      await untilAnswered(`http://127.0.0.1:${port}/`);
      return inBrowser(async (page) => {
        await page.route('**/graphql', async (route) => {
          const response = await fetch(clinic.uri, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: route.request().postData(),
          });
          await route.fulfill({
            status: response.status,
            contentType: 'application/json',
            body: await response.text(),
          });
        });
        await page.goto(`http://127.0.0.1:${port}/`);
        await page.getByRole('heading', { name: '1' }).waitFor();
        await page.getByRole('button', { name: 'Добавить' }).click();
        // No component requested it again: the rules of the cache did.
        await page.getByRole('heading', { name: '2' }).waitFor();
        await page.getByText('900.00').waitFor();
        return 'a list follows a write by itself';
      });
    });
  });
}

/** Runs with a server of a clinic, whose visits can be read and created. */
async function withClinic<T>(work: (server: GraphQLServer) => Promise<T>): Promise<T> {
  const schema = buildSchema(
    readFileSync(join(import.meta.dirname, 'fresh/schema.graphql'), 'utf8'),
  );
  const doctor = { __typename: 'Doctor', id: '1', name: 'Анна' };
  const visits = [
    {
      __typename: 'Visit',
      id: '7',
      startsAt: '2026-11-22T10:00:00Z',
      status: 'PLANNED',
      price: '1500.10',
      doctor,
    },
  ];
  const rootValue = {
    visits: () => ({ nodes: visits, pageInfo: { hasNextPage: false }, totalCount: visits.length }),
    createVisit: ({ input }: { input: { startsAt: string; price: string } }) => {
      const visit = {
        __typename: 'Visit',
        id: String(visits.length + 7),
        startsAt: input.startsAt,
        status: 'PLANNED',
        price: input.price,
        doctor,
      };
      visits.push(visit);
      return visit;
    },
  };
  const server = await startGraphQLServer({
    answer: ({ query = '', variables }) =>
      graphql({ schema, source: query, rootValue, variableValues: variables }),
  });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

async function whileRunning<T>(child: ChildProcess, work: () => Promise<T>): Promise<T> {
  const ended = once(child, 'exit');
  try {
    return await work();
  } finally {
    child.kill();
    await ended;
  }
}

async function inBrowser<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null)
    throw new Error('A server on a free port has no port.');
  return address.port;
}

/** Waits until somebody answers there, half a minute at the longest. */
async function untilAnswered(url: string): Promise<void> {
  const end = performance.now() + 30_000;
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not yet.
    }
    if (performance.now() > end) throw new Error(`Nothing answers at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function expectEqual(what: string, actual: readonly number[], expected: readonly number[]): void {
  if (actual.join() !== expected.join())
    throw new Error(`${what}: ${actual.join(', ')} instead of ${expected.join(', ')}.`);
}
