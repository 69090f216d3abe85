import type {
  ActionDescriptor,
  ActionGroup,
  KeyedResource,
  ResourceDescriptor,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useActionModule } from '../../actions/use-action-module.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { PartTextsContext } from '../../text/part-texts.ts';
import { useFormats } from '../../text/use-formats.ts';
import { useApplication } from '../../resources/use-application.ts';
import { useNames } from '../../resources/use-names.ts';
import type { LockedJob, StoredJob } from '../../session-core/bulk/bulk-operation.ts';
import { Button } from '../../kit/button.tsx';
import { useNotify } from '../../kit/notify-context.ts';
import '../../locales/bulk-texts.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { takeJob, unfinishedJobs, watchJobs, type UnfinishedJob } from '../../storage/kept-jobs.ts';
import { useBulk } from './use-bulk.ts';
import { useViewerKey } from './use-viewer-key.ts';

/** Offers to resume the runs of closed tabs on records of this resource. */
export function UnfinishedJobs({ resource }: { readonly resource: ResourceDescriptor }) {
  return resource.key === null ? null : <Offers resource={resource} />;
}

function Offers({ resource }: { readonly resource: KeyedResource }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const notify = useNotify();
  const viewer = useViewerKey();
  const application = useApplication();
  const { name } = resource;
  const [jobs, setJobs] = useState<readonly UnfinishedJob[]>([]);
  const [taken, setTaken] = useState<(StoredJob & LockedJob) | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await unfinishedJobs(name, viewer, application);
      if (!isGone) setJobs(found);
    };
    void look();
    const unwatch = watchJobs(() => void look());
    return () => {
      isGone = true;
      unwatch();
    };
  }, [name, viewer, application]);
  const take = async ({ id }: UnfinishedJob) => {
    const job = await takeJob(name, id, application);
    if (!job) notify({ text: t('bulk.elsewhere'), severity: 'info' });
    return job;
  };
  const names = useNames();
  const { actions } = resource;
  const summaryOf = (job: UnfinishedJob) => actions?.items.find((each) => each.name === job.action);
  const textOf = (job: UnfinishedJob) => {
    const summary = summaryOf(job);
    return t(`bulk.unfinished.${job.kind}`, {
      count: job.total,
      number: formats.integer(job.total),
      action: summary ? names.action(name, summary) : job.action,
    });
  };
  const goOn = async (job: UnfinishedJob) => setTaken(await take(job));
  const abandon = async (job: UnfinishedJob) => (await take(job))?.drop();
  return (
    <>
      {jobs.map((job) => (
        <Box
          key={job.id}
          component="output"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mb: 2,
            px: 2,
            py: 0.75,
            border: 1,
            borderColor: 'warning.main',
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          <Box component="span" sx={{ mr: 'auto', typography: 'body2' }}>
            {textOf(job)}
          </Box>
          {/* An action that the schema no longer has cannot be resumed. */}
          {(job.kind !== 'action' || summaryOf(job)) && (
            <Button variant="outlined" onClick={() => void goOn(job)}>
              {t('bulk.resume')}
            </Button>
          )}
          <Button color="inherit" onClick={() => void abandon(job)}>
            {t('bulk.abandon')}
          </Button>
        </Box>
      ))}
      {taken &&
        (taken.operation.kind === 'action' ? (
          actions && (
            <ResumedActionRun
              resource={resource}
              group={actions}
              name={taken.operation.name}
              job={taken}
              onClose={() => setTaken(null)}
            />
          )
        ) : (
          <ResumedRun resource={resource} job={taken} onClose={() => setTaken(null)} />
        ))}
    </>
  );
}

interface ResumedRunProps {
  readonly resource: KeyedResource;
  readonly job: StoredJob & LockedJob;
  readonly onClose: () => void;
}

/** Resumes the run of an action after its documents have loaded. */
function ResumedActionRun({
  group,
  name,
  ...taken
}: ResumedRunProps & { readonly group: ActionGroup; readonly name: string }) {
  const names = useNames();
  const module = useActionModule(group);
  const [descriptor, summary] = [
    module?.actions[name],
    group.items.find((each) => each.name === name),
  ];
  if (!module || !descriptor || !summary) return null;
  return (
    <PartTextsContext value={module.texts}>
      <ResumedRun
        {...taken}
        action={{ descriptor, title: names.action(taken.resource.name, summary) }}
      />
    </PartTextsContext>
  );
}

function ResumedRun({
  resource,
  job,
  action,
  onClose,
}: ResumedRunProps & {
  readonly action?: { readonly descriptor: ActionDescriptor; readonly title: string };
}) {
  const { t } = useTranslation();
  const text = useActionTexts();
  const formats = useFormats();
  const notify = useNotify();
  const {
    records,
    operation: { kind },
  } = job;
  const count = records.length;
  const bulk = useBulk(
    resource,
    records,
    (_, isWhole) => {
      if (!isWhole) return;
      notify({
        text: action
          ? text('doneFor', { action: action.title }, count)
          : kind === 'edit'
            ? t('bulk.edited', { count, number: formats.integer(count) })
            : text('removed', {}, count),
      });
      onClose();
    },
    action,
  );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void bulk.takeOver(job);
  });
  const [first, ...more] = records;
  if (!first || !bulk.state) return null;
  return (
    <BulkDialog
      subject={{ resource, records: [first, ...more] }}
      kind={kind}
      action={action?.title}
      bulk={bulk}
      title=""
      isKept={false}
      onClose={onClose}
    />
  );
}
