import type { QueryGroup, QuerySummary } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';

import { focusOnMount } from '../admin/focus-on-mount.ts';
import { Icon } from '../admin/icons.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearchTexts } from './use-search-texts.ts';

export interface SearchDialogProps {
  readonly group: QueryGroup;
  /** Those of the group that search over several types. */
  readonly searches: readonly QuerySummary[];
  readonly onClose: () => void;
}

/** Milliseconds without a key until the server is asked. */
const pause = 250;

/** One field, and below it what the server finds: arrow keys go through it, Enter opens it. */
export function SearchDialog({ group, searches, onClose }: SearchDialogProps) {
  const say = useSearchTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), typed.trim() === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const options = () => [...(results.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const move = (by: 1 | -1) => {
    const all = options();
    const at = all.findIndex((option) => option.id === active);
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
    setActive(next?.id ?? null);
    next?.scrollIntoView({ block: 'nearest' });
  };
  const open = () => {
    const all = options();
    // What was found for other letters than those that stand there is not opened unseen.
    const chosen = all.find((option) => option.id === active) ?? (term === typed.trim() ? all[0] : undefined);
    chosen?.click();
  };
  const act = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') open();
    else return;
    event.preventDefault();
  };
  const lists = searches.map(({ name }) => `${id}-${name}`);

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 4 }, mt: { xs: 1, sm: 8 }, width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' } } } }}
    >
      <h2 id={`${id}-title`} hidden>{say('title')}</h2>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 1, color: 'text.secondary' }}>
        <Icon name="search" />
        <Box
          component="input"
          ref={focusOnMount}
          type="text"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is an input.
          role="combobox"
          aria-label={say('field')}
          aria-expanded={term !== ''}
          aria-controls={lists.join(' ')}
          aria-activedescendant={active ?? undefined}
          aria-autocomplete="list"
          placeholder={say('hint')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setTyped(event.target.value);
            setActive(null);
          }}
          onKeyDown={act}
          sx={{ all: 'unset', flex: 1, minWidth: 0, py: 0.75, fontSize: '1rem', color: 'text.primary', '&::placeholder': { color: 'text.secondary', opacity: 1 } }}
        />
        <IconButton aria-label={say('close')} onClick={onClose}><Icon name="close" /></IconButton>
      </Box>
      <Box ref={results} sx={{ overflowY: 'auto', '& > *': { borderTop: 1, borderColor: 'divider' } }}>
        {term !== '' && searches.map((summary, at) => <SearchResults key={summary.name} id={lists[at] ?? ''} group={group} summary={summary} term={term} active={active} onClose={onClose} />)}
      </Box>
    </Dialog>
  );
}
