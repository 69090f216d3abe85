import { createScoping } from './create-scoping.ts';
import { createDimensions } from './in-dimensions.ts';
import type { LoadedResource } from './resource.ts';

/** Binds a resource to the values of scopes and dimensions in an address. */
export function withScoping(loaded: LoadedResource): LoadedResource {
  const { descriptor } = loaded;
  const isScoped = descriptor.list?.filters.some(({ scope }) => scope !== undefined);
  const scoping = isScoped ? createScoping(descriptor) : undefined;
  const inDimensions = descriptor.dimensions && createDimensions();
  return {
    ...loaded,
    scoping,
    inScope: (own, values) => {
      const scoped = scoping?.within(values) ?? own;
      return inDimensions?.(scoped, values) ?? scoped;
    },
  };
}
