/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type ActionModule, type RecordAction, asked, erased, file, keyed, mutation, needed, root, text } from '@admin/gql/runtime';

export type AttachPhotoActionData = { readonly attachPhoto: { readonly id: string; readonly name: string } | null };

export type AttachPhotoActionVariables = { readonly id: string; readonly photo: Blob };

export const AttachPhotoActionDocument: TypedDocumentNode<AttachPhotoActionData, AttachPhotoActionVariables> = mutation(
  'AttachPhotoAction',
  { id: 'ID!', photo: 'Upload!' },
  [root('attachPhoto', ['id', 'photo'], ['id', 'name'])],
  '7AMu9ahK7AC/bgt9SkJKpsEYL0F1um2P7ZrkfDUyERk=',
);

const attachPhotoAction = {
  document: AttachPhotoActionDocument,
  takes: 'record',
  inputs: asked({ photo: { kind: 'file', required: true, nullable: false } }),
  variables: (values, key) => ({ id: keyed(key, 'id', text), photo: needed(values, 'photo', file) }),
  result: (data) => ({ record: data.attachPhoto ?? null, errors: [] }),
} satisfies RecordAction<AttachPhotoActionData, AttachPhotoActionVariables>;

/** What the forms of its actions ask for. */
export type PlaceActions = { readonly attachPhoto: { readonly photo: Blob } };

export const module: ActionModule = { actions: { attachPhoto: erased(attachPhotoAction) } };
