import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { useFormats } from '../../text/use-formats.ts';
import { ElsewhereError } from '../../session-core/import/import-session.ts';
import { Button } from '../../kit/button.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { UnreadableFileError } from './table-row.ts';
import type { ImportState } from './import-types.ts';
import type { Import } from './use-import.ts';

export interface ImportSourceProps {
  readonly imported: Import;
  readonly state: ImportState & { readonly step: 'source' };
  readonly onClose: () => void;
}

/** Source of the rows: a file that is chosen or dropped, pasted cells, or an unfinished import. */
export function ImportSource({
  imported: { open, resume, forget, unfinished },
  state: { error, isReading },
  onClose,
}: ImportSourceProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);
  const take = (file: File | null | undefined) => {
    if (file) void open(file, file.name);
  };
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {unfinished.map(({ id, fileName, rows, total, begun, isElsewhere }) => (
          <Box key={id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
            <Box component="output" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {t(isElsewhere ? 'import.runningElsewhere' : 'import.unfinished', {
                file: fileName,
                rows: formats.integer(rows),
                total: formats.integer(total),
              })}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {t('import.begun', { at: formats.instant(begun) })}
            </Box>
            {!isElsewhere && (
              <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button variant="contained" disabled={isReading} onClick={() => void resume(id)}>
                  {t('import.resume')}
                </Button>
                <Button disabled={isReading} onClick={() => void forget(id)}>
                  {t('import.forget')}
                </Button>
              </Box>
            )}
          </Box>
        ))}
        <Box
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files[0]);
          }}
          sx={{
            border: '1px dashed',
            borderColor: isOver ? 'primary.main' : 'divider',
            borderRadius: 1,
            p: 3,
            textAlign: 'center',
          }}
        >
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,.xlsx"
            aria-label={t('import.file')}
            onChange={(event) => take(event.target.files?.[0])}
          />
          <Button
            variant={unfinished.length > 0 ? 'outlined' : 'contained'}
            disabled={isReading}
            onClick={() => input.current?.click()}
            aria-describedby={hintId}
            ref={focusOnMount}
          >
            {t(isReading ? 'import.reading' : 'import.choose')}
          </Button>
          <Box
            component="p"
            id={hintId}
            sx={{ m: 0, mt: 1, typography: 'body2', color: 'text.secondary' }}
          >
            {t('import.fileHint')}
          </Box>
        </Box>
        <TextField
          label={t('import.paste')}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          multiline
          minRows={3}
          maxRows={8}
          fullWidth
          helperText={t('import.pasteHint')}
          slotProps={{ htmlInput: { spellCheck: false, wrap: 'off' } }}
        />
        {error !== undefined && <SourceError error={error} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('import.cancel')}</Button>
        <Button
          variant="contained"
          disabled={pasted.trim() === '' || isReading}
          onClick={() => void open(new Blob([pasted]), t('import.pasted'))}
        >
          {t('import.next')}
        </Button>
      </DialogActions>
    </>
  );
}

function SourceError({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const key =
    error instanceof UnreadableFileError
      ? `unreadable.${error.reason}`
      : error instanceof ElsewhereError
        ? 'elsewhere'
        : undefined;
  const row =
    error instanceof UnreadableFileError && error.row !== undefined
      ? formats.integer(error.row)
      : '';
  return key === undefined ? (
    <ErrorPanel error={error} />
  ) : (
    <Box role="alert" sx={{ px: 2, py: 1, border: 1, borderColor: 'error.main', borderRadius: 1 }}>
      {t(`import.${key}`, { row })}
    </Box>
  );
}
