import type { KeyedResource, ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';

import { resources } from './library.graphql/generated/resources.ts';

/** Generated resources of the sample library. */
export const sampleResources = resources;

async function keyed(name: string): Promise<KeyedResource> {
  const resource = await sampleResources.find((each) => each.name === name)?.load();
  if (!resource || resource.key === null)
    throw new Error(`The sample library has no resource '${name}' with a key.`);
  return resource;
}

/** Loaded descriptors, for tests of descriptors. */
export const sampleDescriptors = {
  authors: await keyed('authors'),
  books: await keyed('books'),
  specimens: await keyed('specimens'),
};

/** The sample library with one descriptor replaced. */
export const sampleResourcesWith = (descriptor: ResourceDescriptor): readonly ResourceSummary[] =>
  sampleResources.map((summary) =>
    summary.name === descriptor.name ? { ...summary, load: async () => descriptor } : summary,
  );

const notANumber = (): never => {
  throw new RangeError('Not a number');
};

/** The sample library with author keys that are invalid in any address. */
export const withKeysOfNoAuthor = sampleResourcesWith({
  ...sampleDescriptors.authors,
  show: sampleDescriptors.authors.show && {
    ...sampleDescriptors.authors.show,
    variables: notANumber,
  },
});
