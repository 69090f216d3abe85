import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../../text/use-formats.ts';
import type { RefusedRow } from './import-target.ts';

/** Maximum number of rows with a visible reason. The file has all of them. */
const shownRows = 100;

/** Refused rows with their reasons by field. */
export function RefusedRows({
  refused,
  labelOf,
}: {
  readonly refused: readonly RefusedRow[];
  readonly labelOf: (field: string) => string;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    // Focusable, so that it scrolls by the keyboard.
    <Box
      component="section"
      tabIndex={0}
      aria-label={t('import.refusedRows')}
      sx={{
        maxHeight: { sm: 320 },
        flexShrink: { sm: 1, xs: 0 },
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
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
