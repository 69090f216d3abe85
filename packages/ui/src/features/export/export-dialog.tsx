import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { useFormats } from '../../text/use-formats.ts';
import { useNames } from '../../resources/use-names.ts';
import { Button } from '../../kit/button.tsx';
import { isComputed } from '../../values/computed-name.ts';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { useUnsavedGuard } from '../../kit/use-unsaved-guard.ts';
import { useApplication } from '../../resources/use-application.ts';
import { readStored, writeStored } from '../../storage/stored.ts';
import '../../locales/export-texts.ts';
import type { ExportProgress } from '../../session-core/export/export-session.ts';
import { exportFormats } from '../../session-core/table-files/export-format.ts';
import { percentOf } from '../../values/percent-of.ts';
import {
  useRecordExport,
  type ExportChoice,
  type RecordExport,
  type RecordExportOptions,
} from './use-record-export.ts';

/** Records to export, and the callback that closes the dialog. */
export interface ExportDialogProps extends RecordExportOptions {
  readonly onClose: () => void;
}

/** Dialog of an export: choice of columns and format, progress, and resumption after a failure. */
export function ExportDialog({ onClose, ...options }: ExportDialogProps) {
  const { t } = useTranslation();
  const names = useNames();
  const titleId = useId();
  const exported = useRecordExport(options);
  const { state } = exported;
  const isUnderWay = state.status === 'running' || (state.status === 'failed' && state.canResume);
  useUnsavedGuard(isUnderWay, exported.stop);
  // A running export ends only by its own button.
  const close = () => {
    if (!isUnderWay) onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {t('export.title', { title: options.title ?? names.title(options.descriptor.name) })}
      </DialogTitle>
      {state.status === 'idle' ? (
        <Choice {...options} exported={exported} onClose={onClose} />
      ) : (
        <Progress exported={exported} state={state} onClose={onClose} />
      )}
    </Dialog>
  );
}

const key = 'admin.export';
const usual: ExportChoice = { format: 'xlsx', columns: 'shown', related: 'label' };

/** Choice of the last export. */
function storedChoice(application: string): ExportChoice {
  const stored = readStored(key, application);
  const of = (name: keyof ExportChoice): unknown =>
    typeof stored === 'object' && stored !== null && Object.hasOwn(stored, name)
      ? Object.entries(stored).find(([each]) => each === name)?.[1]
      : undefined;
  return {
    format: exportFormats.find((each) => each === of('format')) ?? usual.format,
    columns: of('columns') === 'all' ? 'all' : usual.columns,
    related: of('related') === 'key' ? 'key' : usual.related,
  };
}

