import { dirname } from 'node:path';

import { figuresOf } from './figures.ts';
import { readSources, type Sources } from './read-imports.ts';
import { floorsOf, houseOf, pairsOf, upwardArrows, type Arrow, type House } from './rooms.ts';
import { uiRooms, type Room } from './ui-rooms.ts';

/**
 * `npm run architecture`: which folders of the workspaces import each other, and how many floors
 * they stand on. Fails where a pair is more than the page allows, and where it allows more than
 * there are. `npm run architecture -- --figures` prints lines, functions and hidden state of each.
 */

interface Bounds {
  readonly folder: string;
  /** Pairs of neighbours that import each other, in the folder and in all below it. */
  readonly pairs: number;
  /** Of the folders that lie in it; not bound where it is not named. */
  readonly floors?: number;
  /** Rooms in the order in which they build on each other, and imports against it that are left. */
  readonly order?: { readonly rooms: readonly Room[]; readonly upward: number };
}

const workspaces: readonly Bounds[] = [
  { folder: 'packages/ui/src', pairs: 0, floors: 12, order: { rooms: uiRooms, upward: 0 } },
  { folder: 'packages/gql/src', pairs: 0 },
  { folder: 'packages/codegen/src', pairs: 0, floors: 8 },
  { folder: 'packages/codegen/src/infer', pairs: 0, floors: 6 },
  { folder: 'apps/api/src', pairs: 0 },
];

let failed = false;
for (const { folder, pairs: allowed, floors: highest, order } of workspaces) {
  const sources = readSources(folder);
  const pairs = foldersOf(folder, sources).flatMap((each) => mutual(each, sources));
  const house = houseOf(folder, sources);
  const floors = Math.max(...floorsOf(house).values());
  console.log(
    `${folder}: ${house.rooms.filter(isFolder).length} folders, ${house.arrows.length} imports between them, ${pairs.length} pairs that import each other, ${floors} floors`,
  );
  if (process.argv.includes('--figures')) console.log(`  ${figuresOf(sources.files)}`);
  if (pairs.length > allowed || process.argv.includes('--pairs')) pairs.forEach(show);
  if (pairs.length !== allowed)
    fail(
      `${folder} has ${pairs.length} such pairs, ${allowed} allowed here in scripts/architecture/run.ts. ${pairs.length > allowed ? 'Move the file to the folder whose idea it is, or what both need below both.' : 'Write the lower number.'}`,
    );
  if (highest !== undefined && floors > highest)
    fail(`${folder} stands on ${floors} floors, ${highest} allowed.`);
  if (order) holdOrder(folder, house, order);
}
if (failed) process.exitCode = 1;

function holdOrder(
  folder: string,
  house: House,
  { rooms, upward }: Required<Bounds>['order'],
): void {
  const names = rooms.map(({ name }) => name);
  const arrows = upwardArrows(house, names);
  if (arrows.length === upward) return;
  for (const { from, to, via } of arrows) {
    const own = names.indexOf(from.slice(0, -1));
    const before = names.slice(0, Math.max(own, 0)).join(', ');
    console.error(
      own < 0
        ? `  ${folder}/${from} is no room of scripts/architecture/ui-rooms.ts: say there what it holds.`
        : `  ${via.from} imports ${via.to}: ${from} sees ${before} alone, not ${to}`,
    );
  }
  fail(
    `${folder} has ${arrows.length} imports against the order of its rooms, ${upward} allowed here. ${arrows.length > upward ? `Rooms: ${rooms.map(({ name, holds }) => `${name}/ (${holds})`).join('; ')}.` : 'Write the lower number.'}`,
  );
}

function fail(message: string): void {
  console.error(message);
  failed = true;
}

function show([there, back]: readonly [Arrow, Arrow]): void {
  console.log(
    `  ${there.from} and ${there.to}: ${there.via.from} imports ${there.via.to}, ${back.via.from} imports ${back.via.to}`,
  );
}

function isFolder(room: string): boolean {
  return room.endsWith('/');
}

/** Two files of one folder that import each other are lint's. */
function mutual(folder: string, sources: Sources): ReturnType<typeof pairsOf> {
  return pairsOf(houseOf(folder, sources)).filter(
    ([{ from, to }]) => isFolder(from) || isFolder(to),
  );
}

/** The folder and all below it that hold source files. */
function foldersOf(folder: string, { files }: Sources): readonly string[] {
  const holding = files.flatMap((file) => {
    const path: string[] = [];
    for (let each = dirname(file); each.length >= folder.length; each = dirname(each))
      path.push(each);
    return path;
  });
  return [...new Set(holding)].toSorted();
}
