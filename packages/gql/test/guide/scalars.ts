import { createAdminClient, emptySchemaConfig, type SchemaConfig } from '@admin/gql';
import { toDecimal, type BigInteger, type Decimal } from '@admin/gql/scalars';
import { gql, type TypedDocumentNode } from '@apollo/client';

/**
 * How scalars are carried, written by hand; code generation writes the same from the schema, and
 * from `scalars` in `codegen.ts` where that does not say it.
 */
const schema: SchemaConfig = {
  ...emptySchemaConfig,
  scalars: { Money: 'decimal', Long: 'bigint' },
  scalarFields: { Invoice: { total: 'Money', number: 'Long' } },
};

const InvoiceDocument: TypedDocumentNode<
  { invoice: { number: BigInteger; total: Decimal } | null },
  { atLeast: Decimal }
> = gql`
  query Invoice($atLeast: Money!) {
    invoice(atLeast: $atLeast) {
      id
      number
      total
    }
  }
`;

/**
 * `{ number: '9007199254740993', total: '12.5' }`: text from the socket to the screen, whether the
 * server writes text or a number.
 */
export async function firstInvoiceFrom(
  uri: string,
  atLeast: string,
): Promise<{ number: BigInteger; total: Decimal } | null> {
  const client = createAdminClient({ uri, schema });
  const { data } = await client.query({
    query: InvoiceDocument,
    variables: { atLeast: toDecimal(atLeast) },
  });
  return data?.invoice ?? null;
}
