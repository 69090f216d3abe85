export { renderAdmin, type RenderAdminOptions, type RenderedAdmin } from './render-admin.tsx';
export { sampleDescriptors, sampleResources, sampleResourcesWith, withKeysOfNoAuthor } from './sample-resources.ts';
export { createSampleData, createSampleLink, type SampleBook, type SampleData, type SampleRequest } from './sample-schema.ts';
