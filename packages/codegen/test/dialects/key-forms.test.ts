import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import type { Resource } from '../../src/model.ts';
import { inferModel, type AdminOverrides } from '../../src/infer/index.ts';

const sdl = readFileSync(
  join(import.meta.dirname, '../../fixtures/key-forms/schema.graphql'),
  'utf8',
);

function resource(type: string, overrides: AdminOverrides = {}): Resource {
  const found = inferModel(buildSchema(sdl), overrides).resources.find(
    (candidate) => candidate.type === type,
  );
  if (!found) throw new Error(`${type} is no resource.`);
  return found;
}

const keyOf = ({ key }: Resource): readonly string[] => key.map(({ field }) => field);

it('takes the form of the key that foreign keys have, and the operations that take that form', () => {
  const album = resource('Album');
  expect(keyOf(resource('Artist'))).toEqual(['artistId']);
  expect(keyOf(album)).toEqual(['albumId']);
  expect(
    [album.one, album.update, album.remove].map((operation) => operation?.root.join('.')),
  ).toEqual(['albumByAlbumId', 'updateAlbumByAlbumId', 'deleteAlbumByAlbumId']);
  expect(album.update?.key).toEqual([
    { field: 'albumId', argument: ['input', 'albumId'], type: 'Int', list: false },
  ]);
});

it('saves a reference, and lists what is related, by that form', () => {
  expect(
    resource('Album').create?.inputs.find(({ name }) => name === 'artistId')?.reference,
  ).toEqual({ resource: 'artists', keyField: 'artistId' });
  expect(resource('Artist').related).toMatchObject([
    { resource: 'albums', on: [{ filter: 'artistId', key: 'artistId' }] },
  ]);
});

it('writes and shows by the form that an operation takes where none takes the key', () => {
  const artist = resource('Artist');
  expect(artist.address).toEqual([{ field: 'nodeId', kind: 'id' }]);
  expect(artist.one?.key).toEqual([
    { field: 'nodeId', argument: ['nodeId'], type: 'ID', list: false },
  ]);
  expect(artist.remove).toMatchObject({
    key: [],
    recordArguments: [{ argument: ['input', 'nodeId'], path: ['nodeId'], required: true }],
  });
  expect(artist.update).toMatchObject({
    key: [],
    recordArguments: [{ argument: ['input', 'nodeId'], path: ['nodeId'], required: true }],
  });
});

it('takes the form that a list is filtered by where nothing points to the record', () => {
  expect(keyOf(resource('PlaylistTrack'))).toEqual(['playlistId', 'position']);
});

it('chooses the operations anew for a key that configuration names', () => {
  const album = resource('Album', { resources: { Album: { key: ['nodeId'] } } });
  expect(album.one?.root).toEqual(['album']);
  expect(album.update).toMatchObject({
    root: ['updateAlbum'],
    key: [{ field: 'nodeId', argument: ['input', 'nodeId'] }],
    recordArguments: [],
  });
  expect(album.remove).toMatchObject({
    root: ['deleteAlbum'],
    key: [{ field: 'nodeId', argument: ['input', 'nodeId'] }],
    recordArguments: [],
  });
});

it('never sends a number where a global id belongs, even by an operation that configuration names', () => {
  const album = resource('Album', {
    resources: { Album: { key: ['albumId'], remove: 'deleteAlbum' } },
  });
  expect(album.remove).toMatchObject({
    key: [],
    recordArguments: [{ argument: ['input', 'nodeId'], path: ['nodeId'] }],
  });
});
