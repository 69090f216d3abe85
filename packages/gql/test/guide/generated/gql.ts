/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import { OpenOrdersDocument } from './nodes/OpenOrdersDocument.ts';
import { OrderCardFragmentDoc } from './nodes/OrderCardFragmentDoc.ts';
import { OrderPageDocument } from './nodes/OrderPageDocument.ts';

/** Documents written in place, by their text. */
export interface Documents {
  readonly "\n  query OpenOrders($first: Int!) {\n    orders(first: $first, status: NEW) {\n      id\n      number\n      total\n    }\n  }\n": typeof OpenOrdersDocument;
  readonly "\n  fragment OrderCard on Order {\n    number\n    total\n    customer {\n      name\n    }\n  }\n": typeof OrderCardFragmentDoc;
  readonly "\n  query OrderPage($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      ...OrderCard\n    }\n  }\n": typeof OrderPageDocument;
}

const documents: Documents = {
  "\n  query OpenOrders($first: Int!) {\n    orders(first: $first, status: NEW) {\n      id\n      number\n      total\n    }\n  }\n": OpenOrdersDocument,
  "\n  fragment OrderCard on Order {\n    number\n    total\n    customer {\n      name\n    }\n  }\n": OrderCardFragmentDoc,
  "\n  query OrderPage($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      ...OrderCard\n    }\n  }\n": OrderPageDocument,
};

/**
 * The document of this text, with the types of its result and variables. Code generation finds the call and knows the text; one that it has not
 * seen does not compile.
 *
 * At run time the document is looked up among all that are written in place. The plugin of `@admin/codegen/vite` puts the one document in the
 * place of the call.
 */
export function graphql<TText extends keyof Documents>(text: TText): Documents[TText] {
  return documents[text];
}
