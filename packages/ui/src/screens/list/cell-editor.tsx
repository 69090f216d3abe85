import type {
  FormValues,
  InputDescriptor,
  KeyedResource,
  RecordKey,
  ResourceRecord,
  ShowDescriptor,
  UpdateDescriptor,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { Suspense, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from 'wouter';

import { useStoredRecord } from '../../data/use-stored-record.ts';
import { listHref } from '../../resources/addresses.ts';
import { recordKeyAt } from '../../resources/record-key.ts';
import { useNames } from '../../resources/use-names.ts';
import { useResource } from '../../data/use-resource.ts';
import { Button } from '../../kit/button.tsx';
import { Bone } from '../../kit/bone.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { useNotify } from '../../kit/notify-context.ts';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import { draftName } from '../../storage/draft-storage.ts';
import { FormProblems } from '../../form/form-problems.tsx';
import { MergePanel } from '../../form/merge-panel.tsx';
import { RecordInput } from '../../form/record-input.tsx';
import { useEditForm } from '../../form/use-edit-form.ts';
import { useFormInputs } from '../../form/use-form-inputs.ts';
import '../../locales/cells-texts.ts';
import '../../locales/records-texts.ts';
import { useUndo } from './use-undo.ts';
import { recordText } from '../../values/record-text.ts';

export interface CellEditorProps {
  readonly resource: string;
  readonly id: string;
  /** Name of the input. */
  readonly input: string;
  /** Accessible name: the field and the record. */
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * Popover next to a cell that changes one value of a record. It has the control and the checks of
 * the record's form, and overwrites no changes of others.
 */
export function CellEditor({ anchor, label, onClose, ...edited }: CellEditorProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { p: 2, width: 360, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Suspense fallback={<Bone width="100%" height={40} />}>
        <Loaded {...edited} onClose={onClose} />
      </Suspense>
    </Popover>
  );
}

type LoadedProps = Omit<CellEditorProps, 'anchor' | 'label'>;

function Loaded({ resource: name, id, input: inputName, onClose }: LoadedProps) {
  const resource = useResource(name);
  const { update, show } = resource;
  const key = resource.key === null ? null : recordKeyAt(resource, id);
  if (!update || !show || !key || resource.key === null) return null;
  return (
    <Value
      resource={resource}
      update={update}
      show={show}
      recordKey={key}
      id={id}
      inputName={inputName}
      onClose={onClose}
    />
  );
}

interface ValueProps extends Pick<LoadedProps, 'id' | 'onClose'> {
  readonly resource: KeyedResource;
  readonly update: UpdateDescriptor;
  readonly show: ShowDescriptor;
  readonly recordKey: RecordKey;
  readonly inputName: string;
}

function Value({ inputName, ...props }: ValueProps) {
  const { resource, update, show, recordKey } = props;
  const all = useFormInputs(resource, update.inputs);
  const inputs = useMemo(() => all.filter(({ name }) => name === inputName), [all, inputName]);
  const { record, error, refetch } = useStoredRecord(show, recordKey);
  const [latest, setLatest] = useState<ResourceRecord | null>(null);
  if (record && record !== latest) setLatest(record);
  if (latest) return <ValueForm {...props} inputs={inputs} record={latest} />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <Bone width="100%" height={40} />;
}

function ValueForm({
  resource,
  update,
  show,
  recordKey,
  id,
  onClose,
  inputs,
  record,
}: Omit<ValueProps, 'inputName'> & {
  readonly inputs: readonly InputDescriptor[];
  readonly record: ResourceRecord;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const notify = useNotify();
  const title = useRecordTitle(resource);
  const { base } = useRouter();
  const titleId = useId();
  const [input] = inputs;
  const form = useEditForm({
    resource,
    show,
    update,
    inputs,
    recordKey,
    record,
    draft: draftName(`${base}${listHref(resource.name)}#${input?.name ?? ''}`, id),
    draftOf: {
      resource: resource.name,
      title: [title(record), ...(input ? [names.field(resource.name, input)] : [])].join(': '),
    },
  });
  const undo = useUndo({ resource, update, show, recordKey });
  const isFocused = useRef(false);
  if (!input) return null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const before: FormValues = { [input.name]: input.value(record) ?? null };
    const outcome = await form.submit();
    if (outcome.status === 'unchanged') onClose();
    if (outcome.status !== 'saved') return;
    onClose();
    const saved = form.values();
    notify({
      text: t('cells.saved', { field: names.field(resource.name, input) }),
      action: { label: t('cells.undo'), run: () => undo(input, { before, saved }) },
    });
  };
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void save(event)}
      sx={{ '& .MuiAlert-root': { mb: 2 } }}
    >
      <Box
        id={titleId}
        sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 1.5, overflowWrap: 'anywhere' }}
      >
        {recordText(resource, record)}
      </Box>
      {form.failure && (
        <Box sx={{ mb: 2 }}>
          <ErrorPanel error={form.failure} />
        </Box>
      )}
      {form.conflicts.length > 0 && (
        <MergePanel conflicts={form.conflicts} resource={resource.name} onChoose={form.choose} />
      )}
      {(form.refusal?.record.length ?? 0) > 0 && (
        <FormProblems form={form} inputs={inputs} resource={resource.name} />
      )}
      <Box inert={form.isSaving}>
        <RecordInput
          form={form}
          input={input}
          resource={resource.name}
          record={record}
          onControl={(control) => {
            if (!control || isFocused.current) return;
            isFocused.current = true;
            // Runs after the popover has been positioned.
            setTimeout(() => control.focus());
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" size="small" disabled={form.isSaving}>
          {t('form.save')}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            form.release();
            onClose();
          }}
        >
          {t('form.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
