import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadiness } from './health.ts';

describe('/readyz', () => {
  const check = vi.fn<() => Promise<void>>();
  const logError = vi.fn<(id: string, error: Error) => void>();
  const answerReadiness = createReadiness({ check }, logError);
  let received = 0;
  const server = createServer((_request, response) => {
    received += 1;
    answerReadiness(response);
  });
  let url = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  });
  beforeEach(() => {
    check.mockReset().mockResolvedValue();
    logError.mockReset();
  });
  afterAll(() => server.close());

  const ask = async (): Promise<readonly [number, unknown]> => {
    const response = await fetch(url);
    return [response.status, await response.json()];
  };

  it('says whether the database answers, each time anew, and is kept by nobody', async () => {
    expect(await ask()).toEqual([200, { status: 'ok' }]);
    check.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    expect(await ask()).toEqual([503, { status: 'database unavailable' }]);
    expect(await ask()).toEqual([200, { status: 'ok' }]);
    expect((await fetch(url)).headers.get('cache-control')).toBe('no-store');
  });

  it('logs the reason once, however often it is asked, and again after the database was there', async () => {
    const reason = new Error('connect ECONNREFUSED');
    check.mockRejectedValue(reason);
    await ask();
    await ask();
    expect(logError.mock.calls).toEqual([['readiness', reason]]);
    check.mockResolvedValue();
    await ask();
    check.mockRejectedValue(reason);
    await ask();
    expect(logError).toHaveBeenCalledTimes(2);
  });

  it('asks the database once for all who ask at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    check.mockReturnValue(promise);
    received = 0;
    const both = [ask(), ask()];
    await expect.poll(() => received).toBe(2);
    resolve();
    expect(await Promise.all(both)).toEqual([
      [200, { status: 'ok' }],
      [200, { status: 'ok' }],
    ]);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
