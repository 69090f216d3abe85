import { act, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { startTransition, Suspense, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Boundary } from './boundary.tsx';
import { createLoadable, type Loadable } from '../values/loadable.ts';

/** Milliseconds until it is there; `-1`: in the microtask after. */
const after = (delay: number) =>
  delay < 0 ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve, delay));
const thing = (delay: number): Loadable<string> =>
  createLoadable(async () => {
    await after(delay);
    return `${delay}`;
  });

const setActing = (isActing: boolean) =>
  void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);

describe('what waits for one thing after another', () => {
  afterEach(() => setActing(true));

  const delays = fc.integer({ min: -1, max: 4 });
  const meanwhile = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 8 }),
      how: fc.constantFrom('sync', 'plain', 'transition'),
    }),
    { maxLength: 5 },
  );

  it('is shown in the end, whenever they come and whatever is rendered meanwhile', async () => {
    setActing(false);
    await fc.assert(
      fc.asyncProperty(
        delays,
        delays,
        delays,
        meanwhile,
        async (first, second, third, renderings) => {
          const [one, other, last] = [thing(first), thing(second), thing(third)];
          let set: (asked: number) => void = () => undefined;
          function Waiting({ asked }: { readonly asked: number }) {
            const found = use(one.load()) + use(other.load());
            return (
              <p>
                {asked}: {found}
                {asked > 0 && use(last.load())}
              </p>
            );
          }
          function Page() {
            const [asked, setAsked] = useState(0);
            set = setAsked;
            return (
              <Suspense fallback="…">
                <Waiting asked={asked} />
              </Suspense>
            );
          }
          const container = document.createElement('div');
          const root = createRoot(container);
          root.render(<Page />);
          await Promise.all(
            renderings.map(async ({ at, how }, index) => {
              await after(at);
              if (how === 'sync') flushSync(() => set(index + 1));
              else if (how === 'plain') set(index + 1);
              else startTransition(() => set(index + 1));
            }),
          );
          await vi.waitFor(
            () => {
              expect(container.querySelector('p')?.style.display).toBe('');
              expect(container.textContent).toContain(`: ${first}${second}`);
            },
            { interval: 5 },
          );
          root.unmount();
        },
      ),
      { numRuns: 10 },
    );
  });

  it.each([
    [1, 1, -1],
    [-1, 3, -1],
  ])('is shown where an event of a test makes it wait (%i, %i, %i)', async (...milliseconds) => {
    const [one, other, last] = milliseconds.map(thing);
    const Waiting = () => (
      <p>{[one, other, last].map((each) => each && use(each.load())).join()}</p>
    );
    function Page() {
      const [isAsked, setAsked] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setAsked(true)}>
            ask
          </button>
          <Suspense fallback="…">{isAsked && <Waiting />}</Suspense>
        </>
      );
    }
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'ask' }));
    expect(await screen.findByText(milliseconds.join())).toBeVisible();
  });
});

it('says what could not be loaded, and tries again when it is asked to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const start = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('gone')));
  const failing = createLoadable(start);
  const Waiting = () => <p>{use(failing.load())}</p>;
  await act(async () => {
    render(
      <Boundary
        instead={(error, retry) => (
          <button type="button" onClick={retry}>
            {String(error)}
          </button>
        )}
      >
        <Suspense fallback="…">
          <Waiting />
        </Suspense>
      </Boundary>,
    );
  });
  const retry = await screen.findByRole('button', { name: 'Error: gone' });
  start.mockImplementation(async () => 'here');
  await act(async () => retry.click());
  expect(await screen.findByText('here')).toBeVisible();
  vi.restoreAllMocks();
});
