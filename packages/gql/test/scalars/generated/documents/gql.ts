/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import { AddPlaceDocument } from './nodes/AddPlaceDocument.ts';
import { AttachPhotoDocument } from './nodes/AttachPhotoDocument.ts';
import { NearDocument } from './nodes/NearDocument.ts';

/** Documents written in place, by their text. */
export interface Documents {
  readonly "\n  mutation AddPlace($input: PlaceInput!) {\n    createPlace(input: $input) {\n      id\n      location\n    }\n  }\n": typeof AddPlaceDocument;
  readonly "\n  mutation AttachPhoto($id: ID!, $photo: Upload!) {\n    attachPhoto(id: $id, photo: $photo) {\n      id\n      name\n    }\n  }\n": typeof AttachPhotoDocument;
  readonly "\n  query Near($point: GeoPoint!) {\n    near(point: $point) {\n      id\n      location\n      corners\n      price\n    }\n  }\n": typeof NearDocument;
}

const documents: Documents = {
  "\n  mutation AddPlace($input: PlaceInput!) {\n    createPlace(input: $input) {\n      id\n      location\n    }\n  }\n": AddPlaceDocument,
  "\n  mutation AttachPhoto($id: ID!, $photo: Upload!) {\n    attachPhoto(id: $id, photo: $photo) {\n      id\n      name\n    }\n  }\n": AttachPhotoDocument,
  "\n  query Near($point: GeoPoint!) {\n    near(point: $point) {\n      id\n      location\n      corners\n      price\n    }\n  }\n": NearDocument,
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
