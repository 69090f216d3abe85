import type { ResourceDefinition } from './resource-definition.ts';
import type { GivenDefinition } from './with-definitions.ts';

/** Loads a definition from its module, where it is lazy. */
export async function loadDefinition(given: GivenDefinition): Promise<ResourceDefinition> {
  if (typeof given === 'function') return definitionOf(await given());
  return 'load' in given ? definitionOf(await given.load()) : given;
}

/** The default export of a module, or the definition itself. */
export function definitionOf(module: unknown): ResourceDefinition {
  const found =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  if (!isDefinition(found))
    throw new TypeError(
      'A module of `definitions` has no definition: export what `defineResource` returns as its default.',
    );
  return found;
}

const isDefinition = (value: unknown): value is ResourceDefinition =>
  typeof value === 'object' && value !== null && 'resource' in value;
