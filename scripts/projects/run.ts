/**
 * Tries projects as users create them: publishes the packages to a registry of this machine, runs
 * `npm create admin@latest` from there, `npm install`, `npm test`, `npm start` with a browser, then
 * publishes a new version and updates to it. `npm run projects`, or some of them: `npm run projects
 * -- file sample`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { measureFirstList } from '../../bench/measure-first-list.ts';
import { run } from '../packages/run.ts';
import { contain } from './container.ts';
import { seeOwn, writeOwn } from './own.ts';
import {
  create,
  develop,
  filesOfPerson,
  npm,
  runCi,
  startAndLook,
  type Journey,
} from './project.ts';
import { publishAll } from './publish.ts';
import { startRegistry } from './registry.ts';
import { startDatabase, startEndpoint, type Started } from './sources.ts';

const cases = {
  file: {
    says: 'an SDL file alone',
    start: async (): Promise<Started> => ({
      schema: resolve('packages/codegen/fixtures/connection/schema.graphql'),
      stop: async () => undefined,
    }),
    signsIn: false,
    list: '/orders',
  },
  endpoint: {
    says: 'a server of another dialect by its URL',
    start: startEndpoint,
    signsIn: false,
    list: '/exhibits',
  },
  sample: {
    says: 'the sample shop',
    start: async (): Promise<Started> => ({ schema: 'sample', stop: async () => undefined }),
    signsIn: true,
    list: '/orders',
  },
  northwind: {
    says: 'Northwind by DATABASE_URL',
    start: startDatabase,
    signsIn: true,
    list: '/customers',
  },
} as const;
type Case = keyof typeof cases;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const isCase = (name: string): name is Case => Object.hasOwn(cases, name);
const unknown = positionals.filter((name) => !isCase(name));
if (unknown.length > 0)
  throw new Error(
    `There is no project ${unknown.join(', ')}. Projects: ${Object.keys(cases).join(', ')}.`,
  );
const wanted =
  positionals.length > 0 ? positionals.filter(isCase) : Object.keys(cases).filter(isCase);

if (!values.built)
  await step('packages built', () =>
    run(process.execPath, ['scripts/packages/build.ts'], process.cwd()),
  );
const folder = mkdtempSync(join(tmpdir(), 'admin-projects-'));
const registry = await startRegistry();
// A version that no cache of npm knows from before.
const seconds = Math.floor(Date.now() / 1000);
const [first, second] = [`0.1.${seconds}`, `0.1.${seconds + 1}`];
try {
  await step(`published ${first}`, () => publishAll(registry, first));
  const made: { readonly name: Case; readonly journey: Journey; readonly source: Started }[] = [];
  for (const name of wanted) {
    const { says, start, signsIn, list } = cases[name];
    const project = join(folder, name);
    const source = await start();
    const journey = { folder: project, env: registry.env, signsIn, list };
    made.push({ name, journey, source });
    console.log(`\n— ${says}`);
    await step('npm create admin@latest', () =>
      create(project, registry.env, '--schema', source.schema),
    );
    await step('npm install', () => npm(project, registry.env, 'install', '--silent'));
    await step('npm test', () => npm(project, registry.env, 'test'));
    const { sections, rows, javascriptGzipBytes } = await step('npm start', () =>
      startAndLook(journey, join(tmpdir(), `admin-project-${name}.png`)),
    );
    console.log(
      `  ${sections} links in the navigation, ${rows} rows; ${javascriptGzipBytes} bytes of scripts`,
    );
    await step('npm run dev', () => develop(journey));
    const steps = await step('CI', () => runCi(journey));
    console.log(`  ${steps.join('; ')}`);
    await step('what the container file says', () => contain(journey, steps));
    if (name === 'sample') {
      const own = await step('the same list of this repository', measureFirstList);
      console.log(`  ${own.javascriptGzipBytes} bytes of scripts`);
      if (javascriptGzipBytes > own.javascriptGzipBytes)
        throw new Error(
          `The list of a created project needs ${javascriptGzipBytes} bytes of scripts, the repository's own ${own.javascriptGzipBytes}.`,
        );
    }
  }
  console.log(`\n— a new version`);
  await step(`published ${second}`, () => publishAll(registry, second));
  for (const { name, journey, source } of made) {
    const { folder: project } = journey;
    // Files that a user has written since.
    writeFileSync(join(project, 'apps/web/src/locales/en.json'), '{ "app": { "name": "Mine" } }\n');
    writeOwn(project);
    const before = filesOfPerson(project);
    await step(`${name}: npm update, npm run codegen`, async () => {
      await npm(project, registry.env, 'update', '--silent');
      await npm(project, registry.env, 'run', 'codegen');
    });
    const taken: { readonly version: string } = JSON.parse(
      readFileSync(join(project, 'node_modules/@admin/ui/package.json'), 'utf8'),
    );
    if (taken.version !== second)
      throw new Error(`npm update took ${taken.version} of @admin/ui, not ${second}.`);
    const after = filesOfPerson(project);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    if (changed.length > 0)
      throw new Error(`The new version changed what a person wrote: ${changed.join(', ')}`);
    await step(`${name}: npm test`, () => npm(project, registry.env, 'test'));
    await step(`${name}: npm start`, () =>
      seeOwn(journey, (width) => join(tmpdir(), `admin-project-${name}-own-${width}.png`)),
    );
    await source.stop();
  }
} finally {
  await registry.stop();
  if (values.keep) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`  ${what}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
