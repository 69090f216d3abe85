/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ActionModule, RecordAction } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';

export type IssuePasswordInput = { readonly accountId: number };

export type IssuePasswordActionData = { readonly issuePassword: { readonly password: string | null } | null };

export type IssuePasswordActionVariables = { readonly input: IssuePasswordInput };

export const IssuePasswordActionDocument: TypedDocumentNode<IssuePasswordActionData, IssuePasswordActionVariables> = gql.mutation(
  'IssuePasswordAction',
  { input: 'IssuePasswordInput!' },
  [gql.rootField('issuePassword', ['input'], ['password'])],
  'jNiPxCTHsok0ZnYjxpl+Kg0gjQxkngKoqbZL+eBwUvQ=',
);

const issuePasswordAction = {
  document: IssuePasswordActionDocument,
  takes: 'record',
  inputs: [],
  answer: {
    kind: 'value',
    field: {
      name: 'password',
      kind: 'string',
      nullable: true,
      description: 'Shown once; the account has to change it when it signs in',
    },
  },
  variables: (_values, key) => ({ input: { accountId: gql.keyValue(key, 'id', gql.integer) } }),
  result: (data) => ({ errors: [], confirmed: data.issuePassword != null, answer: gql.nonNull([data.issuePassword?.password]) }),
} satisfies RecordAction<IssuePasswordActionData, IssuePasswordActionVariables>;

/** What the forms of its actions ask for. */
export type AccountActions = { readonly issuePassword: {} };

export const module: ActionModule = {
  actions: { issuePassword: gql.descriptor(issuePasswordAction) },
  texts: { fields: { accountId: 'Учётная запись', password: 'Пароль' } },
};
