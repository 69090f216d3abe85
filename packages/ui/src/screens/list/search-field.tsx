import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useCommand } from '../../commands/commands-context.tsx';
import { accentColor } from '../../kit/accent-color.ts';
import { Icon } from '../../kit/icons.tsx';
import { IconButton } from '../../kit/icon-button.tsx';

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 36,
    paddingLeft: 10,
    paddingRight: 4,
    flex: '1 1 200px',
    maxWidth: 360,
    minWidth: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    color: palette.text.secondary,
    '&:hover': { borderColor: palette.text.secondary },
    '&:focus-within': {
      borderColor: accentColor(theme),
      boxShadow: `inset 0 0 0 1px ${accentColor(theme)}`,
    },
    '& input': {
      all: 'unset',
      flex: 1,
      minWidth: 0,
      fontSize: '0.875rem',
      color: palette.text.primary,
      '&::placeholder': { color: palette.text.secondary, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  };
});

const pause = 300;

export interface SearchFieldProps {
  readonly value: string;
  /** Called when the user stops typing, and at once when the field is cleared. */
  readonly onSearch: (text: string) => void;
}

/** Search field of a list. Escape clears it. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useCommand('list.search', {
    run: () => input.current?.focus(),
    control: () => input.current,
  });
  // Text typed before the address has changed (by the history, or by a cleared filter) is
  // discarded. It must not come back if the address does.
  if (typed && typed.over !== value) setTyped(null);
  const text = typed && typed.over === value ? typed.text : value;

  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => latest.current(text), pause);
    return () => clearTimeout(timer);
  }, [text, value]);

  const clear = () => {
    setTyped(null);
    if (value !== '') onSearch('');
    input.current?.focus();
  };

  return (
    <Frame>
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        value={text}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped({ text: event.target.value, over: value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text !== value) onSearch(text);
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            clear();
          }
        }}
      />
      {text !== '' && (
        <IconButton
          aria-label={t('list.clearSearch')}
          onClick={clear}
          sx={{ width: 28, height: 28 }}
        >
          <Icon name="close" size={16} />
        </IconButton>
      )}
    </Frame>
  );
}
