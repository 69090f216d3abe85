/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
export type * from './graphql.ts';
export { graphql, type Documents } from './gql.ts';
export { AddPlaceDocument } from './nodes/AddPlaceDocument.ts';
export { AttachPhotoDocument } from './nodes/AttachPhotoDocument.ts';
export { NearDocument } from './nodes/NearDocument.ts';
