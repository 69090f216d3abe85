import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { Button } from '../kit/button.tsx';
import {
  CommandsProvider,
  OfferedControls,
  useCommand,
  useCommands,
  useRowTable,
} from './commands-context.tsx';
import { findNearest } from './find-nearest.ts';
import type { Command, Commands } from './registry.ts';

interface OffersProps extends Partial<Command> {
  readonly name: string;
}

function Offers({ name, run = () => undefined, ...command }: OffersProps) {
  useCommand(name, { run, ...command });
  return null;
}

/** Renders the children, and gives their commands. */
function renderCommands(children: React.ReactNode) {
  const onRead = vi.fn<(commands: Commands) => void>();
  function Reader() {
    onRead(useCommands());
    return null;
  }
  const tree = (content: React.ReactNode) => (
    <CommandsProvider>
      <Reader />
      {content}
    </CommandsProvider>
  );
  const { rerender } = render(tree(children));
  const commands = onRead.mock.lastCall?.[0];
  if (!commands) throw new Error('No commands were read.');
  return { commands, show: (content: React.ReactNode) => rerender(tree(content)) };
}

const labels = (commands: Commands) => commands.enabled().map(({ label }) => label);

it('runs what a component registers as long as it is mounted', () => {
  const run = vi.fn<() => void>();
  const { commands, show } = renderCommands(<Offers name="map.show" label="Карта" run={run} />);
  expect(commands.run('map.show')).toBe(true);
  expect(run).toHaveBeenCalledOnce();
  expect(labels(commands)).toEqual(['Карта']);
  show(null);
  expect(commands.run('map.show')).toBe(false);
  expect(run).toHaveBeenCalledOnce();
});

it('runs what the last rendering gave, and nothing that is disabled or has nothing to do', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { commands, show } = renderCommands(<Offers name="map.show" run={first} />);
  show(<Offers name="map.show" run={second} />);
  commands.run('map.show');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  show(<Offers name="map.show" run={second} isEnabled={() => false} />);
  expect(commands.run('map.show')).toBe(false);
  expect(second).toHaveBeenCalledOnce();
  show(<Offers name="map.show" run={() => false} />);
  expect(commands.run('map.show')).toBe(false);
});

it('prefers the innermost command of a name, then the latest', () => {
  function Outer({ children }: { readonly children: React.ReactNode }) {
    useCommand('list.create', { label: 'снаружи', run: () => undefined });
    return children;
  }
  const { commands, show } = renderCommands(
    <Outer>
      <Offers name="list.create" label="внутри" />
    </Outer>,
  );
  expect(commands.find('list.create')?.label).toBe('внутри');
  show(
    <Outer>
      <Offers name="list.create" label="внутри" />
      <Offers name="list.create" label="позже" />
    </Outer>,
  );
  expect(commands.find('list.create')?.label).toBe('позже');
  show(<Outer>{null}</Outer>);
  expect(commands.find('list.create')?.label).toBe('снаружи');
});

it('presses of several buttons that nearest to the focus', () => {
  const pressed: string[] = [];
  const part = (name: string) => (
    <section key={name} aria-label={name}>
      <input aria-label={`Поле: ${name}`} />
      <Button command="list.nextPage" onClick={() => pressed.push(name)}>
        Дальше
      </Button>
    </section>
  );
  const { commands } = renderCommands(['Книги', 'Авторы'].map(part));
  findNearest(commands, 'list.nextPage', screen.getByLabelText('Поле: Книги'))?.run();
  findNearest(commands, 'list.nextPage', screen.getByLabelText('Поле: Авторы'))?.run();
  findNearest(commands, 'list.nextPage', document.body)?.run();
  expect(pressed).toEqual(['Книги', 'Авторы', 'Авторы']);
});

it('offers the buttons of a toolbar by their own words, as they are at that moment', async () => {
  function Toolbar() {
    const [count, setCount] = useState(0);
    return (
      <OfferedControls>
        <Button onClick={() => setCount(count + 1)}>Нажато: {count}</Button>
        <Button aria-label="Столбцы">⋮</Button>
        <Button disabled>Обновить</Button>
        <Button aria-disabled>Выгрузить</Button>
        <Button aria-current="true">Все</Button>
      </OfferedControls>
    );
  }
  const { commands } = renderCommands(
    <>
      <Toolbar />
      <Button command="list.nextPage">Не на панели</Button>
      <Button>Без команды</Button>
    </>,
  );
  expect(labels(commands)).toEqual(['Нажато: 0', 'Столбцы', undefined]);
  screen.getByRole('button', { name: 'Нажато: 0' }).click();
  await screen.findByText('Нажато: 1');
  expect(labels(commands)).toEqual(['Нажато: 1', 'Столбцы', undefined]);
});

it('keeps the ref of a button that is a command', () => {
  const attached: (HTMLButtonElement | null)[] = [];
  const { show } = renderCommands(
    <Button command="list.create" ref={(button) => void attached.push(button)}>
      Создать
    </Button>,
  );
  expect(attached).toEqual([screen.getByRole('button')]);
  show(null);
  expect(attached.at(-1)).toBeNull();
});

it('has the rows of all tables of the page in their order', () => {
  function Table({ name }: { readonly name: string }) {
    const [table] = useState(() => ({ current: null }));
    useRowTable(table);
    return (
      <table ref={table}>
        <thead>
          <tr />
        </thead>
        <tbody>
          <tr aria-label={name} />
        </tbody>
      </table>
    );
  }
  const { commands, show } = renderCommands([
    <Table key="1" name="Книги" />,
    <Table key="2" name="Авторы" />,
  ]);
  expect(commands.rows().map((row) => row.ariaLabel)).toEqual(['Книги', 'Авторы']);
  show([<Table key="2" name="Авторы" />]);
  expect(commands.rows().map((row) => row.ariaLabel)).toEqual(['Авторы']);
});

it('shares nothing between two pages', () => {
  const one = renderCommands(<Offers name="map.show" label="Первая" />);
  const two = renderCommands(<Offers name="map.show" label="Вторая" />);
  expect(labels(one.commands)).toEqual(['Первая']);
  expect(labels(two.commands)).toEqual(['Вторая']);
});
