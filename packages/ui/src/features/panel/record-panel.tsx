import type { ResourceDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type Theme } from '@mui/material/styles';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useCommand, useCommands } from '../../commands/commands-context.tsx';
import { useMedia } from '../../data/use-media.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Icon } from '../../kit/icons.tsx';
import '../../locales/panel-texts.ts';
import { listHref } from '../../resources/addresses.ts';
import { useNames } from '../../resources/use-names.ts';
import { OpenRowsContext } from '../../screens/list/open-rows.ts';
import { ShownInPanel } from './panel-record.tsx';
import { rowOf, useRowsAround } from './rows-around.ts';
import { usePanel } from './use-panel.ts';

export interface RecordPanelProps {
  /** Resource of the list. */
  readonly descriptor: ResourceDescriptor;
  /** As in `ListPageProps`. */
  readonly recordsPath?: string | undefined;
  /** Id of the record, as in addresses. */
  readonly panel: string;
}

/**
 * Panel with a record next to its list, or over it on a narrow screen: the fields and actions of
 * its page. The list stays usable.
 */
export function RecordPanel({ descriptor, recordsPath, panel: id }: RecordPanelProps) {
  const names = useNames();
  const list = recordsPath ?? listHref(descriptor.name);
  const { open, close } = usePanel();
  const openRowsRef = use(OpenRowsContext);
  const commands = useCommands();
  const heading = useRef<HTMLHeadingElement>(null);
  useCommand('panel.focus', { run: () => heading.current?.focus() });
  const [named, setNamed] = useState({ id, title: '' });
  useEffect(() => {
    const row = rowOf(commands.rows(), id);
    if (row) row.scrollIntoView({ block: 'nearest' });
    else openRowsRef?.current?.reveal(id);
  }, [id, openRowsRef, commands]);
  return (
    <PanelFrame id={id} onClose={close}>
      <PanelHeader page={`${list}/${id}`} id={id} onOpen={open} onClose={close} />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          p: 2.5,
          pt: 2,
        }}
      >
        {/* The focus stays in the list. The live region announces the record. */}
        <Box
          ref={heading}
          component="h2"
          tabIndex={-1}
          aria-live="polite"
          sx={{ typography: 'h2', m: 0, mb: 1.5, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {named.id === id && named.title !== '' ? named.title : names.record(descriptor.name)}
        </Box>
        <ShownInPanel
          id={id}
          list={list}
          name={descriptor.name}
          isNested={recordsPath !== undefined}
          onTitle={setNamed}
          onClose={close}
        />
      </Box>
    </PanelFrame>
  );
}

interface PanelHeaderProps extends FrameProps {
  /** Address of the record's page. */
  readonly page: string;
  readonly onOpen: ((id: string) => void) | undefined;
}

/** Header of the panel, with links to the neighbours and to the record's page. */
function PanelHeader({ id, page, onOpen, onClose }: PanelHeaderProps) {
  const { t } = useTranslation();
  const { previous, next } = useRowsAround(id);
  const go = (to: string | undefined) => {
    if (to !== undefined) onOpen?.(to);
  };
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label={t('panel.previous')}
        aria-disabled={previous === undefined}
        onClick={() => go(previous)}
        sx={step}
      >
        <Icon name="previous" />
      </IconButton>
      <IconButton
        aria-label={t('panel.next')}
        aria-disabled={next === undefined}
        onClick={() => go(next)}
        sx={step}
      >
        <Icon name="next" />
      </IconButton>
      <Box sx={{ flex: 1 }} />
      <ButtonLink href={page} size="small">
        {t('panel.page')}
      </ButtonLink>
      <IconButton aria-label={t('panel.close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Box>
  );
}

interface FrameProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Frame of the panel next to the list, or over it on a narrow screen. */
function PanelFrame({ id, onClose, children }: FrameProps & { readonly children: ReactNode }) {
  const label = useTranslation().t('panel.label');
  const isNarrow = useMedia(useTheme().breakpoints.down('md'));
  if (isNarrow) {
    return (
      <Drawer
        open
        anchor="right"
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': label,
            sx: { width: 'min(560px, 100%)', display: 'flex', flexDirection: 'column' },
          },
        }}
      >
        {children}
      </Drawer>
    );
  }
  return (
    <>
      <GlobalStyles styles={(theme) => pageStyles(theme, id)} />
      <Box
        component="section"
        data-panel=""
        aria-label={label}
        sx={{
          position: 'fixed',
          zIndex: 10,
          top: 0,
          right: 0,
          bottom: 0,
          width,
          display: 'flex',
          flexDirection: 'column',
          bgcolor: 'background.paper',
          borderLeft: 1,
          borderColor: 'divider',
        }}
      >
        {children}
      </Box>
    </>
  );
}

const width = 'clamp(340px, 34vw, 560px)';
const step = {
  '& svg': { rotate: '90deg' },
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' },
} as const;

/** Styles that make room beside the list and mark the row. */
function pageStyles(theme: Theme, id: string) {
  const { selected } = (theme.vars ?? theme).palette.action;
  return {
    'main:has([data-panel])': { paddingRight: `calc(${width} + 24px)` },
    [`[data-cards] > tbody > tr[data-opens$="/${CSS.escape(id)}"]`]: {
      backgroundImage: `linear-gradient(${selected}, ${selected})`,
    },
  };
}
