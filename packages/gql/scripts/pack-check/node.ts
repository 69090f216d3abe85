import { createAdminClient, MutationRejectedError, SignInDocument, toDecimal, type SchemaConfig } from '@admin/gql';
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
