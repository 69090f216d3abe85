/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ActionModule, RecordAction } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';

export type ReturnRepairActionData = { readonly returnRepair: { readonly id: string; readonly title: string } };

export type ReturnRepairActionVariables = { readonly id: string; readonly comment?: string | null | undefined };

export const ReturnRepairActionDocument: TypedDocumentNode<ReturnRepairActionData, ReturnRepairActionVariables> = gql.mutation(
  'ReturnRepairAction',
  { id: 'ID!', comment: 'String' },
  [gql.rootField('returnRepair', ['id', 'comment'], ['id', 'title'])],
  'TNacY/Hexl27E1xJcqmY0H2qFxy1iQDnJSZJnLbBy1c=',
);

const returnRepairAction = {
  document: ReturnRepairActionDocument,
  takes: 'record',
  inputs: gql.actionInputs({ comment: { kind: 'text' } }),
  variables: (values, key) => ({ id: gql.keyValue(key, 'id', gql.text), comment: gql.inputValue(values, 'comment', gql.text) }),
  result: (data) => ({ record: data.returnRepair, errors: [] }),
} satisfies RecordAction<ReturnRepairActionData, ReturnRepairActionVariables>;

/** What the forms of its actions ask for. */
export type RepairActions = { readonly returnRepair: { readonly comment?: string | null | undefined } };

export const module: ActionModule = {
  actions: { returnRepair: gql.descriptor(returnRepairAction) },
  texts: { fields: { comment: 'Комментарий', id: 'ID' } },
};
