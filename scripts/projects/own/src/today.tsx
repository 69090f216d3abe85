import { useQuery } from '@admin/gql/react';
import { useDocumentTitle } from '@admin/ui';
import { graphql } from '@{{name}}/gql/documents';
import Typography from '@mui/material/Typography';

const OwnPage = graphql(`
  query OwnPage {
    __typename
  }
`);

/** A page of one's own, over any schema. */
export default function Today() {
  useDocumentTitle('Сегодня');
  const { data } = useQuery(OwnPage);
  return (
    <>
      <Typography variant="h1">Сегодня</Typography>
      <p>Отвечает: {data?.__typename ?? '…'}</p>
    </>
  );
}
