import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

import { dataProvider } from './data-provider.js';
import { OrderList } from './order-list.jsx';

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="orders" list={OrderList} />
  </Admin>,
);
