import { graphql } from './generated/documents/index.ts';

export const NearDocument = graphql(`
  query Near($point: GeoPoint!) {
    near(point: $point) {
      id
      location
      corners
      price
    }
  }
`);

export const AddPlaceDocument = graphql(`
  mutation AddPlace($input: PlaceInput!) {
    createPlace(input: $input) {
      id
      location
    }
  }
`);

export const AttachPhotoDocument = graphql(`
  mutation AttachPhoto($id: ID!, $photo: Upload!) {
    attachPhoto(id: $id, photo: $photo) {
      id
      name
    }
  }
`);
