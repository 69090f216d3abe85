import { toDecimal, type Decimal } from '@admin/gql/scalars';
import Alert from '@mui/material/Alert';

import { defineResource } from './define.ts';

/** The record has the types of the schema: an amount is exact text. */
function Debt({
  record,
}: {
  readonly record: { readonly price: Decimal | null; readonly paid: Decimal };
}) {
  const debt = Number(record.price ?? toDecimal('0')) - Number(record.paid);
  return debt > 0 ? (
    <Alert severity="warning">Осталось оплатить: {debt}</Alert>
  ) : (
    <Alert severity="success">Оплачен</Alert>
  );
}

export default defineResource('repairs', {
  show: {
    sections: [
      { fields: ['title', 'status', 'acceptedAt'] },
      { title: 'Чья машина', fields: ['client', 'vehicle'] },
      { title: 'Деньги', component: Debt },
    ],
  },
});
