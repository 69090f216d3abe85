import type { InputDescriptor, KeyedResource, UpdateDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { RecordNames } from './record-names.tsx';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useFormats } from '../../text/use-formats.ts';
import { useNames } from '../../resources/use-names.ts';
import { Button } from '../../kit/button.tsx';
import type { RuledInput } from '../../resources/rules.ts';
import { useNotify } from '../../kit/notify-context.ts';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordInput, type RecordInputProps } from '../../form/record-input.tsx';
import { useFormInputs } from '../../form/use-form-inputs.ts';
import { useRecordForm } from '../../form/use-record-form.ts';
import '../../locales/bulk-texts.ts';
import '../../locales/records-texts.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { useBulk } from './use-bulk.ts';

export interface EditRowsDialogProps {
  readonly subject: ActionSubject;
  /** `outcome`: outcome by record, if the operation was begun. */
  readonly onClose: (outcome?: RowOutcome) => void;
}

/** Dialog that sets chosen fields of several records to the same values. */
export function EditRowsDialog(props: EditRowsDialogProps) {
  const { resource } = props.subject;
  return resource.update ? <Whole {...props} update={resource.update} /> : null;
}

/**
 * Inputs that can set one value for many records. Left out: inputs of the key, files, and inputs
 * whose visibility depends on the values of a record.
 */
const sharedInputs = (
  { key }: KeyedResource,
  inputs: readonly InputDescriptor[],
): readonly InputDescriptor[] =>
  inputs.flatMap((input: RuledInput): readonly RuledInput[] => {
    const own = input.rules;
    const isKey = key.includes(input.field ?? input.name) || key.includes(input.name);
    if (
      isKey ||
      input.kind === 'file' ||
      own?.when ||
      (own?.disabled !== undefined && own.disabled !== false)
    )
      return [];
    // `choices` depends on the values of each record, so a form for several records does not apply
    // it.
    return own?.choices ? [{ ...input, rules: { ...own, choices: undefined } }] : [input];
  });

function Whole({
  subject,
  update,
  onClose,
}: EditRowsDialogProps & { readonly update: UpdateDescriptor }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const formats = useFormats();
  const formId = useId();
  const { resource, records } = subject;
  const total = records.length;
  const all = useFormInputs(
    resource,
    useMemo(() => sharedInputs(resource, update.inputs), [resource, update]),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isEmpty, setEmpty] = useState(false);
  // An input that is not chosen stays in the form without being required. An untouched boolean is
  // `false`, a list is empty.
  const inputs = useMemo(
    () =>
      all.map((input) => ({
        ...input,
        required: chosen.has(input.name) && !input.nullable,
        nullable: input.nullable || !chosen.has(input.name),
      })),
    [all, chosen],
  );
  const initial = useMemo(() => Object.fromEntries(all.map(({ name }) => [name, null])), [all]);
  const counted = { count: total, number: formats.integer(total) };
  const bulk = useBulk(resource, records, (outcome, isWhole) => {
    if (!isWhole) return;
    notify({ text: t('bulk.edited', counted) });
    onClose(outcome);
  });
  const form = useRecordForm({
    inputs,
    initial,
    isNew: true,
    draft: `${resource.name}/bulk`,
    draftOf: { resource: resource.name },
    save: async (values) => {
      void bulk.begin({
        kind: 'edit',
        changes: Object.fromEntries(
          all
            .filter(({ name }) => chosen.has(name))
            .map((input) => [input.name, values[input.name] ?? emptied(input)]),
        ),
      });
      return { errors: [] };
    },
  });
  const toggle = (name: string) => {
    setEmpty(false);
    setChosen(
      (before) =>
        new Set(before.has(name) ? [...before].filter((each) => each !== name) : [...before, name]),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size === 0) setEmpty(true);
    else void form.submit();
  };
  const cancel = () => {
    form.release();
    onClose();
  };
  return (
    <BulkDialog
      subject={subject}
      kind="edit"
      bulk={bulk}
      title={t('bulk.editOf', counted)}
      onCancel={cancel}
      onClose={onClose}
      question={
        <Box component="form" id={formId} noValidate onSubmit={submit}>
          <RecordNames {...subject} />
          <DialogContentText sx={{ mb: 1.5 }}>{t('bulk.chooseFields')}</DialogContentText>
          <FormProblems form={form} inputs={all} resource={resource.name} />
          {inputs.map((input) => (
            <FieldChoice
              key={input.name}
              form={form}
              input={input}
              inputs={inputs}
              resource={resource.name}
              isChosen={chosen.has(input.name)}
              onToggle={toggle}
            />
          ))}
          {isEmpty && (
            <DialogContentText role="alert" sx={{ mt: 1, color: 'text.danger' }}>
              {t('bulk.noFields')}
            </DialogContentText>
          )}
          {inputs.some((input) => chosen.has(input.name) && input.nullable) && (
            <DialogContentText sx={{ mt: 1, typography: 'body2' }}>
              {t('bulk.empties')}
            </DialogContentText>
          )}
        </Box>
      }
      begin={
        <Button type="submit" form={formId} variant="contained">
          {t('bulk.editOf', counted)}
        </Button>
      }
    />
  );
}

interface FieldChoiceProps extends Pick<
  RecordInputProps,
  'form' | 'input' | 'inputs' | 'resource'
> {
  readonly isChosen: boolean;
  readonly onToggle: (name: string) => void;
}

/** Checkbox of a field, with its input if the field is chosen. */
function FieldChoice({ isChosen, onToggle, ...field }: FieldChoiceProps) {
  const { t } = useTranslation();
  const label = useNames().field(field.resource, field.input);
  return (
    <Box sx={{ pb: isChosen ? 2 : 0 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={() => onToggle(field.input.name)}
            slotProps={{ input: { 'aria-label': t('bulk.changeField', { field: label }) } }}
            sx={{ py: 0.5 }}
          />
        }
        label={label}
        slotProps={{ typography: { variant: 'body2', 'aria-hidden': true } }}
      />
      {isChosen && (
        <Box sx={{ mt: 1 }}>
          <RecordInput {...field} record={null} />
        </Box>
      )}
    </Box>
  );
}

/** Value sent for a field that was chosen and left empty. */
const emptied = (input: InputDescriptor): unknown =>
  input.list ? [] : input.kind === 'boolean' && !input.nullable ? false : null;
