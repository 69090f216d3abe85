import { useCallback, useEffect, useRef, useState } from 'react';

import type { DraftContent } from '../session-core/edit/draft.ts';
import { dropDraft, keepDraft, readDraft } from '../storage/draft-storage.ts';

/** A draft found when the form was opened. */
export interface OfferedDraft {
  /** When it was last typed into: `2026-11-21T11:30:00.000Z`. */
  readonly savedAt: string;
  /** As in `Draft`: to be restored without a question. */
  readonly isWanted: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
}

const pause = 300;

/**
 * Keeps what is typed under `name`, a moment after each change and when the page goes away; offers
 * what an earlier visit left.
 */
export function useDraft(name: string, fill: (draft: DraftContent) => void) {
  const [offered, setOffered] = useState(() => readDraft(name));
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
      if (waiting.current) clearTimeout(waiting.current.timer);
      const write = () =>
        content
          ? keepDraft(name, { ...content, savedAt: new Date().toISOString() })
          : dropDraft(name);
      waiting.current = { write, timer: setTimeout(flush, pause) };
    },
    [name, flush],
  );

  const forget = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    dropDraft(name);
    setOffered(null);
  }, [name]);

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
      fill(offered);
      setOffered(null);
    },
    discard: forget,
  };
  return { draft, remember, forget };
}
