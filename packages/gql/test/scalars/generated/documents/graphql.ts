/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlaceInput = {
  readonly name: string;
  readonly location?: import('../../geo.ts').Point | null | undefined;
  readonly corners?: ReadonlyArray<import('../../geo.ts').Point> | null | undefined;
  readonly price: number;
};

export type NearQueryVariables = Exact<{
  point: import('../../geo.ts').Point;
}>;


export type NearQuery = { readonly near: ReadonlyArray<{ readonly __typename: 'Place', readonly id: string, readonly location: import('../../geo.ts').Point | null, readonly corners: ReadonlyArray<import('../../geo.ts').Point>, readonly price: number }> };

export type AddPlaceMutationVariables = Exact<{
  input: PlaceInput;
}>;


export type AddPlaceMutation = { readonly createPlace: { readonly __typename: 'Place', readonly id: string, readonly location: import('../../geo.ts').Point | null } };

export type AttachPhotoMutationVariables = Exact<{
  id: string;
  photo: Blob;
}>;


export type AttachPhotoMutation = { readonly attachPhoto: { readonly __typename: 'Place', readonly id: string, readonly name: string } | null };
