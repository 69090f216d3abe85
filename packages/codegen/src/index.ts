export { defineAdmin, type AdminConfig } from './config.ts';
export { inferModel, type AdminOverrides, type ResourceOverrides, type SignInOverrides } from './infer/index.ts';
export { loadSchema } from './load/load-schema.ts';
export type { Resource, ResourceModel } from './model.ts';
export { adminPreset, documentsPreset, type AdminPresetConfig, type DocumentsPresetConfig, type ManifestConfig } from './preset.ts';
export { printResources, type PrintedResources, type PrintOptions } from './print/index.ts';
