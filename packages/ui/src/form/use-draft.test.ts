import { renderHook, waitFor } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { dropAllDrafts, readDraft, readLastingDraft } from '../storage/draft-storage.ts';
import { DraftOwnerContext } from '../resources/draft-owner.ts';
import { useDraft } from './use-draft.ts';

afterEach(async () => {
  vi.useRealTimers();
  await dropAllDrafts();
  vi.unstubAllGlobals();
});

const kept = () => readDraft({ application: '', owner: '', name: 'books/1' })?.values;
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

describe('a draft whose tab was closed', () => {
  const openForm = (owner: string) =>
    renderHook(() => useDraft('books/1', () => undefined), {
      wrapper: ({ children }: { readonly children: ReactNode }) =>
        createElement(DraftOwnerContext, { value: owner }, children),
    });
  const lasting = () => readLastingDraft({ application: '', owner: 'anna', name: 'books/1' });

  const typeAndCloseTab = async () => {
    vi.stubGlobal('indexedDB', indexedDB);
    const form = openForm('anna');
    form.result.current.remember({ values: { title: 'Чайка' } });
    form.unmount();
    await waitFor(async () => expect(await lasting()).not.toBeNull());
    sessionStorage.clear();
  };

  it('is offered to the account that typed it', async () => {
    await typeAndCloseTab();
    const { result } = openForm('anna');
    await waitFor(() => expect(result.current.draft).not.toBeNull());
    result.current.draft?.discard();
    await waitFor(async () => expect(await lasting()).toBeNull());
  });

  it('is not offered to another account', async () => {
    await typeAndCloseTab();
    const boris = openForm('boris');
    const anna = openForm('anna');
    await waitFor(() => expect(anna.result.current.draft).not.toBeNull());
    expect(boris.result.current.draft).toBeNull();
  });

  it('is not offered over what was typed meanwhile, and is gone after a sign-out', async () => {
    await typeAndCloseTab();
    const typed = openForm('anna');
    typed.result.current.remember({ values: { title: 'Дядя Ваня' } });
    const empty = openForm('anna');
    await waitFor(() => expect(empty.result.current.draft).not.toBeNull());
    expect(typed.result.current.draft).toBeNull();
    typed.unmount();
    await dropAllDrafts();
    expect(await lasting()).toBeNull();
  });
});
