import type { QueriesSummary } from '@admin/gql/resource';
import { useEffect, useState } from 'react';

import { Icon } from '../admin/icons.tsx';
import { part } from '../admin/part.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useQueryGroup } from '../queries/use-queries.ts';
import { useSearchTexts } from './use-search-texts.ts';

const SearchDialog = part(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** The button of the search over all types; Ctrl+K or ⌘K opens it from anywhere. For a schema that has one: `QueriesSummary.search`. */
export function GlobalSearch({ queries }: { readonly queries: QueriesSummary }) {
  const say = useSearchTexts();
  const group = useQueryGroup(queries.load);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // By its place on the keyboard: with Russian letters the same key is `л`.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <IconButton
        aria-label={say('title')}
        title={say('shortcut')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={() => setOpen(true)}
        sx={{ m: 0.25 }}
      >
        <Icon name="search" />
      </IconButton>
      {isOpen && group && <SearchDialog group={group} searches={group.items.filter(({ place }) => place === 'search')} onClose={() => setOpen(false)} />}
    </>
  );
}
