import { adminPreset } from '@admin/codegen';
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: { 'generated/': { preset: adminPreset, presetConfig: {} } },
};

export default config;
