import type { QueriesSummary } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';

import { useAdmin } from '../../resources/admin-context.tsx';
import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { Icon } from '../../kit/icons.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { useQueryGroup } from '../../screens/queries/use-queries.ts';
import { FoundGroup, FoundOption } from './found-option.tsx';
import { SearchResults } from './search-results.tsx';
import type { PaletteGroup } from './palette-group.ts';
import { usePaletteGroups } from './use-palette-groups.ts';
import { useSearchTexts } from './use-search-texts.ts';

export interface PaletteProps {
  /** Called when its field is focused. */
  readonly onReady: () => void;
  /** Replaces the palette with the shortcuts. */
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

/** Milliseconds without a key before the server is queried. */
const pause = 250;

/**
 * Search field with groups of options below it: pages, commands, settings, and results of the
 * server. The arrow keys move among the options, and Enter opens one.
 */
export function Palette({ onReady, onHelp, onClose }: PaletteProps) {
  const say = useSearchTexts();
  const { queries } = useAdmin();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const [searches, setSearches] = useState<readonly string[]>([]);
  const results = useRef<HTMLDivElement>(null);
  const groups = usePaletteGroups(typed, onHelp);
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), typed.trim() === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const options = () => [
    ...(results.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
  ];
  const move = (by: 1 | -1) => {
    const all = options();
    const at = all.findIndex((option) => option.id === active);
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
    setActive(next?.id ?? null);
    next?.scrollIntoView({ block: 'nearest' });
  };
  const open = () => {
    const all = options();
    // Enter opens no result of an older term. Local options always match the current one.
    const chosen =
      all.find((option) => option.id === active) ??
      (groups.length > 0 || term === typed.trim() ? all[0] : undefined);
    chosen?.click();
  };
  const act = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') open();
    else return;
    event.preventDefault();
  };
  const asksServer = queries?.search === true && term !== '';

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          sx: {
            m: { xs: 1, sm: 4 },
            mt: { xs: 1, sm: 8 },
            width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
          },
        },
      }}
    >
      <h2 id={`${id}-title`} hidden>
        {say('title')}
      </h2>
      <PaletteField
        value={typed}
        lists={[`${id}-here`, ...(asksServer ? searches : [])]}
        isExpanded={groups.length > 0 || asksServer}
        active={active}
        onType={(value) => {
          setTyped(value);
          setActive(null);
        }}
        onKey={act}
        onReady={onReady}
        onClose={onClose}
      />
      <Box ref={results} sx={{ overflowY: 'auto', borderTop: 1, borderColor: 'divider' }}>
        <FoundHere id={`${id}-here`} groups={groups} active={active} onClose={onClose} />
        {asksServer && (
          <ServerSearch
            id={id}
            queries={queries}
            term={term}
            active={active}
            onSearches={setSearches}
            onClose={onClose}
          />
        )}
        {!asksServer && groups.length === 0 && typed.trim() !== '' && queries?.search !== true && (
          <Box
            component="output"
            sx={{
              display: 'block',
              p: 2,
              color: 'text.secondary',
              fontSize: '0.875rem',
              overflowWrap: 'anywhere',
            }}
          >
            {say('nothing', { term: typed.trim() })}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}

interface PaletteFieldProps {
  readonly value: string;
  /** Ids of the lists of results. */
  readonly lists: readonly string[];
  readonly isExpanded: boolean;
  /** Id of the option that Enter chooses. */
  readonly active: string | null;
  readonly onType: (value: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onReady: () => void;
  readonly onClose: () => void;
}

function PaletteField({
  value,
  lists,
  isExpanded,
  active,
  onType,
  onKey,
  onReady,
  onClose,
}: PaletteFieldProps) {
  const say = useSearchTexts();
  const begin = useCallback(
    (field: HTMLInputElement | null) => {
      focusOnMount(field);
      if (field) onReady();
    },
    [onReady],
  );
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2,
        pr: 1,
        py: 1,
        color: 'text.secondary',
      }}
    >
      <Icon name="search" />
      <Box
        component="input"
        ref={begin}
        type="text"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is an input.
        role="combobox"
        aria-label={say('field')}
        aria-expanded={isExpanded}
        aria-controls={lists.join(' ')}
        aria-activedescendant={active ?? undefined}
        aria-autocomplete="list"
        placeholder={say('hint')}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onType(event.target.value)}
        onKeyDown={onKey}
        sx={{
          all: 'unset',
          flex: 1,
          minWidth: 0,
          py: 0.75,
          fontSize: '1rem',
          color: 'text.primary',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <IconButton aria-label={say('close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Box>
  );
}

interface FoundHereProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly active: string | null;
  readonly onClose: () => void;
}

/** Options found without the server. */
function FoundHere({ id, groups, active, onClose }: FoundHereProps) {
  const say = useSearchTexts();
  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Options with a second line, which `select` does not have.
      role="listbox"
      id={id}
      aria-label={say('title')}
      sx={{ py: 1, '&:empty': { display: 'none' } }}
    >
      {groups.map((group) => (
        <FoundGroup key={group.title} title={group.title}>
          {group.items.map((item) => (
            <FoundOption
              key={item.key}
              href={item.href}
              onRun={item.run}
              title={item.title}
              detail={item.detail ?? ''}
              active={active}
              onClose={onClose}
            />
          ))}
        </FoundGroup>
      ))}
    </Box>
  );
}

interface ServerSearchProps {
  readonly id: string;
  readonly queries: QueriesSummary;
  readonly term: string;
  readonly active: string | null;
  /** Ids of its lists. */
  readonly onSearches: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Results of the schema's searches over all types. */
function ServerSearch({ id, queries, term, active, onSearches, onClose }: ServerSearchProps) {
  const group = useQueryGroup(queries.load);
  useEffect(
    () =>
      onSearches(
        group?.items.filter(({ place }) => place === 'search').map(({ name }) => `${id}-${name}`) ??
          [],
      ),
    [group, id, onSearches],
  );
  return group?.items
    .filter(({ place }) => place === 'search')
    .map((summary) => (
      <SearchResults
        key={summary.name}
        id={`${id}-${summary.name}`}
        group={group}
        summary={summary}
        term={term}
        active={active}
        onClose={onClose}
      />
    ));
}
