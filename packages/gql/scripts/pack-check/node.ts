import { createAdminClient, createPayloadErrorsLink, growingListOf, MutationRejectedError, payloadError, SignInDocument, toDecimal, watchGrowingList, type SchemaConfig } from '@admin/gql';
import { key, list } from '@admin/gql/resources/orders';
import { schema } from '@admin/gql/schema';

const rules: SchemaConfig = schema;
const client = createAdminClient({ schema: rules, fetch: () => Promise.resolve(Response.json({ errors: [{ message: 'No.', path: ['signIn'], extensions: { code: 'INVALID_CREDENTIALS' } }] })) });
try {
  const { data } = await client.mutate({ mutation: SignInDocument, variables: { input: { email: 'a@b.c', password: 'x' } } });
  const role: 'viewer' | 'editor' | 'owner' | undefined = data?.signIn?.viewer?.role;
  console.log(role);
} catch (error) {
  if (!(error instanceof MutationRejectedError)) throw error;
  console.log(error.code, error.serverCode, toDecimal('1.50'));
}
// @ts-expect-error the password is missing
void (() => client.mutate({ mutation: SignInDocument, variables: { input: { email: 'a@b.c' } } }));

const orders = watchGrowingList(createAdminClient({ links: [createPayloadErrorsLink()] }), growingListOf({ list, key }, { pageSize: 10 }));
const numbers: readonly string[] = orders.getState().records.map(({ number }) => number);
console.log(numbers.length, payloadError({ orderCreate: { userErrors: [{ field: 'number', message: 'is taken' }] } })?.code);
// @ts-expect-error a field that the list does not select
void (() => orders.getState().records[0]?.secret);
