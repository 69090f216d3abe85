import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type * as ReactModule from 'react';
import type { ReactNode } from 'react';
import type * as ReactDomModule from 'react-dom';
import type * as ClientModule from 'react-dom/client';
import { minifySync, parseSync } from 'vite';
import { expect, it, vi } from 'vitest';

import { lightReact } from './light-react.ts';

const require = createRequire(import.meta.url);
const fileOf = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), 'cjs', file);
const whole = readFileSync(fileOf('react-dom', 'react-dom-client.production.js'), 'utf8');

const light = transformed(whole);
const withTransitions = transformed(whole, { viewTransitions: true });

function transformed(code: string, options?: Parameters<typeof lightReact>[0]): string {
  const { transform } = lightReact(options);
  const result: unknown = Reflect.apply(
    typeof transform === 'object' ? transform.handler : () => undefined,
    { parse: (text: string) => parseSync('react.js', text).program },
    [code],
  );
  return typeof result === 'object' && result !== null && 'code' in result
    ? String(result.code)
    : code;
}

interface Running {
  readonly React: typeof ReactModule;
  readonly dom: typeof ReactDomModule;
  readonly client: typeof ClientModule;
}

/** React as it is built for production, with this text in the place of its larger half. */
function run(client: string): Running {
  const loaded = new Map<string, unknown>();
  const load = (name: string): unknown => loaded.get(name) ?? require(name);
  const evaluate = (code: string): unknown => {
    const exports = {};
    // oxlint-disable-next-line typescript/no-implied-eval -- the modules as they are in a bundle
    new Function('exports', 'require', code)(exports, load);
    return exports;
  };
  loaded.set('react', evaluate(readFileSync(fileOf('react', 'react.production.js'), 'utf8')));
  loaded.set(
    'react-dom',
    evaluate(readFileSync(fileOf('react-dom', 'react-dom.production.js'), 'utf8')),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each evaluated from the file of its name
  return { React: load('react'), dom: load('react-dom'), client: evaluate(client) } as Running;
}

/** All that a page does, in steps: what stands there after each, and what ran when. */
async function play({ React, dom, client }: Running): Promise<readonly string[]> {
  const {
    Activity,
    Component,
    Fragment,
    Suspense,
    createElement: h,
    startTransition,
    use,
    useEffect,
    useId,
    useLayoutEffect,
    useRef,
    useState,
  } = React;
  const log: string[] = [];
  const Told = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => {
    useLayoutEffect(
      () => (log.push(`layout ${name}`), () => void log.push(`layout gone ${name}`)),
      [name],
    );
    useEffect(() => (log.push(`effect ${name}`), () => void log.push(`gone ${name}`)), [name]);
    return h(
      'p',
      {
        id: useId(),
        ref: (element: Element | null) =>
          void log.push(`ref ${name} ${element?.tagName ?? 'none'}`),
      },
      name,
      children,
    );
  };
  class Boundary extends Component<{ readonly children?: ReactNode }> {
    override state: { error?: Error } = {};
    static getDerivedStateFromError = (error: Error) => ({ error });
    override componentDidCatch() {
      log.push('caught');
    }
    override getSnapshotBeforeUpdate() {
      return 'before';
    }
    override componentDidUpdate(_props: unknown, _state: unknown, snapshot: string) {
      log.push(`updated ${snapshot}`);
    }
    override render() {
      return this.state.error ? h('b', null, this.state.error.message) : this.props.children;
    }
  }
  const Throwing = (): ReactNode => {
    throw new Error('broken');
  };
  const Waiting = ({ for: promise }: { readonly for: Promise<string> }) =>
    h('i', null, use(promise));
  const Field = () => {
    const [text, setText] = useState('');
    const input = useRef<HTMLInputElement>(null);
    return h(
      'label',
      null,
      text,
      h('input', {
        ref: input,
        name: 'text',
        value: text,
        onChange: () => setText(`typed ${input.current?.value ?? ''}`),
      }),
    );
  };
  const Choice = () =>
    h(
      'select',
      { defaultValue: 'b' },
      h('option', { value: 'a' }, 'A'),
      h('option', { value: 'b' }, 'B'),
    );
  const aside = document.createElement('aside');
  const element = document.createElement('div');
  document.body.append(element, aside);
  const root = client.createRoot(element, { onCaughtError: () => log.push('told') });
  const page = ({
    keys,
    mode,
    promise,
    isBroken = false,
  }: {
    keys: readonly string[];
    mode: 'visible' | 'hidden';
    promise: Promise<string>;
    isBroken?: boolean;
  }) =>
    h(
      Fragment,
      null,
      h('title', null, keys.join()),
      h(Field),
      h(Choice),
      h('textarea', { defaultValue: 'lines' }),
      keys.map((key) =>
        h(Told, { key, name: key }, h('svg', { viewBox: '0 0 1 1', strokeWidth: 2 })),
      ),
      h(Activity, { mode, children: h(Told, { name: 'active' }) }),
      h(
        Suspense,
        { fallback: 'wait' },
        h(Waiting, { for: promise }),
        h(Told, { name: 'revealed' }),
      ),
      dom.createPortal(h('em', { onClick: () => void log.push('pressed') }, keys.length), aside),
      h(
        Boundary,
        null,
        isBroken
          ? h(Throwing)
          : h('u', {
              style: { opacity: keys.length / 4 },
              dangerouslySetInnerHTML: { __html: '<s>inner</s>' },
            }),
      ),
    );
  let before = 0;
  /** Waits for what is shown at last, and for the last effect of it. */
  const settle = async (shown: string, ran: string) => {
    await vi.waitFor(
      () =>
        expect([element.innerHTML, log.slice(before)]).toEqual([
          expect.stringContaining(shown),
          expect.arrayContaining([ran]),
        ]),
      { timeout: 20_000 },
    );
    before = log.length;
    log.push(`${document.title} ${element.innerHTML} ${aside.innerHTML}`);
  };
  const first = Promise.resolve('first');
  dom.flushSync(() =>
    root.render(page({ keys: ['a', 'b', 'c'], mode: 'visible', promise: first })),
  );
  await settle('<i>first</i>', 'effect revealed');
  aside.querySelector('em')?.click();
  const input = element.querySelector('input');
  if (input) Reflect.set(input, 'value', 'x');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'xy');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  dom.flushSync(() => root.render(page({ keys: ['c', 'a', 'd'], mode: 'hidden', promise: first })));
  await settle('typed xy', 'effect d');
  let answer: (text: string) => void = () => undefined;
  const second = new Promise<string>((resolve) => (answer = resolve));
  startTransition(() => root.render(page({ keys: ['d'], mode: 'hidden', promise: second })));
  answer('second');
  await settle('<i>second</i>', 'gone a');
  let fail: (error: Error) => void = () => undefined;
  const third = new Promise<string>((_, reject) => (fail = reject));
  dom.flushSync(() =>
    root.render(
      h(
        Boundary,
        null,
        page({ keys: ['d', 'e'], mode: 'visible', promise: third, isBroken: true }),
      ),
    ),
  );
  await settle('<b>broken</b>', 'effect active');
  fail(new Error('refused'));
  await settle('<b>refused</b>', 'gone active');
  dom.flushSync(() => root.unmount());
  log.push(element.innerHTML);
  element.remove();
  aside.remove();
  return log;
}