function Choice({
  request,
  chosen,
  exported: { fields, start },
  onClose,
}: RecordExportOptions & { readonly exported: RecordExport; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const application = useApplication();
  const [choice, setChoice] = useState(() => storedChoice(application));
  const { format, columns, related } = choice;
  const change = (part: Partial<ExportChoice>) => setChoice((before) => ({ ...before, ...part }));
  const hasRelated =
    format !== 'jsonl' && fields[columns].some((field) => field.kind === 'reference');
  const hasMoments =
    format !== 'jsonl' && fields[columns].some((field) => field.kind === 'instant');
  const begin = () => {
    writeStored(key, choice, application);
    void start(choice);
  };
  const notes = [
    chosen
      ? t('export.chosenRows', { count: chosen.length, number: formats.integer(chosen.length) })
      : t('export.allRows'),
    hasMoments && t('export.zone', { zone: zoneName(i18n.language) }),
    columns === 'shown' &&
      request.columns.some((name) => isComputed({ name })) &&
      t('export.computed'),
  ].filter((note) => note !== false);
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Options title={t('export.format')}>
          {exportFormats.map((each) => (
            <Option
              key={each}
              name="format"
              label={t(`export.formats.${each}`)}
              hint={t(`export.formatHints.${each}`)}
              isChosen={format === each}
              isFirst={format === each}
              onChoose={() => change({ format: each })}
            />
          ))}
        </Options>
        {fields.all.length > fields.shown.length && (
          <Options title={t('export.columns')} isRow>
            <Option
              name="columns"
              label={t('export.shownColumns', { count: fields.shown.length })}
              isChosen={columns === 'shown'}
              onChoose={() => change({ columns: 'shown' })}
            />
            <Option
              name="columns"
              label={t('export.allColumns', { count: fields.all.length })}
              isChosen={columns === 'all'}
              onChoose={() => change({ columns: 'all' })}
            />
          </Options>
        )}
        {hasRelated && (
          <Options title={t('export.related')} isRow>
            <Option
              name="related"
              label={t('export.relatedLabel')}
              isChosen={related === 'label'}
              onChoose={() => change({ related: 'label' })}
            />
            <Option
              name="related"
              label={t('export.relatedKey')}
              isChosen={related === 'key'}
              onChoose={() => change({ related: 'key' })}
            />
          </Options>
        )}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {notes.map((note) => (
            <Box key={note} component="p" sx={{ m: 0, mt: 0.5 }}>
              {note}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('export.cancel')}</Button>
        <Button variant="contained" onClick={begin}>
          {t('export.start')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Name of the browser's time zone, independent of the season: `Москва`. */
const zoneName = (language: string) =>
  new Intl.DateTimeFormat(language, { timeZoneName: 'shortGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;

function Options({
  title,
  isRow = false,
  children,
}: {
  readonly title: string;
  readonly isRow?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minInlineSize: 0,
        display: 'flex',
        flexDirection: isRow ? 'row' : 'column',
        flexWrap: 'wrap',
        columnGap: 2,
      }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, typography: 'subtitle2' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

interface OptionProps {
  readonly name: keyof ExportChoice;
  readonly label: string;
  readonly hint?: string;
  readonly isChosen: boolean;
  /** The focus begins here. */
  readonly isFirst?: boolean;
  readonly onChoose: () => void;
}

function Option({ name, label, hint, isChosen, isFirst = false, onChoose }: OptionProps) {
  const hintId = useId();
  return (
    <FormControlLabel
      control={
        <Radio
          name={`export-${name}`}
          size="small"
          checked={isChosen}
          onChange={onChoose}
          slotProps={{
            input: {
              ref: isFirst ? focusOnMount : undefined,
              'aria-describedby': hint === undefined ? undefined : hintId,
            },
          }}
          sx={{ py: 0.5, alignSelf: 'flex-start' }}
        />
      }
      label={
        <>
          {label}
          {hint !== undefined && (
            <Box
              id={hintId}
              component="span"
              aria-hidden
              sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
            >
              {hint}
            </Box>
          )}
        </>
      }
      slotProps={{ typography: { variant: 'body2', sx: { py: 0.5 } } }}
    />
  );
}

function Progress({
  exported: { resume, stop },
  state,
  onClose,
}: {
  readonly exported: RecordExport;
  readonly state: Exclude<RecordExport['state'], { readonly status: 'idle' }>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { rows, total } = state;
  const progress = useProgressText(state);
  if (state.status === 'done') {
    const notes = [
      state.failedValues > 0 &&
        t('export.failedValues', {
          count: state.failedValues,
          number: formats.integer(state.failedValues),
        }),
      state.cutValues > 0 &&
        t('export.cutValues', { count: state.cutValues, number: formats.integer(state.cutValues) }),
      state.hasChanged && t('export.hasChanged'),
    ].filter((note) => note !== false);
    return (
      <>
        <DialogContent>
          <Box component="output">
            {t('export.doneRows', { count: rows, rows: formats.integer(rows) })}
          </Box>
          {notes.map((note) => (
            <Box
              key={note}
              role="alert"
              sx={{
                mt: 1.5,
                px: 2,
                py: 1,
                borderRadius: 1,
                border: 1,
                borderColor: 'warning.main',
                typography: 'body2',
              }}
            >
              {note}
            </Box>
          ))}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose} ref={focusOnMount}>
            {t('export.close')}
          </Button>
        </DialogActions>
      </>
    );
  }
  if (state.status === 'failed') {
    return (
      <>
        <DialogContent>
          <ErrorPanel error={state.error} />
          <Box component="p" sx={{ typography: 'body2', mb: 0 }}>
            {state.canResume
              ? t('export.failed', { rows: formats.integer(rows) })
              : t('export.broken')}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={stop}>{t('export.cancel')}</Button>
          {state.canResume && (
            <Button variant="contained" onClick={() => void resume()} ref={focusOnMount}>
              {t('export.resume')}
            </Button>
          )}
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <DialogContent>
        <LinearProgress
          aria-label={t('export.running')}
          {...(total === undefined || total === 0
            ? {}
            : { variant: 'determinate' as const, value: percentOf(rows, total) })}
        />
        <Box component="p" sx={{ mt: 1.5, mb: 0, fontVariantNumeric: 'tabular-nums' }}>
          {progress}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={stop} ref={focusOnMount}>
          {t('export.stop')}
        </Button>
      </DialogActions>
    </>
  );
}

function useProgressText({ rows, total }: ExportProgress): string {
  const { t } = useTranslation();
  const formats = useFormats();
  return total === undefined
    ? t('export.progress', { rows: formats.integer(rows) })
    : t('export.progressOf', { rows: formats.integer(rows), total: formats.integer(total) });
}
