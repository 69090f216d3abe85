import { existsSync, readFileSync } from 'node:fs';

import type { Browser, Page } from '@playwright/test';

/** What a page holds while it works through rows. */
export interface HeapWatch {
  /** What it holds now, after a collection of garbage. `done`: rows so far. */
  sample(done: number): Promise<void>;
  /** What it held so far. */
  figures(): HeapFigures;
}

export interface HeapFigures {
  /**
   * Megabytes after a collection of garbage: at first, the most of all samples, and at the end.
   * JavaScript objects, what they keep of the page, and buffers of bytes outside of both.
   */
  readonly heapMegabytes: { readonly first: number; readonly most: number; readonly last: number };
  /** By how many bytes the page grows with each row: slope of the line through all samples. */
  readonly bytesPerRow: number;
  readonly samples: number;
  /** The most that the process of the page had resident, garbage among it. */
  readonly residentMegabytes: number;
}

const megabyte = 1_000_000;
const rounded = (value: number): number => Math.round(value * 10) / 10;

export async function watchHeap(browser: Browser, page: Page): Promise<HeapWatch> {
  const session = await page.context().newCDPSession(page);
  const all = await browser.newBrowserCDPSession();
  const samples: { readonly done: number; readonly bytes: number }[] = [];
  let resident = 0;
  const processOf = async (): Promise<number | undefined> => {
    const { processInfo } = await all.send('SystemInfo.getProcessInfo');
    // Of all pages, the one that works has used the processor most.
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .toSorted((a, b) => b.cpuTime - a.cpuTime)[0]?.id;
  };
  return {
    async sample(done) {
      resident = Math.max(resident, residentOf(await processOf()));
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, embedderHeapUsedSize, backingStorageSize } =
        await session.send('Runtime.getHeapUsage');
      samples.push({ done, bytes: usedSize + embedderHeapUsedSize + backingStorageSize });
    },
    figures: () => ({
      heapMegabytes: {
        first: rounded((samples[0]?.bytes ?? 0) / megabyte),
        most: rounded(Math.max(...samples.map(({ bytes }) => bytes)) / megabyte),
        last: rounded((samples.at(-1)?.bytes ?? 0) / megabyte),
      },
      bytesPerRow: rounded(slopeOf(samples)),
      samples: samples.length,
      residentMegabytes: Math.round(resident / megabyte),
    }),
  };
}

function residentOf(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  return existsSync(status)
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024
    : 0;
}

/**
 * Rows after which a page holds what it is to hold: its code, and the last twenty thousand keys of
 * an export.
 */
const settled = 25_000;

/** By least squares. What is loaded and made once is no growth. */
function slopeOf(samples: readonly { readonly done: number; readonly bytes: number }[]): number {
  const later = samples.filter(({ done }) => done >= settled);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, level] = [
    mean(later.map(({ done }) => done)),
    mean(later.map(({ bytes }) => bytes)),
  ];
  const spread = later.reduce((sum, { done }) => sum + (done - middle) ** 2, 0);
  return spread === 0
    ? 0
    : later.reduce((sum, { done, bytes }) => sum + (done - middle) * (bytes - level), 0) / spread;
}
