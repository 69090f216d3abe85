import { createAdminClient } from '@admin/gql';
import { AdminClientProvider, useQuery } from '@admin/gql/react';
import {
  AdminProvider,
  createAdminTheme,
  createI18n,
  DatePickersProvider,
  languages,
  ResourceRoutes,
} from '@admin/ui/app';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

import { graphql } from '../src/generated/documents/index.js';
import { resources } from '../src/generated/resources.js';
import { schema } from '../src/generated/schema.js';

const FirstDoctors = graphql(`
  query FirstDoctors {
    doctors(limit: 3) {
      id
      name
    }
  }
`);

function Doctors() {
  const { data } = useQuery(FirstDoctors);
  return <p>{data?.doctors?.map((doctor) => doctor?.name).join()}</p>;
}

const theme = createAdminTheme();
createRoot(document.body).render(
  <AdminClientProvider client={createAdminClient({ uri: '/graphql', schema })}>
    <I18nextProvider i18n={await createI18n({ languages })}>
      <ThemeProvider theme={theme}>
        <DatePickersProvider weekStartsOn={1} minDate="1900-01-01" maxDate="2099-12-31">
          <AdminProvider resources={resources}>
            <Doctors />
            <ResourceRoutes />
          </AdminProvider>
        </DatePickersProvider>
      </ThemeProvider>
    </I18nextProvider>
  </AdminClientProvider>,
);
