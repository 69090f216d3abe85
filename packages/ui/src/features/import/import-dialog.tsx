import type { KeyedResource } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useMedia } from '../../data/use-media.ts';
import { useNames } from '../../resources/use-names.ts';
import { useUnsavedGuard } from '../../kit/use-unsaved-guard.ts';
import '../../locales/import-texts.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSource } from './import-source.tsx';
import { useImport } from './use-import.ts';

export interface ImportDialogProps {
  readonly resource: KeyedResource;
  readonly onClose: () => void;
}

const steps = ['source', 'columns', 'check', 'run'] as const;

/**
 * Dialog that imports a file or pasted cells: the mapping of columns, the problems of rows, and the
 * import of the rows.
 */
export function ImportDialog({ resource, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const names = useNames();
  const titleId = useId();
  const isNarrow = useMedia('(max-width: 899.95px)');
  const imported = useImport(resource);
  const { state, stop } = imported;
  const isRunning = state.step === 'run' && state.status === 'running';
  useUnsavedGuard(isRunning, stop);
  const at = steps.indexOf(state.step);
  return (
    // A click on the backdrop does not close the dialog, since the mapping would be lost.
    <Dialog
      open
      onClose={(_, reason) => !isRunning && reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={titleId} sx={{ pb: 1 }}>
        {t('import.title', { title: names.title(resource.name) })}
      </DialogTitle>
      <Box
        component="ol"
        aria-label={t('import.steps')}
        sx={{
          listStyle: 'none',
          m: 0,
          px: 3,
          pb: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          columnGap: 2,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {steps.map((step, index) => (
          <Box
            key={step}
            component="li"
            aria-current={index === at ? 'step' : undefined}
            sx={index === at ? { color: 'text.primary', fontWeight: 600 } : {}}
          >{`${index + 1}. ${t(`import.step.${step}`)}`}</Box>
        ))}
      </Box>
      {state.step === 'source' && (
        <ImportSource imported={imported} state={state} onClose={onClose} />
      )}
      {state.step === 'columns' && (
        <ImportColumns imported={imported} open={state.open} resource={resource} />
      )}
      {(state.step === 'check' || state.step === 'run') && (
        <ImportRows
          imported={imported}
          state={state}
          title={names.title(resource.name)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
