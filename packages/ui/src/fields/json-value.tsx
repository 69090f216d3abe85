import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../kit/button.tsx';
import { CopyButton } from './copy-button.tsx';

/** Number of characters shown at first. The browser needs seconds to lay out megabytes of text. */
const shownAtOnce = 20_000;

/** Full JSON value, indented. */
export function JsonValue({ value }: { readonly value: unknown }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const text = useMemo(() => JSON.stringify(value, null, 2), [value]);
  const isCut = !isWhole && text.length > shownAtOnce;
  return (
    <Box
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <Box
        component="pre"
        // Focusable, because it scrolls.
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          pr: 5,
          maxHeight: 420,
          overflow: 'auto',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: '0.8125rem',
          lineHeight: 1.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          borderRadius: 1,
        }}
      >
        {isCut ? `${text.slice(0, shownAtOnce)}…` : text}
      </Box>
      <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
        <CopyButton text={text} />
      </Box>
      {isCut && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ m: 1 }}>
          {t('field.showWhole')}
        </Button>
      )}
    </Box>
  );
}
