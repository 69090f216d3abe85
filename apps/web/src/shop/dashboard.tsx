import type { Total } from '@admin/gql/resource';
import { toInstant, toLocalDate } from '@admin/gql/scalars';
import { exactSum, useDocumentTitle, useFormats, useNames } from '@admin/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { useCountOf, useRecordsOf } from './records.ts';
import './locales/dashboard-texts.ts';

/** As many orders as are added up: more than this shop has in two days. */
const most = 100;

/** The first page of the shop: what waits for somebody, and what the last days brought. */
export default function Dashboard() {
  const { t } = useTranslation();
  useDocumentTitle(t('shop.today'));
  const [now] = useState(() => new Date());
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('shop.today')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            xl: 'repeat(6, minmax(0, 1fr))',
          },
          mb: 3,
        }}
      >
        <Figure title={t('shop.newOrders')} href="/orders?status.in=new">
          <NewOrders />
        </Figure>
        <Figure title={t('shop.inWork')} href="/orders?status.in=confirmed&status.in=assembling">
          <OrdersInWork />
        </Figure>
        <Figure title={t('shop.revenue')} href="/orders">
          <Revenue now={now} />
        </Figure>
        <Figure title={t('shop.unpaid')} href="/payments?view=pending">
          <Unpaid />
        </Figure>
        <Figure
          title={t('shop.deliveriesToday')}
          href={`/deliveries?plannedOn.eq=${toLocalDate(now)}`}
        >
          <DeliveriesOf now={now} />
        </Figure>
        <Figure title={t('shop.fewLeft')} href="/stocks?quantity.lte=5&sort=quantity">
          <LowStock />
        </Figure>
      </Box>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('shop.latestOrders')}
      </Typography>
      <Suspense fallback={null}>
        <LatestOrders />
      </Suspense>
    </>
  );
}

/** A figure that leads to the records behind it. */
function Figure({
  title,
  href,
  children,
}: {
  readonly title: string;
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <Box
      component={Link}
      href={href}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 1,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {title}
      </Box>
      <Box
        component="span"
        sx={{
          fontSize: '1.5rem',
          fontWeight: 600,
          lineHeight: 1.25,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        <Suspense fallback="…">{children}</Suspense>
      </Box>
    </Box>
  );
}

const NewOrders = () => <Count of={useCountOf('orders', { status: 'new' })} />;
const OrdersInWork = () => (
  <Count of={useCountOf('orders', { status: { in: ['confirmed', 'assembling'] } })} />
);
const Unpaid = () => <Count of={useCountOf('payments', { status: 'pending' })} />;
const LowStock = () => <Count of={useCountOf('stocks', { quantity: { lte: 5 } })} />;
const DeliveriesOf = ({ now }: { readonly now: Date }) => (
  <Count of={useCountOf('deliveries', { plannedOn: toLocalDate(now) })} />
);

function Count({ of }: { readonly of: Total | undefined }) {
  const formats = useFormats();
  return of ? `${formats.integer(of.count)}${of.exact ? '' : '+'}` : '…';
}

/** What was ordered since yesterday, but for what was cancelled. */
function Revenue({ now }: { readonly now: Date }) {
  const formats = useFormats();
  const since = toInstant(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const orders = useRecordsOf('orders', {
    columns: ['total'],
    filters: { placedAt: { gte: since }, status: { notIn: ['cancelled', 'returned'] } },
    first: most,
  });
  if (orders.status !== 'ready') return '…';
  const sum = exactSum(orders.records.map(({ total }) => total)) ?? '0';
  // Roubles alone: the kopecks of a day say nothing.
  return `${orders.page.hasNextPage ? '> ' : ''}${formats.money(sum.replace(/\..*/, ''), 'RUB').replace(/[.,]00/, '')}`;
}

function LatestOrders() {
  const names = useNames();
  const formats = useFormats();
  const orders = useRecordsOf('orders', {
    columns: ['status', 'total', 'customer', 'placedAt'],
    sort: '-placedAt',
    first: 8,
  });
  if (orders.status !== 'ready') return null;
  return (
    <Box
      sx={{
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          fontSize: '0.875rem',
          '& > li': {
            display: 'grid',
            gap: { xs: 0.5, sm: 2 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr) auto',
              sm: '9rem minmax(0, 1fr) 8rem 9rem 9rem',
            },
            px: 2,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          },
          '& > li:first-of-type': { borderTop: 0 },
          '& a': {
            color: 'text.accent',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          },
        }}
      >
        {orders.records.map(({ id, number, status, total, customer, placedAt }) => (
          <li key={id}>
            <Link href={`/orders/${id}`}>{number}</Link>
            <Box
              component="span"
              sx={{
                order: { xs: 1, sm: 0 },
                minWidth: 0,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {customer?.fullName}
            </Box>
            <Box
              component="span"
              sx={{ color: 'text.secondary', textAlign: { xs: 'right', sm: 'left' } }}
            >
              {names.value('orders', { value: status })}
            </Box>
            <Box
              component="span"
              sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
            >
              {formats.instant(placedAt)}
            </Box>
            <Box
              component="span"
              sx={{
                order: { xs: 1, sm: 0 },
                textAlign: 'right',
                fontVariantNumeric: 'tabular-nums',
                whiteSpace: 'nowrap',
              }}
            >
              {formats.money(total, 'RUB')}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
