import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { useFormats } from '../../text/use-formats.ts';
import { Button } from '../../kit/button.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { percentOf } from '../../values/percent-of.ts';
import { downloadRejected, rejectedRows } from './rejected-rows.ts';
import type { ImportState } from './import-types.ts';
import { RefusedRows } from './refused-rows.tsx';
import type { Import } from './use-import.ts';

export interface ImportRowsProps {
  readonly imported: Import;
  readonly state: ImportState & { readonly step: 'check' | 'run' };
  readonly title: string;
  readonly onClose: () => void;
}

/** Progress of an import, its counts by outcome, and the refused rows. */
export function ImportRows({ imported, state, title, onClose }: ImportRowsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { labelOf } = imported;
  const { step, status, counts, open, failed } = state;
  const { rows, total, refused } = counts;
  const isChecking = step === 'check';
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {status !== 'done' && (
          <LinearProgress
            aria-label={t(isChecking ? 'import.checking' : 'import.running')}
            variant="determinate"
            value={percentOf(rows, total)}
          />
        )}
        <Box component="output" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {status === 'done'
            ? t(isChecking ? 'import.checked' : 'import.done', {
                count: total,
                rows: formats.integer(total),
              })
            : t(isChecking ? 'import.checkingOf' : 'import.runningOf', {
                rows: formats.integer(rows),
                total: formats.integer(total),
              })}
        </Box>
        <Counts state={state} />
        {isChecking && status === 'done' && !open.target.canTry && (
          <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
            {t('import.cannotTry')}
          </Box>
        )}
        {failed !== undefined && <ErrorPanel error={failed} />}
        {state.step === 'run' && status === 'running' && !state.isKept && (
          <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
            {t('import.notKept')}
          </Box>
        )}
        {state.step === 'run' && status === 'stopped' && (
          <Box component="p" sx={{ m: 0, typography: 'body2' }}>
            {t(state.isKept ? 'import.stopped' : 'import.stoppedHere')}
          </Box>
        )}
        {refused.length > 0 && <RefusedRows refused={refused} labelOf={labelOf} />}
      </DialogContent>
      <RowsActions imported={imported} state={state} title={title} onClose={onClose} />
    </>
  );
}

/** Buttons of the current step. */
function RowsActions({ imported, state, title, onClose }: ImportRowsProps) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const { labelOf, back, check, run, resume, stop } = imported;
  const { step, status, counts, open } = state;
  const { rows, refused } = counts;
  const isChecking = step === 'check';
  const isRunning = status === 'running';
  const save = async () => {
    const name = t('import.rejectedTitle', { title });
    const file = await rejectedRows({
      table: open.table,
      refused,
      language: i18n.resolvedLanguage ?? i18n.language,
      title: name,
      rowHeader: t('import.rowHeader'),
      reasonHeader: t('import.reasonHeader'),
      labelOf,
    });
    downloadRejected(file, open.table, name);
  };
  const good = rows - refused.length;
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {refused.length > 0 && !isRunning && (
        <Button onClick={() => void save()}>
          {t('import.saveRejected', { count: refused.length })}
        </Button>
      )}
      {isChecking && (
        <Button onClick={isRunning ? stop : back}>
          {t(isRunning ? 'import.cancel' : 'import.back')}
        </Button>
      )}
      {isChecking && status === 'stopped' && (
        <Button variant="contained" onClick={() => void check()}>
          {t('import.again')}
        </Button>
      )}
      {isChecking && status === 'done' && (
        <Button variant="contained" disabled={good === 0} onClick={() => void run()}>
          {t('import.start', { count: good, rows: formats.integer(good) })}
        </Button>
      )}
      {step === 'run' && isRunning && (
        <Button onClick={stop} ref={focusOnMount}>
          {t('import.stop')}
        </Button>
      )}
      {state.step === 'run' && status === 'stopped' && (
        <>
          <Button onClick={onClose}>{t(state.isKept ? 'import.later' : 'import.close')}</Button>
          <Button variant="contained" onClick={() => void resume(state.id)} ref={focusOnMount}>
            {t('import.resume')}
          </Button>
        </>
      )}
      {step === 'run' && status === 'done' && (
        <Button variant="contained" onClick={onClose} ref={focusOnMount}>
          {t('import.close')}
        </Button>
      )}
    </DialogActions>
  );
}

/** Number of rows by outcome. */
function Counts({ state: { step, counts, open } }: Pick<ImportRowsProps, 'state'>) {
  const { t } = useTranslation();
  const { rows, created, updated, refused } = counts;
  const isChecking = step === 'check';
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        '& dt': { typography: 'body2', color: 'text.secondary' },
        '& dd': { m: 0, typography: 'h6', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {isChecking && !open.target.canTry ? (
        <Count label={t('import.willWrite')} count={rows - refused.length} />
      ) : (
        <>
          <Count label={t(isChecking ? 'import.willCreate' : 'import.created')} count={created} />
          {open.plan.key.length > 0 && (
            <Count label={t(isChecking ? 'import.willUpdate' : 'import.updated')} count={updated} />
          )}
        </>
      )}
      <Count label={t('import.refusedRows')} count={refused.length} isBad={refused.length > 0} />
    </Box>
  );
}

function Count({
  label,
  count,
  isBad = false,
}: {
  readonly label: string;
  readonly count: number;
  readonly isBad?: boolean;
}) {
  const formats = useFormats();
  return (
    <div>
      <dt>{label}</dt>
      <Box component="dd" sx={isBad ? { color: 'text.danger' } : {}}>
        {formats.integer(count)}
      </Box>
    </div>
  );
}
