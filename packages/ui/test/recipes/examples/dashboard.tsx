import { useQuery } from '@admin/gql/react';
import { useDocumentTitle } from '@admin/ui';
import Typography from '@mui/material/Typography';

import { RepairCountDocument } from '../generated/resources/repairs.ts';

/** A page of one's own asks with any document, by its types. */
export default function Dashboard() {
  useDocumentTitle('Сегодня');
  const { data } = useQuery(RepairCountDocument, {
    variables: { filter: { statusIn: ['ACCEPTED', 'IN_PROGRESS'] } },
  });
  return (
    <>
      <Typography variant="h1">Сегодня</Typography>
      <p>Машин в работе: {data?.repairsCount ?? '…'}</p>
    </>
  );
}
