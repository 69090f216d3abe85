import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { closeServers, failure, instant, orders, start } from '../../test/orders-server.ts';
import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { always, faults } from '../testing/faults.ts';
import type { GraphQLServerOptions } from '../testing/server/index.ts';
import { createGetQueriesLink } from './get-queries-link.ts';
import { createUploadLink } from './upload-link.ts';

afterEach(closeServers);

const attach = gql`
  mutation Attach($files: [Upload!]!, $cover: Cover) {
    attach(files: $files, cover: $cover)
  }
`;

describe('uploads', () => {
  const photo = new File(['photo'], 'фото.jpg', { type: 'image/jpeg' });

  async function startUploads(options: Partial<GraphQLServerOptions> = {}) {
    const { server } = await start(options);
    return {
      server,
      client: createAdminClient({
        schema: emptySchemaConfig,
        terminal: createUploadLink({ uri: server.uri }),
        links: [instant],
      }),
    };
  }

  it('finds files anywhere in the variables and sends each once', async () => {
    const { server, client } = await startUploads();
    const blob = new Blob(['{}'], { type: 'application/json' });
    await client.mutate({
      mutation: attach,
      variables: { files: [photo, blob], cover: { title: 'Обложка', image: photo } },
    });
    const [request] = server.requests;
    expect(request?.variables).toEqual({
      files: [null, null],
      cover: { title: 'Обложка', image: null },
    });
    expect(Object.keys(request?.files ?? {}).sort()).toEqual([
      'variables.cover.image',
      'variables.files.0',
      'variables.files.1',
    ]);
    expect(request?.files['variables.files.0']?.name).toBe('фото.jpg');
    expect(request?.files['variables.files.1']?.type).toBe('application/json');
    expect(request?.body.split('image/jpeg')).toHaveLength(2);
  });

  it('sends a date beside a file as JSON has it', async () => {
    const { server, client } = await startUploads();
    await client.mutate({
      mutation: attach,
      variables: {
        files: [photo],
        cover: { takenAt: new Date('2026-11-27T10:00:00Z'), image: photo },
      },
    });
    expect(server.requests[0]?.variables).toEqual({
      files: [null],
      cover: { takenAt: '2026-11-27T10:00:00.000Z', image: null },
    });
  });

  it('finds the files that an input of a page has chosen', async () => {
    class Chosen {
      0 = photo;
      length = 1;
      *[Symbol.iterator]() {
        yield photo;
      }
    }
    vi.stubGlobal('FileList', Chosen);
    try {
      const { server, client } = await startUploads();
      await client.mutate({ mutation: attach, variables: { files: new Chosen() } });
      expect(server.requests[0]?.variables).toEqual({ files: [null] });
      expect(Object.keys(server.requests[0]?.files ?? {})).toEqual(['variables.files.0']);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('go as POST with a query too, and without variables that the document does not declare', async () => {
    const { server } = await start();
    const client = createAdminClient({
      schema: emptySchemaConfig,
      terminal: createUploadLink({ uri: server.uri }),
      links: [createGetQueriesLink()],
    });
    await client.query({
      query: gql`
        query Similar($image: Upload!) {
          orders(image: $image) {
            id
          }
        }
      `,
      variables: { image: photo, other: 1 },
    });
    expect(server.requests[0]).toMatchObject({ method: 'POST', variables: { image: null } });
    expect(server.requests[0]?.variables).not.toHaveProperty('other');
  });

  it('asks for a preflight, as servers require', async () => {
    const { server, client } = await startUploads();
    await client.mutate({ mutation: attach, variables: { files: [photo] } });
    expect(server.requests[0]?.headers).toMatchObject({
      'apollo-require-preflight': 'true',
      'graphql-preflight': '1',
    });
  });

  it('sends operations without files as JSON', async () => {
    const { server, client } = await startUploads();
    await client.query({ query: orders });
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
  });

  it('tells how far it is', async () => {
    const { client } = await startUploads();
    const progress: number[] = [];
    const large = new File([new Uint8Array(300_000)], 'large.bin');
    await client.mutate({
      mutation: attach,
      variables: { files: [large] },
      context: { onUploadProgress: ({ sent, total }) => void progress.push(sent / total) },
    });
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('can be cancelled, and is never sent twice', async () => {
    const { server, client } = await startUploads({ faults: always(faults.latency(500)) });
    const controller = new AbortController();
    const uploading = failure(
      client.mutate({
        mutation: attach,
        variables: { files: [photo] },
        context: { fetchOptions: { signal: controller.signal } },
      }),
    );
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort();
    expect((await uploading).code).toBe('ABORTED');
    await vi.waitFor(() => expect(server.aborted()).toBe(1));
    expect(server.requests).toHaveLength(1);
  });
});
