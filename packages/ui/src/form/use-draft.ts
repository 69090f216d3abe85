import { useCallback, useEffect, useRef, useState } from 'react';

import type { DraftContent, DraftSubject } from '../session-core/edit/draft.ts';
import { dropDraft, keepDraft, readDraft, readLastingDraft } from '../storage/draft-storage.ts';
import { useDraftPlace } from '../resources/use-draft-place.ts';

/** Draft found when the form was opened. */
export interface OfferedDraft {
  /** Time of the last change: `2026-11-21T11:30:00.000Z`. */
  readonly savedAt: string;
  /** As in `Draft`: restore it without asking. */
  readonly isWanted: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
}

const pause = 300;

/**
 * Stores the typed values under `name`, shortly after each change and when the page is hidden.
 * Offers the draft of an earlier visit by the same account, from this tab or a closed one.
 */
export function useDraft(
  name: string,
  fill: (draft: DraftContent) => void,
  subject?: DraftSubject,
) {
  const place = useDraftPlace(name);
  const [offered, setOffered] = useState(() => readDraft(place));
  /** Whether the form has values of its own. Then a draft that is read later is not offered. */
  const isTouched = useRef(false);
  const about = useRef(subject);
  useEffect(() => {
    about.current = subject;
  }, [subject]);
  const waiting = useRef<{
    readonly timer: ReturnType<typeof setTimeout>;
    readonly write: () => void;
  } | null>(null);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    waiting.current.write();
    waiting.current = null;
  }, []);

  const remember = useCallback(
    (content: DraftContent | null) => {
      if (content) isTouched.current = true;
      if (waiting.current) clearTimeout(waiting.current.timer);
      const write = () => {
        if (!content) return dropDraft(place);
        const savedAt = new Date().toISOString();
        const { current } = about;
        return keepDraft(place, { ...content, savedAt, ...(current && { subject: current }) });
      };
      waiting.current = { write, timer: setTimeout(flush, pause) };
    },
    [place, flush],
  );

  const forget = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    isTouched.current = true;
    dropDraft(place);
    setOffered(null);
  }, [place]);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const lasting = await readLastingDraft(place);
      if (!lasting || isGone || isTouched.current) return;
      setOffered((present) => (present && present.savedAt > lasting.savedAt ? present : lasting));
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [place]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const draft: OfferedDraft | null = offered && {
    savedAt: offered.savedAt,
    isWanted: offered.isWanted === true,
    restore: () => {
      isTouched.current = true;
      fill(offered);
      setOffered(null);
    },
    discard: forget,
  };
  return { draft, remember, forget };
}
