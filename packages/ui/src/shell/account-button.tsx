import Box from '@mui/material/Box';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../kit/icons.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { ReaderText } from '../fields/reader-text.tsx';
import { useSession } from '../session/session.ts';

const AccountMenu = lazyComponent(async () => (await import('./account-menu.tsx')).default);

/**
 * Button with the name of the signed-in user; opens the account menu. `isBrief` shows initials
 * only.
 */
export function AccountButton({ isBrief = false }: { readonly isBrief?: boolean }) {
  const { t } = useTranslation();
  const { viewer } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = viewer?.name || viewer?.email;
  const role = viewer?.role && t(`shell.roles.${viewer.role}`);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLButtonElement>) => setAnchor(event.currentTarget)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 1,
          border: 0,
          borderRadius: 1,
          minWidth: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          textAlign: 'left',
          font: 'inherit',
          cursor: 'pointer',
          flex: isBrief ? 'none' : 1,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {/* The accessible name contains the visible text, so that it can be spoken in voice
            control. */}
        {name && <ReaderText>{t('shell.accountMenu', { name: isBrief ? name : '' })} </ReaderText>}
        {!name && isBrief && <ReaderText>{t('shell.settingsMenu')}</ReaderText>}
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'grid',
            placeContent: 'center',
            flexShrink: 0,
            width: 28,
            height: 28,
            borderRadius: '50%',
            fontSize: '0.75rem',
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {name ? initials(name) : <Icon name="settings" size={18} />}
        </Box>
        {!isBrief && (
          <Box
            sx={{
              minWidth: 0,
              fontSize: '0.8125rem',
              lineHeight: 1.35,
              '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
            }}
          >
            <Box sx={{ fontWeight: 500 }}>{name ?? t('shell.settingsMenu')}</Box>
            {role && <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{role}</Box>}
          </Box>
        )}
      </Box>
      {anchor && <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

/** `Мария Ивановна Ким` is `МК`. */
function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