it('renders whatever a page does as the whole of React does', async () => {
  const expected = await play(run(whole));
  expect(expected.join()).toMatch(
    /first.*pressed.*typed xy.*second.*told.*caught.*broken.*refused/s,
  );
  expect(await play(run(light))).toEqual(expected);
});

const minified = (code: string): string =>
  minifySync('react.js', `(function (exports, require) {${code}})(globalThis.a, globalThis.b)`, {
    mangle: { toplevel: true },
  }).code;

it('finds all of it in the installed release', () => {
  const small = minified(light);
  expect(small).not.toMatch(/startViewTransition|view-transition-group|\.dehydrated/);
  expect(minified(withTransitions)).toMatch(/startViewTransition/);
  expect(small.length / minified(whole).length).toBeLessThan(0.9);
});

it('says what it has left out, and how to have it', async () => {
  const { React, dom, client } = run(light);
  expect(() => client.hydrateRoot(document.body, null)).toThrow('`hydrateRoot` is left out');
  const told: unknown[] = [];
  const root = client.createRoot(document.createElement('div'), {
    onUncaughtError: (error) => told.push(error),
  });
  dom.flushSync(() => root.render(React.createElement(React.ViewTransition, null, 'text')));
  expect(told).toEqual([
    expect.objectContaining({
      message: expect.stringContaining('admin({ viewTransitions: true })'),
    }),
  ]);

  const kept = run(withTransitions);
  const element = document.createElement('div');
  kept.dom.flushSync(() =>
    kept.client
      .createRoot(element)
      .render(kept.React.createElement(kept.React.ViewTransition, null, 'text')),
  );
  expect(element.textContent).toBe('text');
});

it('leaves a React alone whose inside is not known', () => {
  const next = whole.replace(/^exports\.version = .*$/m, 'exports.version = "19.4.0";');
  expect(transformed(next)).toBe(next);
});
