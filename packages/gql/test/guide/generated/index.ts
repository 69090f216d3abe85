/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
export type * from './graphql.ts';
export { graphql, type Documents } from './gql.ts';
export { OpenOrdersDocument } from './nodes/OpenOrdersDocument.ts';
export { OrderCardFragmentDoc } from './nodes/OrderCardFragmentDoc.ts';
export { OrderPageDocument } from './nodes/OrderPageDocument.ts';
