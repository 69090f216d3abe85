export { renderAdmin, type RenderAdminOptions, type RenderedAdmin } from './render-admin.tsx';
export {
  sampleDescriptors,
  sampleResources,
  sampleResourcesWith,
  withKeysOfNoAuthor,
} from './sample-resources.ts';
export { preloadInputs } from './preload-inputs.ts';
export {
  createSampleData,
  createSampleLink,
  type SampleBook,
  type SampleData,
} from './sample-schema.ts';
export { createSchemaLink, type SampleRequest } from './schema-link.ts';
