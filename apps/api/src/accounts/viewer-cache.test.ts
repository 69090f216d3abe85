import { expect, it } from 'vitest';
import { ViewerCache } from './viewer-cache.ts';
import type { Viewer } from './viewer.ts';

const viewer = (id: number): Viewer => ({
  id,
  email: `${id}@shop.example`,
  name: 'Name',
  role: 'viewer',
  mustChangePassword: false,
});

function countingCache(options: { maxAge?: number; maxSize?: number } = {}): {
  readonly cache: ViewerCache;
  readonly asked: string[];
} {
  const asked: string[] = [];
  const find = async (token: string): Promise<Viewer | null> => {
    asked.push(token);
    return token === 'nobody' ? null : viewer(Number(token));
  };
  return { cache: new ViewerCache({ find, ...options }), asked };
}

it('asks once for requests that come together or soon after', async () => {
  const { cache, asked } = countingCache();
  expect(await Promise.all([cache.find('1'), cache.find('1')])).toEqual([viewer(1), viewer(1)]);
  expect(await cache.find('1')).toEqual(viewer(1));
  expect(asked).toEqual(['1']);
});

it('asks again after its age, when told to forget, and when asked to', async () => {
  const { cache, asked } = countingCache({ maxAge: 0 });
  await cache.find('1');
  await cache.find('1');
  expect(asked).toEqual(['1', '1']);
  const lasting = countingCache();
  await lasting.cache.find('1');
  await lasting.cache.find('2');
  lasting.cache.forget(1);
  await lasting.cache.find('1');
  await lasting.cache.find('2');
  await lasting.cache.refresh('2');
  expect(lasting.asked).toEqual(['1', '2', '1', '2']);
});

it('does not keep what was looked up before the change and arrived after it', async () => {
  const { promise, resolve } = Promise.withResolvers<Viewer | null>();
  let asked = 0;
  const cache = new ViewerCache({
    find: () => ((asked += 1), asked === 1 ? promise : Promise.resolve(null)),
  });
  const before = cache.find('1');
  cache.forget(1);
  resolve(viewer(1));
  await before;
  expect(await cache.find('1')).toBeNull();
});

it('keeps neither tokens of nobody nor more than its size', async () => {
  const { cache, asked } = countingCache({ maxSize: 2 });
  for (const token of ['nobody', 'nobody', '1', '2', '3', '1']) await cache.find(token);
  expect(asked).toEqual(['nobody', 'nobody', '1', '2', '3', '1']);
});

it('does not keep a failure', async () => {
  let asked = 0;
  const cache = new ViewerCache({
    find: () => (asked++ === 0 ? Promise.reject(new Error('lost')) : Promise.resolve(viewer(1))),
  });
  await expect(cache.find('1')).rejects.toThrow('lost');
  expect(await cache.find('1')).toEqual(viewer(1));
});
