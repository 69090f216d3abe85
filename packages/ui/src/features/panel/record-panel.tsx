import type { KeyedResource, ResourceDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type Theme } from '@mui/material/styles';
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDataClient } from '../../data/use-data-client.ts';
import { listHref, parseAddress } from '../../resources/addresses.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useLoaded } from '../../values/loadable.ts';
import { recordKeyAt } from '../../resources/record-key.ts';
import { useMedia } from '../../data/use-media.ts';
import { useNames } from '../../resources/use-names.ts';
import { useResource } from '../../data/use-resource.ts';
import { OfferedControls, useCommand, useCommands } from '../../commands/commands-context.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Bone } from '../../kit/bone.tsx';
import { ErrorBoundary } from '../../kit/error-boundary.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import '../../locales/panel-texts.ts';
import { nestedChain, nestedPlace, type NestedAddress } from '../../resources/nested-place.ts';
import { useKeepRecent } from '../../resources/use-keep-recent.ts';
// The panel is the page of a record at another place.
import { RecordActions, RecordContent } from '../../screens/record/show-screen.tsx';
import { useRecord } from '../../data/use-record.ts';
import { OpenRowsContext } from '../../screens/list/open-rows.ts';
import { rowOf, useRowsAround } from './rows-around.ts';
import { usePanel } from './use-panel.ts';

export interface RecordPanelProps {
  /** Of the list. */
  readonly descriptor: ResourceDescriptor;
  /** As in `ListPageProps`. */
  readonly recordsPath?: string | undefined;
  /** Of the record, as in addresses. */
  readonly panel: string;
}

/**
 * A record beside its list, or over it on a narrow screen: its fields and what can be done with it,
 * as on its page. The list stays as it is and can be used.
 */
