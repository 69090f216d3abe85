import { Datagrid, DateField, FunctionField, List, NumberField, TextField } from 'react-admin';

/**
 * The columns, the order and the page of the admin's own list of orders. Like there, no column of
 * checkboxes.
 */
export function OrderList() {
  return (
    <List perPage={25} sort={{ field: 'placedAt', order: 'DESC' }}>
      <Datagrid rowClick={false} bulkActionButtons={false}>
        <TextField source="number" />
        <TextField source="status" />
        <NumberField source="total" />
        <TextField source="customer.fullName" sortBy="customerId" />
        <FunctionField
          label="Address"
          sortBy="addressId"
          render={({ address }) =>
            address && `${address.city}, ${address.street}, ${address.house}`
          }
        />
        <DateField source="placedAt" showTime />
        <TextField source="manager.fullName" sortBy="managerId" />
        <TextField source="promotion.title" sortBy="promotionId" />
      </Datagrid>
    </List>
  );
}
