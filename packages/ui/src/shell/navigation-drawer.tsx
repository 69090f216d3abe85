import Drawer from '@mui/material/Drawer';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { Brand } from '../kit/brand.tsx';
import { ScopeFields, useHasScope } from './scope/scope-parts.ts';
import { Navigation } from './navigation.tsx';

/** Navigation on a narrow screen, in a drawer over the page. */
export default function NavigationDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const hasScope = useHasScope();
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('shell.navigation'), sx: { width: 'min(304px, 88vw)' } },
      }}
    >
      <Box sx={{ p: 2 }}>
        <Brand />
      </Box>
      {hasScope && <ScopeFields look="full" />}
      <Navigation onNavigate={onClose} />
    </Drawer>
  );
}
