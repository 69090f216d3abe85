import { useQuery } from '@admin/gql/react';
import Link from '@mui/material/Link';

import { ClientShowDocument } from '../generated/resources/clients.ts';
import { defineResource } from './define.ts';

/** What stands on another record, asked for with its own generated document. */
function Contact({
  record,
}: {
  readonly record: { readonly client: { readonly id: string; readonly name: string } };
}) {
  const { data } = useQuery(ClientShowDocument, { variables: { id: record.client.id } });
  const phone = data?.client?.phone;
  return phone ? (
    <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>Позвонить: {phone}</Link>
  ) : (
    <p>{record.client.name}: телефона нет</p>
  );
}

export default defineResource('repairs', { show: { aside: Contact } });
