import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { Kind, validate, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

import type { AdminOverrides } from '../infer/index.ts';
import { callableModel, inferCallable, printCallable } from '../callable.ts';
import { toExpectedForm } from '../expected-form.ts';
import { loadSchema } from '../load/load-schema.ts';
import type { ResourceModel } from '../model.ts';
import { nameKinds, namesOfModel, type CoveredName } from '../texts/covered-names.ts';
import { dictionary } from '../texts/dictionary.ts';
import type { PrintedResources } from '../print/index.ts';
import { textsOfModel } from '../texts/resource-texts.ts';
import type { NameKind } from '../texts/texts.ts';
import { findReach, type Reach } from './reach.ts';
import { toShown } from './shown.ts';
import { findUncallable } from './uncallable.ts';

/**
 * Results of a schema. Times are milliseconds of processor time, so that other load does not count;
 * memory is in megabytes.
 */
export interface Measurement {
  readonly schema: string;
  readonly resources: number;
  readonly documents: number;
  readonly valid: number;
  /** First message of each document that is not valid. */
  readonly invalid: readonly string[];
  /**
   * Operations that were found and are left out, because the server requires a value there that
   * nothing gives.
   */
  readonly omitted: number;
  /** Operations that are reported and that no printed document calls. */
  readonly uncallable: readonly string[];
  /** Mutations and query fields that a printed document calls, those about sessions left aside. */
  readonly reach: Reach;
  /** Numbers of names with a Russian text, from the dictionary or the schema itself. */
  readonly names: readonly CountedNames[];
  readonly parse: number;
  readonly infer: number;
  readonly print: number;
  readonly memory: number;
  /** A second run gives the same bytes. */
  readonly stable: boolean;
  readonly problem?: string;
}

export interface CountedNames {
  readonly kind: NameKind;
  readonly all: number;
  readonly known: number;
}

/** Measurement of a schema, with its input and results. */
export interface Measured {
  readonly measurement: Measurement;
  readonly built: GraphQLSchema;
  readonly model: ResourceModel;
  readonly printed: PrintedResources;
}

/**
 * Measures a schema, in a separate process so that its memory is not shared. Writes the resources
 * as JSON, and the generated code into the folder of the type check of all schemas.
 */
export async function measure(
  schema: string,
  file: string,
  folders: { readonly inferred: string; readonly generated: string },
): Promise<Measured> {
  const started = processorTime();
  const built = await loadSchema(file);
  const parsed = processorTime();
  let inferred = parsed;
  const infer = (overrides: AdminOverrides): ResourceModel => {
    const inferring = processorTime();
    const found = inferCallable(built, overrides);
    inferred += processorTime() - inferring;
    return found;
  };
  const { model, printed } = printCallable(built, { infer });
  const done = processorTime();
  const memory = process.resourceUsage().maxRSS / 1024;
  const errorsOf = (definitions: readonly OperationDefinitionNode[]) =>
    validate(built, { kind: Kind.DOCUMENT, definitions });
  // All at once first: for each document the rules go through all names of the schema.
  const invalid =
    errorsOf(printed.operations).length === 0
      ? []
      : printed.operations.flatMap((operation) => {
          const [error] = errorsOf([operation]);
          return error ? [`${operation.name?.value ?? ''}: ${error.message}`] : [];
        });
  const expected = toExpectedForm(callableModel(model, printed.omitted), model);
  const reach = findReach(model, built, printed);
  const names = namesOfModel(model, textsOfModel(model, dictionary()), dictionary());
  const { printed: again } = printCallable(built);
  await writeFile(join(folders.inferred, `${schema}.json`), JSON.stringify(expected, null, 1));
  await writeFile(join(folders.inferred, `${schema}.shown.json`), JSON.stringify(toShown(model)));
  for (const [path, text] of printed.files) {
    const target = join(folders.generated, schema, 'generated', path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const measurement: Measurement = {
    schema,
    resources: expected.resources.length,
    omitted: printed.omitted.length,
    uncallable: findUncallable(expected.resources, printed.operations),
    reach,
    names: nameKinds.map((kind) => countNames(kind, names)),
    documents: printed.operations.length,
    valid: printed.operations.length - invalid.length,
    invalid,
    parse: parsed - started,
    infer: inferred - parsed,
    print: done - inferred,
    memory,
    stable: digest(printed.files) === digest(again.files),
  };
  return { measurement, built, model, printed };
}

function countNames(kind: NameKind, names: readonly CoveredName[]): CountedNames {
  const own = names.filter((name) => name.kind === kind);
  return { kind, all: own.length, known: own.filter(({ text }) => text !== undefined).length };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function digest(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [path, text] of files) hash.update(path).update(text);
  return hash.digest('hex');
}

if (import.meta.main) {
  const [schema = '', file = '', inferred = '', generated = ''] = process.argv.slice(2);
  process.stdout.write(
    JSON.stringify((await measure(schema, file, { inferred, generated })).measurement),
  );
}
