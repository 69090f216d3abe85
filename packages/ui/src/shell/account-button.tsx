import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../admin/icons.tsx';
import { part } from '../admin/part.tsx';
import { ReaderText } from '../fields/reader-text.tsx';
import { useSession } from '../session/session.ts';

const AccountMenu = part(async () => (await import('./account-menu.tsx')).default);

/** Who is signed in; opens the menu with their settings. `isBrief` shows the initials alone. */
export function AccountButton({ isBrief = false }: { readonly isBrief?: boolean }) {
  const { t } = useTranslation();
  const { viewer } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = viewer?.name || viewer?.email;
  const role = viewer && t(`shell.roles.${viewer.role}`);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: 'flex', justifyContent: 'flex-start', gap: 1, p: 1, borderRadius: 1, minWidth: 0, textAlign: 'left', font: 'inherit', flex: isBrief ? 'none' : 1, '&:hover': { bgcolor: 'action.hover' } }}
      >
        {/* What is seen is read out with it: those who speak to their computer say what they see. */}
        {name && <ReaderText>{t('shell.accountMenu', { name: isBrief ? name : '' })} </ReaderText>}
        {!name && isBrief && <ReaderText>{t('shell.settingsMenu')}</ReaderText>}
        <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: '0.75rem', fontWeight: 600, bgcolor: 'primary.main', color: '#fff' }}>
          {name ? initials(name) : <Icon name="settings" size={18} />}
        </Avatar>
        {!isBrief && (
          <Box sx={{ minWidth: 0, fontSize: '0.8125rem', lineHeight: 1.35, '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}>
            <Box sx={{ fontWeight: 500 }}>{name ?? t('shell.settingsMenu')}</Box>
            {role && <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{role}</Box>}
          </Box>
        )}
      </ButtonBase>
      {anchor && <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

/** `Мария Ивановна Ким` is `МК`. */
function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('').toUpperCase();
}
