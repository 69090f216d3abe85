import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { Icon } from '../kit/icons.tsx';
import { ReaderText } from './reader-text.tsx';

/** Mark of a missing value. */
export function EmptyMark() {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ color: 'text.secondary', opacity: 0.8 }}>
      <span aria-hidden>—</span>
      <ReaderText>{t('field.empty')}</ReaderText>
    </Box>
  );
}

/** Mark of an empty text, which differs from a missing value. */
export function EmptyTextMark() {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {t('field.emptyText')}
    </Box>
  );
}

export function BooleanMark({ value }: { readonly value: boolean }) {
  const { t } = useTranslation();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        color: value ? 'success.main' : 'text.secondary',
      }}
    >
      <Icon name={value ? 'check' : 'close'} size={18} />
      <ReaderText>{t(value ? 'field.yes' : 'field.no')}</ReaderText>
    </Box>
  );
}
