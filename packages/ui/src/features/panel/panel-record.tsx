import type { KeyedResource } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { OfferedControls } from '../../commands/commands-context.tsx';
import { useDataClient } from '../../data/use-data-client.ts';
import { useRecord } from '../../data/use-record.ts';
import { useResource } from '../../data/use-resource.ts';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import { Bone } from '../../kit/bone.tsx';
import { ErrorBoundary } from '../../kit/error-boundary.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import '../../locales/panel-texts.ts';
import { parseAddress } from '../../resources/addresses.ts';
import { nestedChain, nestedPlace, type NestedAddress } from '../../resources/nested-place.ts';
import { recordKeyAt } from '../../resources/record-key.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { useKeepRecent } from '../../resources/use-keep-recent.ts';
// The panel renders the content of a record's page.
import { RecordActions, RecordContent } from '../../screens/record/show-screen.tsx';
import { useLoaded } from '../../values/loadable.ts';

export interface ShownRecord {
  readonly id: string;
  /** Path of the list that contains the record. */
  readonly list: string;
  readonly onTitle: (named: { readonly id: string; readonly title: string }) => void;
  readonly onClose: () => void;
}

export interface ShownInPanelProps extends ShownRecord {
  /** Name of the resource. */
  readonly name: string;
  /** Whether the record exists only below another one. */
  readonly isNested: boolean;
}

/** Content of the panel: fields and actions of a record. */
export function ShownInPanel({ name, isNested, ...shown }: ShownInPanelProps) {
  return (
    <ErrorBoundary resetKey={shown.id}>
      <Suspense fallback={<Bones />}>
        {isNested ? (
          <NestedRecord key={shown.id} {...shown} />
        ) : (
          <OwnRecord key={shown.id} name={name} {...shown} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
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

/** Record that exists only below another one. */
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

/** The layout depends on the width of the panel rather than of the window. */
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
