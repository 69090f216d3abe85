import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountButton } from './account-button.tsx';
import { Brand } from '../kit/brand.tsx';
import { Icon } from '../kit/icons.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { useCommands } from '../commands/commands-context.tsx';
import { useMedia } from '../data/use-media.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { ShortcutListener } from '../features/keys/shortcut-listener.tsx';
import { ScopeFields, useHasScope } from './scope/scope-parts.ts';
import { Navigation } from './navigation.tsx';
import { usePageChange } from './use-page-change.ts';

const NavigationDrawer = lazyComponent(
  async () => (await import('./navigation-drawer.tsx')).default,
);

const remembered = 'admin.sidebar';

/** Props of the frame around a page. */
export interface ShellProps {
  readonly children: ReactNode;
}

/** Frame of every page: the navigation at the left, or above on narrow screens, and the page. */
export function Shell({ children }: ShellProps) {
  const { t } = useTranslation();
  const [isCollapsed, setCollapsed] = useState(
    () => localStorage.getItem(remembered) === 'collapsed',
  );
  const hasScope = useHasScope();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // Only one frame is rendered. A hidden second one would put its content before that of the page.
  const isNarrow = useMedia(useTheme().breakpoints.down('md'));
  const content = useRef<HTMLElement>(null);
  usePageChange(content);
  const commands = useCommands();
  const toggle = () => {
    localStorage.setItem(remembered, isCollapsed ? 'open' : 'collapsed');
    setCollapsed(!isCollapsed);
  };

  // The command's code is loaded with the shortcuts.
  const find = (
    <IconButton
      aria-label={`${t('list.search')} (Ctrl+K)`}
      aria-haspopup="dialog"
      onClick={() => commands.run('palette.open')}
      sx={{ m: 0.25 }}
    >
      <Icon name="search" />
    </IconButton>
  );
  return (
    <Box
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: `${isCollapsed ? 56 : 240}px minmax(0, 1fr)`,
        minHeight: '100dvh',
      }}
    >
      <Box component="a" href="#content" sx={skipLink}>
        {t('shell.skipToContent')}
      </Box>
      {isNarrow ? (
        <Box component="header" sx={bar}>
          <IconButton aria-label={t('shell.openNavigation')} onClick={() => setDrawerOpen(true)}>
            <Icon name="menu" size={24} />
          </IconButton>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Brand />
          </Box>
          {hasScope && <ScopeFields look="brief" />}
          {find}
          <AccountButton isBrief />
        </Box>
      ) : (
        <Box component="header" sx={sidebar}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: isCollapsed ? 'wrap' : 'nowrap',
              alignItems: 'center',
              gap: isCollapsed ? 0 : 1,
              p: 1,
              pl: isCollapsed ? 1 : 2,
            }}
          >
            {!isCollapsed && (
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Brand />
              </Box>
            )}
            {find}
            <IconButton
              aria-label={t(isCollapsed ? 'shell.expandNavigation' : 'shell.collapseNavigation')}
              aria-expanded={!isCollapsed}
              onClick={toggle}
              sx={{ m: 0.25 }}
            >
              <Icon name="sidebar" />
            </IconButton>
          </Box>
          {hasScope && <ScopeFields look={isCollapsed ? 'icon' : 'full'} />}
          {isCollapsed ? <Box sx={{ flex: 1 }} /> : <Navigation />}
          <Box
            sx={{
              display: 'flex',
              p: isCollapsed ? 0.75 : 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <AccountButton isBrief={isCollapsed} />
          </Box>
        </Box>
      )}
      <Box
        component="main"
        id="content"
        ref={content}
        tabIndex={-1}
        sx={{ minWidth: 0, p: { xs: 2, sm: 3 }, outline: 'none' }}
      >
        {children}
      </Box>
      <ShortcutListener />
      {isDrawerOpen && <NavigationDrawer onClose={() => setDrawerOpen(false)} />}
    </Box>
  );
}

const sidebar = {
  display: 'flex',
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: '100dvh',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const;
const bar = {
  display: 'flex',
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  minHeight: 52,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const skipLink = {
  position: 'absolute',
  left: 8,
  top: -64,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.accent',
  boxShadow: 4,
  '&:focus': { top: 8 },
} as const;
