import { createAdminClient, MutationRejectedError } from '@admin/gql';
import { createPayloadErrorsLink } from '@admin/gql/transport';
import { schema } from '@admin/gql/schema';
import { gql, type TypedDocumentNode } from '@apollo/client';

interface RenameData {
  readonly supplierRename: {
    readonly userErrors: readonly {
      readonly field: readonly string[] | null;
      readonly message: string;
    }[];
  };
}
const SupplierRenameDocument: TypedDocumentNode<RenameData, { id: string; name: string }> = gql`
  mutation SupplierRename($id: ID!, $name: String!) {
    supplierRename(id: $id, input: { name: $name }) {
      userErrors {
        field
        message
      }
    }
  }
`;

/** What to show at the input `name`, or nothing. */
export async function rename(uri: string, id: string, name: string): Promise<string | undefined> {
  const client = createAdminClient({
    uri,
    schema,
    links: [createPayloadErrorsLink({ possibleTypes: schema.possibleTypes })],
  });
  try {
    await client.mutate({ mutation: SupplierRenameDocument, variables: { id, name } });
    return undefined;
  } catch (error) {
    if (!(error instanceof MutationRejectedError)) throw error;
    return error.fieldErrors['name'];
  }
}
