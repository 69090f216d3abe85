import { existsSync } from 'node:fs';
import { relative } from 'node:path';

import type { Types } from '@graphql-codegen/plugin-helpers';

import type { AdminOverrides } from '../infer/index.ts';
import { readEndpointHeaders } from '../load/endpoint-headers.ts';
import { loadConfig } from '../load/load-config.ts';
import { pointersOf } from '../load/pointers.ts';

/**
 * A record by name, so that the compiler requires every option. Further options of the preset are
 * separate.
 */
const overrideNames: Readonly<Record<keyof AdminOverrides, true>> = {
  include: true,
  exclude: true,
  arguments: true,
  signIn: true,
  scalars: true,
  textOrder: true,
  dimensions: true,
  secrets: true,
  resources: true,
  navigation: true,
};

/**
 * Resource options of `codegen.ts` in the working folder, for commands that preview code
 * generation. The configuration is about one schema; for any other schema the result is empty.
 *
 * @param given Configuration that a user named. It applies to any schema.
 * @throws SchemaError where that file is missing, or cannot be loaded.
 */
export async function readProjectConfig(schema: string, given?: string): Promise<AdminOverrides> {
  return Object.assign({}, ...(await readPresets(schema, given)).map(pickOverrides));
}

/** The file of Russian names that the same configuration names. */
export async function readTextsFile(schema: string, given?: string): Promise<string | undefined> {
  return (await readPresets(schema, given))
    .flatMap((preset) =>
      typeof preset === 'object' &&
      preset !== null &&
      'texts' in preset &&
      typeof preset.texts === 'string'
        ? [preset.texts]
        : [],
    )
    .at(0);
}

/**
 * Headers for a request of the schema. The project's headers are sent to the project's own endpoint
 * only, because they hold secrets. `given` headers override them.
 */
export async function readHeaders(
  schema: string,
  given: Readonly<Record<string, string>>,
  configuration?: string,
): Promise<Readonly<Record<string, string>>> {
  const config = /^https?:/.test(schema) ? await readConfig(configuration) : undefined;
  return config && isAbout(config, schema) ? { ...readEndpointHeaders(), ...given } : given;
}

async function readPresets(schema: string, given: string | undefined): Promise<readonly unknown[]> {
  const config = await readConfig(given);
  if (!config || (given === undefined && !isAbout(config, schema))) return [];
  return Object.values(config.generates).flatMap((output) =>
    'presetConfig' in output ? [output.presetConfig as unknown] : [],
  );
}

async function readConfig(given: string | undefined): Promise<Types.Config | undefined> {
  return given === undefined && !existsSync('codegen.ts')
    ? undefined
    : loadConfig(given ?? 'codegen.ts');
}

const isAbout = (config: Types.Config, schema: string): boolean =>
  pointersOf(config.schema).some(
    (pointer) => typeof pointer === 'string' && isSame(pointer, schema),
  );

const isSame = (a: string, b: string): boolean =>
  /^https?:/.test(a) || /^https?:/.test(b) ? a === b : relative(a, b) === '';

function pickOverrides(config: unknown): AdminOverrides {
  if (typeof config !== 'object' || config === null) return {};
  return Object.fromEntries(
    Object.entries(config).filter(([name]) => Object.hasOwn(overrideNames, name)),
  );
}
