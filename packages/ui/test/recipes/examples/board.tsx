import { useQuery } from '@admin/gql/react';
import { showHref, useDocumentTitle } from '@admin/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import { key, list } from '../generated/resources/repairs.ts';
import { defineResource } from './define.ts';

const columns = [
  { status: 'ACCEPTED', title: 'Приняты' },
  { status: 'IN_PROGRESS', title: 'В работе' },
] as const;

/** All that is shown, and nothing else. */
const variables = list.variables({
  page: 0,
  pageSize: 100,
  sort: [{ field: 'acceptedAt', descending: false }],
  filters: [],
  search: '',
  columns: ['status'],
});

/** A board in place of the table, over the document that code generation made of the list. */
function Board() {
  useDocumentTitle('Ремонты');
  const { data } = useQuery(list.document, { variables });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
      {columns.map(({ status, title }) => (
        <section key={status} aria-label={title}>
          <Typography variant="h2">{title}</Typography>
          {data?.repairs
            .filter((repair) => repair.status === status)
            .map((repair) => (
              <p key={repair.id}>
                <Link href={showHref('repairs', key, repair)}>{repair.title}</Link>
              </p>
            ))}
        </section>
      ))}
    </Box>
  );
}

export default defineResource('repairs', { list: { screen: Board } });
