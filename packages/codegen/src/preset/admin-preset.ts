import { printCallable } from '../callable.ts';
import type { AdminConfig } from '../config.ts';
import { importsOfOutput, type ImportsConfig } from '../load/output-imports.ts';
import { nothingToAdminister, SchemaError } from '../load/schema-error.ts';
import type { ResourceModel } from '../model.ts';
import { printResources, type PrintedResources } from '../print/index.ts';
import { manifestText, type ManifestConfig } from './manifest-text.ts';
import { modelOf } from './model-of.ts';
import { modelTexts } from './model-texts.ts';
import { textPreset, type TextPreset } from './text-preset.ts';

/** Options of the preset of the resources. All of them are optional. */
export interface AdminPresetConfig extends AdminConfig, ImportsConfig, ManifestConfig {
  /**
   * File of hand-written Russian names, `texts.ru.json`. `admin-codegen texts` adds names to it and
   * never overwrites a text. Its texts take precedence over those of the schema and of the
   * dictionary. The file may be missing. `false`: no Russian names except the schema's own.
   *
   * @defaultValue no file: the texts of the schema and of the dictionary
   */
  readonly texts?: string | false;
}

/**
 * Preset of GraphQL Code Generator that writes the resources of the schema: a module per resource,
 * the manifest, what the cache knows.
 *
 * @example
 *   generates: { 'packages/gql/src/generated/': { preset: adminPreset, presetConfig: {} } }
 */
export const adminPreset: TextPreset<AdminPresetConfig> = textPreset(
  async ({ folder, schema, documents, config, presetConfig }) => {
    const { manifest, manifestAlso, texts: own, importFrom, ...admin } = presetConfig;
    const options = {
      documents: documents.flatMap(({ document }) => document ?? []),
      imports: importsOfOutput(folder, { importFrom }, config['importExtension']),
    };
    const infer = (overrides: AdminConfig): ResourceModel => {
      const model = modelOf(schema, overrides);
      if (model.resources.length === 0)
        throw new SchemaError(`${nothingToAdminister} Nothing was written, and nothing removed.`);
      return model;
    };
    const print = (model: ResourceModel): PrintedResources =>
      printResources(schema, model, {
        ...options,
        ...(own !== false && { texts: modelTexts(model, own) }),
      });
    const { files, persisted } = printCallable(schema, { overrides: admin, infer, print }).printed;
    return new Map([
      ...[...files].map(([path, text]) => [folder + path, text] as const),
      ...manifestText({ manifest, manifestAlso }, persisted, schema),
    ]);
  },
);
