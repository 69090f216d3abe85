import { Command } from 'commander';

import { generate, type GenerateOptions } from '../generate/generate.ts';
import { OverrideError } from '../infer/index.ts';
import { SchemaError } from '../load/schema-error.ts';
import { check } from './check.ts';
import { diff } from './diff.ts';
import { eject, type EjectOptions } from './eject.ts';
import { explain } from './explain.ts';
import { infer } from './infer.ts';
import { readHeaders, readProjectConfig, readTextsFile } from './project-config.ts';
import { pull } from './pull.ts';
import { texts } from './texts.ts';
import { UsageError } from './usage-error.ts';

const schemaHelp =
  'SDL file, introspection result (.json), quoted glob of SDL files, or URL of an endpoint';

interface SchemaOptions {
  readonly header: Record<string, string>;
  readonly config?: string;
}

/**
 * Runs the command that the arguments name. A mistake that the user can correct is reported as a
 * sentence, with exit status 1.
 */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await program().parseAsync([...argv]);
  } catch (error) {
    if (
      !(error instanceof SchemaError) &&
      !(error instanceof OverrideError) &&
      !(error instanceof UsageError)
    )
      throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

const header = [
  '--header <name: value>',
  'header for a URL; may be repeated',
  collect,
  {},
] as const;
const config = [
  '--config <file>',
  'configuration of code generation to go by; codegen.ts where it is about this schema',
] as const;

function program(): Command {
  const commands = new Command('admin-codegen')
    .description(
      'Generates a typed client and admin from a GraphQL schema, and says why it is what it is.',
    )
    .showHelpAfterError();
  for (const add of [
    addGenerate,
    addInfer,
    addExplain,
    addCheck,
    addTexts,
    addPull,
    addDiff,
    addEject,
  ])
    add(commands);
  return commands;
}

function addGenerate(commands: Command): void {
  commands
    .command('generate')
    .description(
      'write documents, descriptors and cache rules from schema and documents, as the configuration says',
    )
    .option('-c, --config <file>', 'configuration', 'codegen.ts')
    .option('-w, --watch', 'run again after each change of schema or documents')
    .option('--check', 'write nothing; exit status 1 when generated code is out of date')
    .option(...header)
    .action(({ header: headers, ...options }: Omit<GenerateOptions, 'headers'> & SchemaOptions) =>
      generate({ ...options, headers }),
    );
}

function addInfer(commands: Command): void {
  commands
    .command('infer')
    .description('print the resources')
    .argument('<schema>', schemaHelp)
    .option('--json', 'in the form of expected answers')
    .option(...header)
    .option(...config)
    .action(async (schema: string, options: { readonly json?: boolean } & SchemaOptions) =>
      print(
        await infer(schema, {
          json: options.json ?? false,
          headers: await headersFor(schema, options),
          overrides: await readProjectConfig(schema, options.config),
        }),
      ),
    );
}

function addExplain(commands: Command): void {
  commands
    .command('explain')
    .description(
      'say for each decision about a type which rule made it, on what evidence, and what was rejected',
    )
    .argument('<schema>', schemaHelp)
    .argument('<type>', 'record type or resource: Order, orders; sign-in for how people sign in')
    .option(...header)
    .option(...config)
    .action(async (schema: string, type: string, options: SchemaOptions) =>
      print(
        await explain(
          schema,
          type,
          await headersFor(schema, options),
          await readProjectConfig(schema, options.config),
        ),
      ),
    );
}

function addCheck(commands: Command): void {
  commands
    .command('check')
    .description('list what cannot be administered, and what would make it so')
    .argument('<schema>', schemaHelp)
    .option(...header)
    .option(...config)
    .action(async (schema: string, options: SchemaOptions) =>
      print(
        await check(
          schema,
          await headersFor(schema, options),
          await readProjectConfig(schema, options.config),
        ),
      ),
    );
}

function addTexts(commands: Command): void {
  commands
    .command('texts')
    .description(
      'say how much of a schema is called in Russian, and write what is not into the file that a person edits',
    )
    .argument('<schema...>', `${schemaHelp}; several are only counted`)
    .option('--out <file>', 'file to fill; presetConfig.texts of the configuration without it')
    .option('--sample <number>', 'print so many covered names, drawn at random', Number)
    .option('--seed <number>', 'of the draw', Number, 1)
    .option(...header)
    .option(...config)
    .action(
      async (
        schemas: readonly string[],
        options: {
          readonly out?: string;
          readonly sample?: number;
          readonly seed: number;
        } & SchemaOptions,
      ) => {
        const [first = ''] = schemas;
        const file =
          options.out ??
          (schemas.length === 1 ? await readTextsFile(first, options.config) : undefined);
        const overrides =
          schemas.length === 1 ? await readProjectConfig(first, options.config) : {};
        print(
          await texts(schemas, {
            headers: schemas.length === 1 ? await headersFor(first, options) : options.header,
            overrides,
            ...(file !== undefined && { file }),
            ...(options.sample !== undefined && {
              sample: { size: options.sample, seed: options.seed },
            }),
          }),
        );
      },
    );
}

function addPull(commands: Command): void {
  commands
    .command('pull')
    .description("write an endpoint's schema as sorted SDL")
    .argument('<url>', 'endpoint')
    .option(...header)
    .option('--out <file>', 'file to write; standard output without it')
    .action(
      async (
        url: string,
        options: { readonly header: Record<string, string>; readonly out?: string },
      ) =>
        print(
          await pull(url, {
            headers: options.header,
            ...(options.out === undefined ? {} : { out: options.out }),
          }),
        ),
    );
}

function addDiff(commands: Command): void {
  commands
    .command('diff')
    .description(
      'say which documents and screens a change of schema breaks; exit status 1 where it breaks any',
    )
    .argument('<old>', schemaHelp)
    .argument('<new>', schemaHelp)
    .option(
      '--documents <glob>',
      'documents written by hand',
      'packages/gql/documents/**/*.graphql',
    )
    .option(...header)
    .action(
      async (
        before: string,
        after: string,
        options: { readonly documents: string; readonly header: Record<string, string> },
      ) => {
        const { text, breaking } = await diff(before, after, {
          documents: options.documents,
          headers: options.header,
        });
        print(text);
        if (breaking) process.exitCode = 1;
      },
    );
}

function addEject(commands: Command): void {
  commands
    .command('eject')
    .description('write a screen as it is shown now as code of the project, to be changed')
    .argument('<resource>', 'orders')
    .argument('<screen>', 'list, show, create or edit')
    .option('-c, --config <file>', 'configuration', 'codegen.ts')
    .option(
      '--out <file>',
      'file to write; screens/<resource>-<screen>.tsx beside the sources of the application without it',
    )
    .action(async (resource: string, screen: string, options: EjectOptions) =>
      print(await eject(resource, screen, options)),
    );
}

const headersFor = (schema: string, { header, config }: SchemaOptions) =>
  readHeaders(schema, header, config);

function collect(
  value: string,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const at = value.indexOf(':');
  if (at < 1) throw new UsageError(`A header is written as "name: value"; this is "${value}".`);
  return { ...headers, [value.slice(0, at).trim().toLowerCase()]: value.slice(at + 1).trim() };
}

function print(text: string): void {
  if (text !== '') process.stdout.write(`${text}\n`);
}
