import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { readDraft } from '../storage/draft-storage.ts';
import { useDraft } from './use-draft.ts';

afterEach(() => void vi.useRealTimers());

const kept = () => readDraft('books/1')?.values;
const typing = () => {
  vi.useFakeTimers();
  const hook = renderHook(() => useDraft('books/1', () => undefined));
  hook.result.current.remember({ values: { title: 'Чай' } });
  hook.result.current.remember({ values: { title: 'Чайка' } });
  expect(kept()).toBeUndefined();
  return hook;
};

describe('what is typed is kept', () => {
  it('when typing pauses', () => {
    typing();
    vi.advanceTimersByTime(300);
    expect(kept()).toEqual({ title: 'Чайка' });
  });

  it('when the page goes away', () => {
    typing();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual({ title: 'Чайка' });
  });

  it('when the form is left', () => {
    typing().unmount();
    expect(kept()).toEqual({ title: 'Чайка' });
  });
});

it('what was saved is not kept, though it was typed a moment before', () => {
  const { result, unmount } = typing();
  result.current.forget();
  vi.advanceTimersByTime(300);
  unmount();
  expect(kept()).toBeUndefined();
});
