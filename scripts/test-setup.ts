import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';

/**
 * What decides whether a change lands is repeatable: each property is tried with the same seed,
 * until `npm run properties` gives another.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

/**
 * What is waited for comes late on a busy machine, and Vitest's own second is in no configuration,
 * unlike that of `expect.poll`. Files share a worker's modules: what is set stays.
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
