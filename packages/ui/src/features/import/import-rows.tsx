import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { useFormats } from '../../text/use-formats.ts';
import { Button } from '../../kit/button.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { downloadRejected, rejectedRows } from './rejected-rows.ts';
import type { RefusedRow } from './import-target.ts';
import type { ImportState } from './import-types.ts';
import type { Import } from './use-import.ts';

export interface ImportRowsProps {
  readonly imported: Import;
  readonly state: ImportState & { readonly step: 'check' | 'run' };
  readonly title: string;
  readonly onClose: () => void;
}

/** Rows whose reasons are shown; the file has all. */
const shownRows = 100;

/** How far it is, what would come of the rows or has come of them, and which were refused. */
export function ImportRows({ imported, state, title, onClose }: ImportRowsProps) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const { labelOf, back, check, run, resume, stop, target } = imported;
  const { step, status, counts, open, failed } = state;
  const { rows, total, created, updated, refused } = counts;
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
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {status !== 'done' && (
          <LinearProgress
            aria-label={t(isChecking ? 'import.checking' : 'import.running')}
            variant="determinate"
            value={total === 0 ? 100 : Math.min(100, (rows / total) * 100)}
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
          {isChecking && target?.canTry === false ? (
            <Count label={t('import.willWrite')} count={good} />
          ) : (
            <>
              <Count
                label={t(isChecking ? 'import.willCreate' : 'import.created')}
                count={created}
              />
              {open.plan.key.length > 0 && (
                <Count
                  label={t(isChecking ? 'import.willUpdate' : 'import.updated')}
                  count={updated}
                />
              )}
            </>
          )}
          <Count
            label={t('import.refusedRows')}
            count={refused.length}
            isBad={refused.length > 0}
          />
        </Box>
        {isChecking && status === 'done' && target?.canTry === false && (
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
        {refused.length > 0 && <Refused refused={refused} labelOf={labelOf} />}
      </DialogContent>
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
    </>
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

function Refused({
  refused,
  labelOf,
}: {
  readonly refused: readonly RefusedRow[];
  readonly labelOf: (field: string) => string;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    // It scrolls by the keyboard as well.
    <Box
      component="section"
      tabIndex={0}
      aria-label={t('import.refusedRows')}
      sx={{ maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          typography: 'body2',
          '& th, & td': {
            textAlign: 'left',
            verticalAlign: 'top',
            px: 1.5,
            py: 0.75,
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& th': { color: 'text.secondary', fontWeight: 500 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('import.rowHeader')}</th>
            <th scope="col">{t('import.fieldHeader')}</th>
            <th scope="col">{t('import.reasonHeader')}</th>
          </tr>
        </thead>
        <tbody>
          {refused.slice(0, shownRows).flatMap(({ at, reasons }) =>
            reasons.map(({ field, text }, index) => (
              <tr key={`${at} ${field ?? ''} ${text}`}>
                <td>{index === 0 ? formats.integer(at) : ''}</td>
                <td>{field === undefined ? '' : labelOf(field)}</td>
                <td>{text}</td>
              </tr>
            )),
          )}
        </tbody>
      </Box>
      {refused.length > shownRows && (
        <Box sx={{ px: 1.5, py: 1, typography: 'body2', color: 'text.secondary' }}>
          {t('import.moreRefused', {
            count: refused.length - shownRows,
            rows: formats.integer(refused.length - shownRows),
          })}
        </Box>
      )}
    </Box>
  );
}
