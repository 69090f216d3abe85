/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ActionModule, RecordAction } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';

export type AttachPhotoActionData = { readonly attachPhoto: { readonly id: string; readonly name: string } | null };

export type AttachPhotoActionVariables = { readonly id: string; readonly photo: Blob };

export const AttachPhotoActionDocument: TypedDocumentNode<AttachPhotoActionData, AttachPhotoActionVariables> = gql.mutation(
  'AttachPhotoAction',
  { id: 'ID!', photo: 'Upload!' },
  [gql.rootField('attachPhoto', ['id', 'photo'], ['id', 'name'])],
  '7AMu9ahK7AC/bgt9SkJKpsEYL0F1um2P7ZrkfDUyERk=',
);

const attachPhotoAction = {
  document: AttachPhotoActionDocument,
  takes: 'record',
  inputs: gql.actionInputs({ photo: { kind: 'file', required: true, nullable: false } }),
  variables: (values, key) => ({ id: gql.keyValue(key, 'id', gql.text), photo: gql.requiredValue(values, 'photo', gql.file) }),
  result: (data) => ({ record: data.attachPhoto ?? null, errors: [] }),
} satisfies RecordAction<AttachPhotoActionData, AttachPhotoActionVariables>;

/** What the forms of its actions ask for. */
export type PlaceActions = { readonly attachPhoto: { readonly photo: Blob } };

export const module: ActionModule = { actions: { attachPhoto: gql.descriptor(attachPhotoAction) } };
