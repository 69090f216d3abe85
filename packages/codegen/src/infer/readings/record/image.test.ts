import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel, OverrideError } from '../../index.ts';

/** Where the fields of a resource have pictures, by name. */
function imagesOf(sdl: string, resource: string): Readonly<Record<string, string>> {
  const fields =
    inferModel(buildSchema(sdl)).resources.find(({ name }) => name === resource)?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap(({ name, image }) => (image ? [[name, image.join('.')]] : [])),
  );
}

const listOf = (fields: string) => `
  type Query { people(limit: Int, offset: Int): [Person!]! person(id: ID!): Person }
  type Person { id: ID! name: String! ${fields} }
`;

it('a string is the address of a picture by the last words of its name, in whatever letters', () => {
  const fields =
    'avatar_url: String, coverImage: String, logo: String, photos: [String!], flickr_images: [String], profilePic: String, poster_path: String';
  expect(imagesOf(listOf(fields), 'people')).toEqual({
    avatar_url: '',
    coverImage: '',
    logo: '',
    photos: '',
    flickr_images: '',
    profilePic: '',
    poster_path: '',
  });
});

it('what only speaks of a picture is none', () => {
  const fields =
    'logoBackgroundColor: String, coverImageAttribution: String, imageCount: Int, photoTakenAt: String, hasAvatar: Boolean, preview: String, website: String';
  expect(imagesOf(listOf(fields), 'people')).toEqual({});
});

it('an object is a picture by what it has beside its address: a text for who cannot see it, a size, a type', () => {
  const types =
    'type Image { url: String!, alt: String } type File { src: String, mimeType: String } type Avatar { url: String, width: Int, height: Int } type Sizes { large: String, medium: String }';
  expect(
    imagesOf(
      `${listOf('thumb: Image, pictures: [Image!]!, scan: File, face: Avatar, portrait: Sizes, image: Sizes')} ${types}`,
      'people',
    ),
  ).toEqual({ thumb: 'url', pictures: 'url', scan: 'src', face: 'url', image: 'medium' });
});

it('a parcel has width and height, and a link that is no picture; so has a film', () => {
  expect(
    imagesOf(
      `${listOf('box: Box')} type Box { url: String, width: Int, height: Int, depth: Int }`,
      'people',
    ),
  ).toEqual({});
  expect(
    imagesOf(
      `${listOf('intro: Film')} type Film { url: String, width: Int, height: Int, duration: Int }`,
      'people',
    ),
  ).toEqual({});
});

it('of what is called a picture and has one, the picture is that: its address is where it leads to', () => {
  expect(
    imagesOf(
      `${listOf('ad: Banner, shot: Photo')} type Banner { url: String, image: String } type Photo { url: String!, thumbnail: String, author: String }`,
      'people',
    ),
  ).toEqual({ shot: 'url' });
});

it('a preview that some do not have yields to the address that all have', () => {
  const types =
    'type File { url: String!, previewUrl: String, mime: String } type Asset { url: String, thumbnailUrl: String, mimeType: String } type Upload { url: String, thumbnailURL: String, filename: String, width: Float, height: Float } type Media { uri: String!, sourceUrl(size: String): String, altText: String }';
  expect(
    imagesOf(
      `${listOf('scan: File, portrait: Asset, hero: Upload, cover: Media')} ${types}`,
      'people',
    ),
  ).toEqual({ scan: 'url', portrait: 'thumbnailUrl', hero: 'url', cover: 'sourceUrl' });
});

const vendure = `
  type Query { products(options: Options): ProductList! product(id: ID): Product assets(options: Options): AssetList! asset(id: ID!): Asset }
  input Options { skip: Int take: Int }
  type ProductList { items: [Product!]! totalItems: Int! }
  type AssetList { items: [Asset!]! totalItems: Int! }
  type Product { id: ID! name: String! featuredAsset: Asset }
  type Asset { id: ID! name: String! mimeType: String! fileSize: Int! width: Int! height: Int! source: String! preview: String! }
`;

it('a reference to a file shows it, the smaller picture where there are two; so does the file itself', () => {
  expect(imagesOf(vendure, 'products')).toEqual({ featuredAsset: 'preview' });
  expect(imagesOf(vendure, 'assets')).toEqual({ preview: '' });
});

const strapi = `
  type Query { articles(pagination: PaginationArg): ArticleEntityResponseCollection article(id: ID): ArticleEntityResponse uploadFiles(pagination: PaginationArg): UploadFileEntityResponseCollection uploadFile(id: ID): UploadFileEntityResponse }
  input PaginationArg { page: Int pageSize: Int start: Int limit: Int }
  type ResponseCollectionMeta { pagination: Pagination! }
  type Pagination { total: Int! page: Int! pageSize: Int! pageCount: Int! }
  type ArticleEntityResponseCollection { data: [ArticleEntity!]! meta: ResponseCollectionMeta! }
  type ArticleEntityResponse { data: ArticleEntity }
  type ArticleEntity { id: ID attributes: Article }
  type Article { title: String! coverMedia: UploadFileEntityResponse }
  type UploadFileEntityResponseCollection { data: [UploadFileEntity!]! meta: ResponseCollectionMeta! }
  type UploadFileEntityResponse { data: UploadFileEntity }
  type UploadFileEntity { id: ID attributes: UploadFile }
  type UploadFile { name: String! mime: String! url: String! size: Float! }
`;

it('a file in envelopes is found behind them', () => {
  expect(imagesOf(strapi, 'articles')).toEqual({ coverMedia: 'attributes.url' });
  expect(imagesOf(strapi, 'uploadFiles')).toEqual({ url: '' });
});

it('an object that is a picture may be a column, other objects are none', () => {
  const sdl = `${listOf('photo: Image, size: Size')} type Image { url: String!, alt: String } type Size { shirt: String, shoe: String }`;
  const fields =
    inferModel(buildSchema(sdl)).resources.find(({ name }) => name === 'people')?.fields ?? [];
  expect(fields.filter(({ column }) => column).map(({ name }) => name)).toEqual(['photo', 'name']);
});

it('is what the configuration says, and explained', () => {
  const schema = buildSchema(
    `${listOf('logo: String, patch: String, scan: Scan')} type Scan { file: File } type File { path: String }`,
  );
  const of = (images: Readonly<Record<string, string | null>>) => {
    const [found] = inferModel(schema, { resources: { Person: { images } } }).resources;
    return {
      images: found?.fields.flatMap(({ name, image }) =>
        image ? [[name, ...image].join('.')] : [],
      ),
      said: found?.decisions.find(({ role }) => role === 'pictures')?.choice,
    };
  };
  expect(of({})).toEqual({ images: ['logo'], said: 'logo' });
  expect(of({ logo: null, patch: '', scan: 'file.path' })).toEqual({
    images: expect.arrayContaining(['patch', 'scan.file.path']),
    said: expect.stringContaining('scan.file.path'),
  });
  expect(of({ logo: null })).toEqual({ images: [], said: undefined });
  expect(() => of({ patsh: '' })).toThrow(
    /`admin\.resources\.Person\.images` names `patsh`.* Did you mean `patch`/,
  );
  expect(() => of({ scan: 'file.src' })).toThrow(OverrideError);
});
