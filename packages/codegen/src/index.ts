export type { CodegenConfig } from '@graphql-codegen/cli';
export { defineConfig, type ProjectConfig } from './define-config.ts';
export { defineAdmin, type AdminConfig } from './config.ts';
export {
  inferModel,
  type AdminOverrides,
  type NavigationOverrides,
  type ResourceOverrides,
  type SignInOverrides,
} from './infer/index.ts';
export { loadSchema } from './load/load-schema.ts';
export type { Resource, ResourceModel } from './model.ts';
export { adminPreset, type AdminPresetConfig } from './preset/admin-preset.ts';
export { documentsPreset, type DocumentsPresetConfig } from './preset/documents-preset.ts';
export type { ManifestConfig } from './preset/manifest-text.ts';
export { printResources, type PrintedResources, type PrintOptions } from './print/index.ts';
