import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { use, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { Icon } from '../kit/icons.tsx';
import '../locales/menu-texts.ts';
import { useFormats } from '../text/use-formats.ts';
import { languagesOf } from '../locales/create-i18n.ts';
import { DraftOwnerContext } from '../resources/draft-owner.ts';
import { useResources } from '../resources/resources-context.tsx';
import { useApplication } from '../resources/use-application.ts';
import { useCan } from '../resources/use-can.ts';
import { useNames } from '../resources/use-names.ts';
import { draftsOf } from '../storage/draft-list.ts';
import { draftsHref } from '../features/drafts/drafts-href.ts';
import { useSession } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';

const themes = ['light', 'dark', 'system'] as const;

/** Menu of the account: the user, their lists, the language, the theme, and the sign-out. */
export default function AccountMenu({
  anchor,
  onClose,
}: {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { mode, setMode } = useColorScheme();
  const [, navigate] = useLocation();
  const { auth, viewer } = useSession();
  const choose = (act: () => unknown) => {
    onClose();
    act();
  };
  const signOut = useSignOut();
  const drafts = useDraftCount();
  const formats = useFormats();
  const names = useNames();
  const can = useCan();
  const { all } = useResources();
  const own = all.filter(({ name, ofViewer }) => ofViewer && can('list', name));

  // Opens towards the farther edge, so that the button stays visible.
  const [side, otherSide] =
    anchor.getBoundingClientRect().top > innerHeight / 2
      ? (['top', 'bottom'] as const)
      : (['bottom', 'top'] as const);

  return (
    <Menu
      open
      // Rendered inside the landmark of its button.
      disablePortal
      anchorEl={anchor}
      anchorOrigin={{ vertical: side, horizontal: 'left' }}
      transformOrigin={{ vertical: otherSide, horizontal: 'left' }}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: 264 } },
        list: { dense: true, 'aria-label': t('shell.settingsMenu') },
      }}
    >
      {viewer && (
        <Box
          component="li"
          role="presentation"
          sx={{ px: 2, pt: 0.5, pb: 1, overflowWrap: 'anywhere' }}
        >
          <Typography sx={{ fontWeight: 600 }}>{viewer.name}</Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {viewer.email}
          </Typography>
        </Box>
      )}
      {viewer && <Divider component="li" />}
      {own.map(({ name }) => (
        <MenuItem key={name} onClick={() => choose(() => navigate(`/${name}`))}>
          {names.title(name)}
        </MenuItem>
      ))}
      {own.length > 0 && <Divider component="li" />}
      <Choices
        caption={t('shell.language')}
        options={languagesOf(i18n).map(({ code, name }) => ({ value: code, text: name }))}
        chosen={i18n.language}
        onChoose={(language) => choose(() => i18n.changeLanguage(language))}
      />
      <Choices
        caption={t('shell.theme')}
        options={themes.map((theme) => ({ value: theme, text: t(`shell.themes.${theme}`) }))}
        chosen={mode}
        onChoose={(theme) => choose(() => setMode(theme))}
      />
      <Divider component="li" />
      <MenuItem
        onClick={() => choose(() => navigate(draftsHref))}
        sx={{ justifyContent: 'space-between' }}
      >
        {t('shell.drafts')}
        {drafts > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {formats.integer(drafts)}
          </Box>
        )}
      </MenuItem>
      {auth.changePassword && (
        <MenuItem onClick={() => choose(() => navigate('/~/password'))}>
          {t('shell.changePassword')}
        </MenuItem>
      )}
      {auth.signOut && <MenuItem onClick={() => choose(signOut)}>{t('shell.signOut')}</MenuItem>}
    </Menu>
  );
}

function useDraftCount(): number {
  const owner = use(DraftOwnerContext);
  const application = useApplication();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    draftsOf(owner, application).then(
      (drafts) => !isGone && setCount(drafts.filter(({ isExpired }) => !isExpired).length),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [owner, application]);
  return count;
}

interface ChoicesProps<Value extends string> {
  readonly caption: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>({
  caption,
  options,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  const id = useId();
  return (
    <>
      <Box
        id={id}
        component="li"
        role="presentation"
        sx={{ px: 2, pt: 1, pb: 0.5, color: 'text.secondary', fontSize: '0.75rem' }}
      >
        {caption}
      </Box>
      {options.map(({ value, text }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === chosen}
          aria-describedby={id}
          onClick={() => onChoose(value)}
          sx={{ justifyContent: 'space-between' }}
        >
          {text}
          {value === chosen && <Icon name="check" size={18} />}
        </MenuItem>
      ))}
    </>
  );
}