export function RecordPanel({ descriptor, recordsPath, panel: id }: RecordPanelProps) {
  const { t } = useTranslation();
  const names = useNames();
  const list = recordsPath ?? listHref(descriptor.name);
  const { open, close } = usePanel();
  const openRowsRef = use(OpenRowsContext);
  const commands = useCommands();
  const heading = useRef<HTMLHeadingElement>(null);
  useCommand('panel.focus', { run: () => heading.current?.focus() });
  const { previous, next } = useRowsAround(id);
  const isNarrow = useMedia(useTheme().breakpoints.down('md'));
  const [named, setNamed] = useState({ id, title: '' });
  useEffect(() => {
    const row = rowOf(commands.rows(), id);
    if (row) row.scrollIntoView({ block: 'nearest' });
    else openRowsRef?.current?.reveal(id);
  }, [id, openRowsRef, commands]);
  const go = (to: string | undefined) => {
    if (to !== undefined) open?.(to);
  };
  const shown = { id, list, onTitle: setNamed, onClose: close };
  const content = (
    <>
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
        <ButtonLink href={`${list}/${id}`} size="small">
          {t('panel.page')}
        </ButtonLink>
        <IconButton aria-label={t('panel.close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Box>
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
        {/* The keyboard stays in the list: what has come beside it is said. */}
        <Box
          ref={heading}
          component="h2"
          tabIndex={-1}
          aria-live="polite"
          sx={{ typography: 'h2', m: 0, mb: 1.5, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {named.id === id && named.title !== '' ? named.title : names.record(descriptor.name)}
        </Box>
        <ErrorBoundary resetKey={id}>
          <Suspense fallback={<Bones />}>
            {recordsPath === undefined ? (
              <OwnRecord key={id} name={descriptor.name} {...shown} />
            ) : (
              <NestedRecord key={id} {...shown} />
            )}
          </Suspense>
        </ErrorBoundary>
      </Box>
    </>
  );
  const label = t('panel.label');
  if (isNarrow) {
    return (
      <Drawer
        open
        anchor="right"
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': label,
            sx: { width: 'min(560px, 100%)', display: 'flex', flexDirection: 'column' },
          },
        }}
      >
        {content}
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
        {content}
      </Box>
    </>
  );
}

const width = 'clamp(340px, 34vw, 560px)';
const step = {
  '& svg': { rotate: '90deg' },
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' },
} as const;

/** The list makes room, and its row is marked. */
function pageStyles(theme: Theme, id: string) {
  const { selected } = (theme.vars ?? theme).palette.action;
  return {
    'main:has([data-panel])': { paddingRight: `calc(${width} + 24px)` },
    [`[data-cards] > tbody > tr[data-opens$="/${CSS.escape(id)}"]`]: {
      backgroundImage: `linear-gradient(${selected}, ${selected})`,
    },
  };
}

interface ShownRecord {
  readonly id: string;
  /** Path of the list that it is in. */
  readonly list: string;
  readonly onTitle: (named: { readonly id: string; readonly title: string }) => void;
  readonly onClose: () => void;
}

function OwnRecord({ name, ...shown }: ShownRecord & { readonly name: string }) {
  const descriptor = useResource(name);
  const key = useMemo(
    () => (descriptor.show ? recordKeyAt(descriptor, shown.id) : null),
    [descriptor, shown.id],
  );
  return descriptor.show && key ? (
    <PanelRecord {...shown} descriptor={descriptor} show={descriptor.show} recordKey={key} />
  ) : (
    <Missing />
  );
}

/** A record that is found only below another. */
function NestedRecord(shown: ShownRecord) {
  const address = parseAddress(`${shown.list}/${shown.id}`);
  return address?.screen === 'nested' ? <PlacedRecord {...shown} address={address} /> : <Missing />;
}

function PlacedRecord({ address, ...shown }: ShownRecord & { readonly address: NestedAddress }) {
  const resources = useResources();
  const client = useDataClient();
  const root = useResource(address.resource);
  const summary = resources.get(address.resource);
  if (!summary) throw new Error(`There is no resource '${address.resource}'.`);
  const chain = useLoaded(nestedChain(summary, address, resources));
  const path = `${shown.list}/${shown.id}`;
  const place = useMemo(() => {
    const asked = parseAddress(path);
    return chain && asked?.screen === 'nested'
      ? nestedPlace(root, asked, chain, client)
      : undefined;
  }, [root, path, chain, client]);
  if (place === undefined) return <Bones />;
  if (place.kind !== 'record') return <Missing />;
  const { resource, show, key } = place.record;
  return <PanelRecord {...shown} descriptor={resource} show={show} recordKey={key} />;
}

interface PanelRecordProps extends ShownRecord {
  readonly descriptor: KeyedResource;
  readonly show: Parameters<typeof useRecord>[0];
  readonly recordKey: Parameters<typeof useRecord>[1];
}

function PanelRecord({
  descriptor,
  show,
  recordKey,
  id,
  list,
  onTitle,
  onClose,
}: PanelRecordProps) {
  const state = useRecord(show, recordKey, descriptor.fields);
  const titleOf = useRecordTitle(descriptor);
  const title = state.status === 'ready' ? titleOf(state.record) : '';
  useEffect(() => onTitle({ id, title }), [onTitle, id, title]);
  useKeepRecent(descriptor.name, `${list}/${id}`, title);
  if (state.status === 'loading') return <Bones />;
  if (state.status === 'missing') return <Missing />;
  if (state.status === 'failed') return <ErrorPanel error={state.error} onRetry={state.retry} />;
  const { record, failures } = state;
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5, '&:empty': { display: 'none' } }}
      >
        <OfferedControls>
          <RecordActions
            descriptor={descriptor}
            record={record}
            list={list}
            id={id}
            onRemoved={onClose}
          />
        </OfferedControls>
      </Box>
      <Box sx={contentStyles}>
        <RecordContent descriptor={descriptor} record={record} failures={failures} />
      </Box>
    </>
  );
}

/** Not by the width of the window, as on its page. */
const contentStyles = {
  '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dl': {
    p: 0,
    border: 0,
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    columnGap: 3,
    rowGap: 2,
  },
} as const;

function Missing() {
  const { t } = useTranslation();
  return (
    <Box role="alert" sx={{ typography: 'body2' }}>
      {t('panel.missing')}
    </Box>
  );
}

function Bones() {
  const { t } = useTranslation();
  return (
    <Box
      component="output"
      aria-label={t('list.loading')}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Bone width="60%" height={24} />
      {[48, 70, 56, 64, 40].map((part) => (
        <Bone key={part} width={`${part}%`} height={16} />
      ))}
    </Box>
  );
}
