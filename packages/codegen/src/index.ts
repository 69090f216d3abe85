export { inferModel, type AdminOverrides, type ResourceOverrides } from './infer/index.ts';
export type { Resource, ResourceModel } from './model.ts';
