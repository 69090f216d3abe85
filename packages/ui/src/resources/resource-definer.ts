import type { AnyRegistry } from '@admin/gql/resource';

import type { DefinitionOf } from './definition-types.ts';
import type { ResourceDefinition } from './resource-definition.ts';

/**
 * Makes the `defineResource` of a project, typed by what was generated of its schema: a field, an
 * operator or an action that the schema does not have does not compile.
 *
 * ```ts
 * // define.ts
 * export const defineResource = resourceDefiner<ResourceTypes>();
 * // resources/orders.tsx
 * export default defineResource('orders', {
 *   list: { columns: ['number', 'status'], sort: '-placedAt' },
 * });
 * ```
 *
 * @typeParam TGroup names of the groups of the navigation, so that `group` takes no other:
 *   `resourceDefiner<ResourceTypes, 'sales' | 'stock'>()`
 */
export const resourceDefiner =
  <TRegistry extends AnyRegistry, TGroup extends string = string>() =>
  <
    TName extends keyof TRegistry & string,
    const TSelections extends readonly unknown[],
    const TViews,
  >(
    resource: TName,
    definition: DefinitionOf<TRegistry, TRegistry[TName], TSelections, TViews, TGroup>,
  ): ResourceDefinition =>
    // Screens read it by what they know of the resource at run time, which is what these types were
    // made of.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ({ ...definition, resource }) as unknown as ResourceDefinition;
