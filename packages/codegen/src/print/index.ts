import { readFileSync } from 'node:fs';

import { Kind, type DocumentNode, type FragmentDefinitionNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

import type { ResourceModel } from '../model.ts';
import type { Context } from './context.ts';
import { documentPrefixes } from './document-names.ts';
import { EnumTables } from './enum-tables.ts';
import { manifest } from './manifest.ts';
import { ModuleScope } from './module-scope.ts';
import { header, resourceModule } from './resource-module.ts';
import { schemaModule } from './schema-module.ts';
import { ModelError } from './schema-path.ts';

export { ModelError } from './schema-path.ts';

export interface PrintOptions {
  /** Documents written by hand. Their fragments `OrderRow` and `OrderShow` say what list and show page of `Order` hold. */
  readonly documents?: readonly DocumentNode[];
}

export interface PrintedResources {
  /** Text by path below the folder of generated code. */
  readonly files: ReadonlyMap<string, string>;
  /** Every generated operation, for validation and for allow-lists. */
  readonly operations: readonly OperationDefinitionNode[];
}

const runtime = readFileSync(new URL('runtime/runtime.ts', import.meta.url), 'utf8');

/** Model to TypeScript: a module per resource, the manifest, what the cache knows of the schema. Same input, same bytes. */
export function printResources(schema: GraphQLSchema, model: ResourceModel, options: PrintOptions = {}): PrintedResources {
  const definitions = (options.documents ?? []).flatMap((document) => document.definitions);
  const fragments = new Map(
    definitions.flatMap((definition): [string, FragmentDefinitionNode][] => (definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [])),
  );
  const resources = new Map(model.resources.map((resource) => [resource.name, resource]));
  const prefixes = documentPrefixes(model);
  const paths = filePaths(model);
  const files = new Map<string, string>();
  const operations: OperationDefinitionNode[] = [];
  for (const resource of model.resources) {
    const prefix = prefixes.get(resource.name) ?? resource.type;
    const scope = new ModuleScope(schema, model.scalars, declaredNames(prefix));
    const context: Context = { schema, model, resource, prefix, resources, fragments, scope, enums: new EnumTables() };
    try {
      const printed = resourceModule(context);
      files.set(`resources/${paths.get(resource.name) ?? resource.name}.ts`, printed.text);
      operations.push(...printed.operations);
    } catch (error) {
      if (error instanceof ModelError) throw new ModelError(`Resource ${resource.name}: ${error.message}`, { cause: error });
      throw error;
    }
  }
  files.set('resources.ts', manifest(model.resources, paths));
  files.set('schema.ts', schemaModule(schema, model, operations));
  files.set('documents.ts', documentsModule(definitions.length > 0));
  files.set('runtime.ts', header + runtime);
  return { files, operations };
}

/** Entry point of the documents written by hand. */
const documentsModule = (any: boolean): string =>
  `${header}${any ? "export * from './documents/graphql.ts';\nexport { graphql, type DocumentType } from './documents/gql.ts';\n" : 'export {};\n'}`;

/** Names that a module declares besides the schema's types. */
function declaredNames(prefix: string): readonly string[] {
  const operations = ['List', 'Picker', 'Count', 'Show', 'Create', 'Update', 'Delete'].flatMap((name) => [`${prefix}${name}Data`, `${prefix}${name}Variables`]);
  const contract = ['ListRequest', 'FieldDescriptor', 'ResourceDescriptor', 'ListDescriptor', 'PickerDescriptor', 'CountDescriptor', 'ShowDescriptor', 'CreateDescriptor', 'UpdateDescriptor', 'RemoveDescriptor'];
  return [...operations, ...contract, `${prefix}Label`, `${prefix}Record`, `${prefix}Conditions`];
}

/** File names differ by more than case, for file systems that do not. */
function filePaths(model: ResourceModel): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    model.resources.map(({ name }) => {
      let path = name;
      for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = `${name}-${number}`;
      taken.add(path.toLowerCase());
      return [name, path];
    }),
  );
}
