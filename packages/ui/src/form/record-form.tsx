import type { ResourceRecord, InputDescriptor } from '@admin/gql/resource';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { ofNames } from '../resources/by-names.ts';
import { useNames } from '../resources/use-names.ts';
import { Button } from '../kit/button.tsx';
import type { DefinedInputs } from '../resources/resource-definition.ts';
import { ErrorPanel } from '../kit/error-panel.tsx';
import '../locales/records-texts.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FormSection } from './form-section.tsx';
import { FormProblems } from './form-problems.tsx';
import { MergePanel } from './merge-panel.tsx';
import { RecordInput } from './record-input.tsx';
import type { RecordForm as RecordFormState } from './use-record-form.ts';

/** Props of a record form. */
export interface RecordFormProps {
  readonly form: RecordFormState;
  readonly inputs: readonly InputDescriptor[];
  /** Resource whose catalogue has the labels of the inputs. */
  readonly resource: string;
  /**
   * Groups of inputs, in this order. Inputs in no group follow at the end. @defaultValue one group
   * of all inputs
   */
  readonly sections?: readonly DefinedInputs[] | undefined;
  /** Record to edit, for the labels of its references; `null` for a new one. */
  readonly record: ResourceRecord | null;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Additional buttons next to «Сохранить». */
  readonly actions?: ReactNode;
  /** In place of the inputs. */
  readonly children?: ReactNode;
  /** Text at the end of the button bar. */
  readonly note?: string;
}

const none: readonly never[] = [];

/** Groups of the inputs by section. Inputs in no section are in the last group. */
function grouped(
  inputs: readonly InputDescriptor[],
  sections: readonly DefinedInputs[],
): readonly { readonly title?: string; readonly inputs: readonly InputDescriptor[] }[] {
  const named = new Set(sections.flatMap((section) => section.inputs));
  const groups = sections.map((section) => ({
    title: section.title,
    inputs: ofNames(inputs, section.inputs),
  }));
  return [...groups, { inputs: inputs.filter(({ name }) => !named.has(name)) }].filter(
    (group) => group.inputs.length > 0,
  );
}

/**
 * Form of a record: offered draft, problems, inputs in two columns, and a button bar that stays in
 * view.
 */
export function RecordForm({
  form,
  inputs,
  resource,
  sections = none,
  record,
  onSubmit,
  onCancel,
  actions,
  children,
  note,
}: RecordFormProps) {
  const { t } = useTranslation();
  const names = useNames();
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  // The panel disappears with the last choice. The next step is to save.
  const choose: RecordFormState['choose'] = (conflicts, side) => {
    form.choose(conflicts, side);
    if (conflicts.length === form.conflicts.length) submitButton.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Chips and similar inputs commit their text on blur.
    if (
      document.activeElement instanceof HTMLElement &&
      element.current?.contains(document.activeElement)
    )
      document.activeElement.blur();
    queueMicrotask(() => element.current?.requestSubmit());
  };

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      onSubmit={submit}
      onKeyDown={submitByKeys}
      sx={{ maxWidth: 960 }}
    >
      {form.draft && <DraftOffer draft={form.draft} />}
      {form.failure && (
        <Box sx={{ mb: 3 }}>
          <ErrorPanel error={form.failure} onRetry={onSubmit} />
        </Box>
      )}
      {form.accepted.length > 0 && (
        <Box component="output" sx={{ display: 'block', mb: 3 }}>
          <Alert severity="info" role="presentation" variant="outlined">
            {t('form.merge.taken', {
              fields: form.accepted.map((input) => names.field(resource, input)).join(', '),
            })}
          </Alert>
        </Box>
      )}
      {form.conflicts.length > 0 && (
        <MergePanel conflicts={form.conflicts} resource={resource} onChoose={choose} />
      )}
      <FormProblems form={form} inputs={inputs} resource={resource} />
      <Box inert={form.isSaving} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {children ??
          grouped(inputs, sections).map(({ title, inputs: own }) => (
            <FormSection key={own.map(({ name }) => name).join(' ')} title={title}>
              {own.map((input) => (
                <RecordInput
                  key={input.name}
                  form={form}
                  input={input}
                  inputs={inputs}
                  resource={resource}
                  record={record}
                />
              ))}
            </FormSection>
          ))}
      </Box>
      <FormBar note={note} isSaving={form.isSaving} submitRef={submitButton} onCancel={onCancel}>
        {actions}
      </FormBar>
    </Box>
  );
}

interface FormBarProps extends Pick<RecordFormProps, 'note' | 'onCancel'> {
  readonly isSaving: boolean;
  readonly submitRef: RefObject<HTMLButtonElement | null>;
  /** Additional buttons next to «Сохранить». */
  readonly children: ReactNode;
}

/** Button bar of a form, which stays in view. */
function FormBar({ note, isSaving, submitRef, onCancel, children }: FormBarProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1 },
        py: 2,
        bgcolor: 'background.default',
        // Fits three buttons on one line of a screen of 360 px.
        '& > button': { px: { xs: 1.25, sm: 2 } },
      }}
    >
      <Button
        type="submit"
        ref={submitRef}
        variant="contained"
        aria-disabled={isSaving}
        aria-keyshortcuts="Control+Enter"
        title="Ctrl+Enter"
      >
        {isSaving ? t('form.saving') : t('form.save')}
      </Button>
      {children}
      <Button onClick={onCancel} disabled={isSaving}>
        {t('form.cancel')}
      </Button>
      {note !== undefined && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}
