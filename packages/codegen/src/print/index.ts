import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import type { ResourceModel } from '../model.ts';
import { fitModel } from './agreement/fit-model.ts';
import { cacheFacts } from './cache/cache-facts.ts';
import { cacheRules } from './cache/cache-rules.ts';
import { header } from './code/header.ts';
import { besideLibrary, generatedModule, type Imports } from './code/imports.ts';
import type { PrintedTexts } from './context/context.ts';
import { selectionSet } from './documents/ast.ts';
import { flatten } from './documents/fragments.ts';
import { schemaModule } from './modules/schema-module.ts';
import { fragmentsOf, persistedOperations } from './modules/written-documents.ts';
import { printFitting, type PrintedResources } from './print-answered.ts';

export { besideLibrary, libraryModule, type Imports } from './code/imports.ts';
export { importedScalars } from './code/scalar-type.ts';
export {
  asSent,
  documentManifest,
  persisted,
  type PersistedDocument,
} from './documents/persisted.ts';
export { FragmentError } from './fragment-error.ts';
export type { PrintedResources } from './print-answered.ts';
export {
  actionRole,
  nestedRole,
  queryRole,
  resourceRole,
  type OmittedOperation,
} from './omitted.ts';
export { sendableWrites } from './operations/sendable-writes.ts';
export {
  persistedOperations,
  writtenModules,
  type WrittenDocument,
} from './modules/written-documents.ts';

/** Options of printing besides schema and model. */
export interface PrintOptions {
  /**
   * Documents written by hand. Their fragments `OrderRow` and `OrderShow` say what list and show
   * page of `Order` hold. @defaultValue none
   */
  readonly documents?: readonly DocumentNode[];
  /**
   * Russian names from the dictionary and from a person, where the schema has none.
   *
   * @defaultValue no Russian names but those of the schema
   */
  readonly texts?: PrintedTexts;
  /**
   * Import specifiers of generated modules.
   *
   * @defaultValue as in the sources of `@admin/gql`
   */
  readonly imports?: Imports;
}

/**
 * Model to TypeScript: a module per resource, the manifest, what the cache knows from the start.
 * Same input, same bytes.
 */
export function printResources(
  schema: GraphQLSchema,
  model: ResourceModel,
  options: PrintOptions = {},
): PrintedResources {
  const definitions = (options.documents ?? []).flatMap((document) => document.definitions);
  const fragments = fragmentsOf(definitions);
  const written = operationsWritten(definitions);
  const { imports = besideLibrary } = options;
  const { texts } = options;
  const printed = printFitting({ schema, model, fragments, written, imports, texts });
  const files = new Map(printed.files).set(
    'documents.ts',
    documentsModule(definitions.length > 0, imports),
  );
  return {
    ...printed,
    files,
    persisted: [...printed.persisted, ...persistedOperations(definitions)],
  };
}

/** Cache rules of hand-written documents alone. */
export function writtenSchema(
  schema: GraphQLSchema,
  model: ResourceModel,
  definitions: readonly DefinitionNode[],
  imports: Imports,
  above: string,
): string {
  const written = operationsWritten(definitions);
  return schemaModule(
    schema,
    model,
    written,
    cacheRules(cacheFacts(schema, fitModel(schema, model).model), written),
    [],
    imports,
    above,
  );
}

/** Operations with the fragments that they spread written out. */
function operationsWritten(
  definitions: readonly DefinitionNode[],
): readonly OperationDefinitionNode[] {
  const fragments = fragmentsOf(definitions);
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [
          {
            ...definition,
            selectionSet: selectionSet(
              flatten(definition.selectionSet.selections, undefined, fragments),
            ),
          },
        ]
      : [],
  );
}

/** Entry point of the documents written by hand. */
const documentsModule = (any: boolean, imports: Imports): string =>
  `${header}${any ? `export * from '${generatedModule('./documents/index', imports)}';\n` : 'export {};\n'}`;
