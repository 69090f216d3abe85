import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPause } from './pause.ts';

describe('createPause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits half a second from what comes first, however much the pointer moves, and does it once', () => {
    const [pause, act] = [createPause(), vi.fn<() => void>()];
    pause(act, false);
    vi.advanceTimersByTime(400);
    pause(act, false);
    vi.advanceTimersByTime(99);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(5000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is put off by each press until then', () => {
    const [pause, act] = [createPause(), vi.fn<() => void>()];
    pause(act, false);
    for (let press = 0; press < 3; press += 1) {
      vi.advanceTimersByTime(400);
      pause(act, true);
    }
    vi.advanceTimersByTime(499);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
