import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';

/**
 * Tests that decide about a change have to be repeatable: each property is tried with the same
 * seed, until `npm run properties` sets another.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

/**
 * Awaited changes come late on a busy machine. The default second of Vitest's `waitFor` cannot be
 * configured, unlike that of `expect.poll`. Files share a worker's modules, so that a replaced
 * function stays replaced.
 */
const patient = Symbol.for('admin.patient');
if (!(patient in vi.waitFor)) {
  const { waitFor } = vi;
  vi.waitFor = Object.assign<typeof waitFor, object>(
    (callback, options) =>
      waitFor(callback, {
        timeout: 20_000,
        ...(typeof options === 'number' ? { timeout: options } : options),
      }),
    { [patient]: true },
  );
}
