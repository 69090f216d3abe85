import { useColorScheme } from '@mui/material/styles';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { languagesOf } from '../../locales/create-i18n.ts';
import '../../locales/keys-texts.ts';
import '../../locales/menu-texts.ts';
import { SessionContext } from '../../session/session.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { draftsHref } from '../drafts/drafts-href.ts';
import type { PaletteGroup } from './palette-group.ts';
import { useSearchTexts } from './use-search-texts.ts';

/** Group of the theme, the language, and pages of the user. */
export function useSettingGroup(onHelp: () => void): PaletteGroup {
  const { t, i18n } = useTranslation();
  const say = useSearchTexts();
  const { mode, setMode } = useColorScheme();
  const session = use(SessionContext);
  const signOut = useSignOut();
  return {
    title: say('settings'),
    onlyTyped: true,
    items: [
      ...(['light', 'dark', 'system'] as const)
        .filter((theme) => theme !== mode)
        .map((theme) => ({
          key: theme,
          title: say('theme', { theme: t(`shell.themes.${theme}`) }),
          run: () => setMode(theme),
        })),
      ...languagesOf(i18n)
        .filter(({ code }) => code !== i18n.language)
        .map(({ code, name }) => ({
          key: code,
          title: say('language', { language: name }),
          run: () => void i18n.changeLanguage(code),
        })),
      { key: 'drafts', title: t('shell.drafts'), href: draftsHref },
      { key: 'help', title: t('keys.title'), run: onHelp },
      ...(session?.auth.changePassword
        ? [{ key: 'password', title: t('shell.changePassword'), href: '/~/password' }]
        : []),
      ...(session?.auth.signOut
        ? [
            {
              key: 'signOut',
              title: t('shell.signOut'),
              run: signOut,
            },
          ]
        : []),
    ],
  };
}
