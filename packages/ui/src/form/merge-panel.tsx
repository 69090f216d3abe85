import type { InputDescriptor } from '@admin/gql/resource';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../kit/focus-on-mount.ts';
import { useNames } from '../resources/use-names.ts';
import { Button } from '../kit/button.tsx';
import { useValueText } from '../fields/use-value-text.ts';
import { isWide } from '../inputs/is-wide.ts';
import { ReferencedLabel } from '../inputs/referenced-label.tsx';
import { isUnparsed } from '../values/unparsed-text.ts';
import type { Conflict } from '../session-core/edit/merge.ts';

export interface MergePanelProps {
  readonly conflicts: readonly Conflict[];
  readonly resource: string;
  /** Resolves conflicts with the user's values or with the saved ones. */
  readonly onChoose: (conflicts: readonly Conflict[], side: 'mine' | 'theirs') => void;
}

/**
 * Notice «Запись изменили, пока вы её правили» with both versions of each conflicting field. The
 * user chooses a version by field or for all fields.
 */
export function MergePanel({ conflicts, resource, onChoose }: MergePanelProps) {
  const { t } = useTranslation();
  const names = useNames();
  const id = useId();
  const buttons = (
    chosen: readonly Conflict[],
    theirs: string,
    mine: string,
    describedBy?: string,
  ) => (
    <Box
      sx={{
        mt: 1,
        display: { xs: 'flex', sm: 'grid' },
        flexWrap: 'wrap',
        ...columns,
        gap: { xs: 0.75, sm: 1.5 },
        justifyItems: 'start',
      }}
    >
      {(
        [
          ['theirs', theirs],
          ['mine', mine],
        ] as const
      ).map(([side, text]) => (
        <Button
          key={side}
          size="small"
          variant="outlined"
          color="inherit"
          aria-describedby={describedBy}
          onClick={() => onChoose(chosen, side)}
          sx={{ gridColumn: { sm: side === 'theirs' ? 2 : 3 } }}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
  return (
    <Alert
      severity="warning"
      variant="outlined"
      icon={false}
      sx={{
        mb: 3,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '& .MuiAlert-message': { width: '100%', minWidth: 0 },
      }}
    >
      <AlertTitle tabIndex={-1} ref={focusOnMount} sx={{ fontWeight: 600 }}>
        {t('form.merge.title')}
      </AlertTitle>
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {t('form.merge.text')}
      </Box>
      {conflicts.map((conflict) => (
        <Box
          key={conflict.input.name}
          component="fieldset"
          aria-labelledby={`${id}${conflict.input.name}`}
          sx={{
            mt: 2,
            mx: 0,
            mb: 0,
            p: 0,
            pt: 2,
            border: 0,
            borderTop: 1,
            borderColor: 'divider',
            minWidth: 0,
          }}
        >
          <Box id={`${id}${conflict.input.name}`} sx={{ fontWeight: 600 }}>
            {names.field(resource, conflict.input)}
          </Box>
          <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', ...columns }}>
            {(['before', 'theirs', 'mine'] as const).map((side) => (
              <div key={side}>
                <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption' }}>
                  {t(`form.merge.${side}`)}
                </Box>
                <Box
                  component="dd"
                  tabIndex={isWide(conflict.input) ? 0 : undefined}
                  sx={{
                    m: 0,
                    color: side === 'before' ? 'text.secondary' : undefined,
                    maxHeight: 240,
                    overflowY: 'auto',
                    overflowWrap: 'anywhere',
                    whiteSpace: 'pre-line',
                  }}
                >
                  <SideValue input={conflict.input} value={conflict[side]} resource={resource} />
                </Box>
              </div>
            ))}
          </Box>
          {buttons(
            [conflict],
            t('form.merge.takeTheirs'),
            t('form.merge.keepMine'),
            `${id}${conflict.input.name}`,
          )}
        </Box>
      ))}
      {conflicts.length > 1 && (
        <Box sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          {buttons(conflicts, t('form.merge.takeAll'), t('form.merge.keepAll'))}
        </Box>
      )}
    </Alert>
  );
}

/** Columns of the values and of the buttons, so that each button is aligned with its value. */
const columns = {
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

function SideValue({
  input,
  value,
  resource,
}: {
  readonly input: InputDescriptor;
  readonly value: unknown;
  readonly resource: string;
}) {
  const { t } = useTranslation();
  const text = useValueText(resource);
  if (isUnparsed(value)) return value.text;
  if (input.reference && !input.list && (typeof value === 'string' || typeof value === 'number')) {
    return (
      <Suspense fallback={value}>
        <ReferencedLabel resource={input.reference.resource} value={value} />
      </Suspense>
    );
  }
  return (
    text(
      {
        kind: input.reference ? 'id' : input.kind,
        values: input.values,
        of: input.of,
        encoding: input.encoding,
      },
      value,
    ) || t('input.none')
  );
}
