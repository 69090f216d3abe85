import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderAdmin, sampleDescriptors } from '../../testing/index.ts';
import { useRowControls, type ListControls } from './use-row-controls.ts';

afterEach(() => void vi.useRealTimers());

it('how rows are chosen is loaded in the first pause after the pointer has come to them, and not at once, when a press may be next', async () => {
  let shown: ListControls | undefined;
  function Rows() {
    shown = useRowControls(sampleDescriptors.books, '', []);
    return null;
  }
  await renderAdmin({ children: <Rows />, can: () => true });
  vi.useFakeTimers();
  act(() => {
    shown?.controls?.expect();
    shown?.controls?.expect();
  });
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(499);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(0);
});
