import type { OrderRecord } from '@admin/gql/resources/orders';
import { exactSum, useFormats } from '@admin/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import '../locales/payments-texts.ts';
import { useRecordsOf } from '../records.ts';

/** What an order comes to, and what of it is paid. */
export function OrderPayments({ record: { id, total } }: { readonly record: OrderRecord }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const payments = useRecordsOf('payments', {
    columns: ['amount'],
    filters: { orderId: id, status: 'paid' },
    first: 100,
  });
  const paid =
    payments.status === 'ready'
      ? exactSum(payments.records.map(({ amount }) => amount))
      : undefined;
  const owed =
    paid === undefined
      ? undefined
      : exactSum([total, paid.startsWith('-') ? paid.slice(1) : `-${paid}`]);
  const line = (title: string, value: string | undefined, isStrong = false) => (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        fontWeight: isStrong ? 600 : undefined,
      }}
    >
      <dt>{title}</dt>
      <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {value === undefined ? '…' : formats.money(value, 'RUB')}
      </Box>
    </Box>
  );
  return (
    <Box
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('shop.payment')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        {line(t('shop.amount'), total)}
        {line(t('shop.paid'), paid)}
        {line(t('shop.owed'), owed, true)}
      </Box>
    </Box>
  );
}
