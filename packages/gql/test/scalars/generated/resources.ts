/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { ActionGroup, QueriesSummary, ResourceDescriptor, ResourceSummary } from '@admin/gql/runtime';
import type { PlaceTypes } from './resources/places.ts';

/** What definitions of screens may name, by resource. */
export type ResourceTypes = { readonly places: PlaceTypes };

const loaded = (module: { readonly resource: ResourceDescriptor }): ResourceDescriptor => module.resource;

export const resources: readonly ResourceSummary[] = [
  {
    name: 'places',
    type: 'Place',
    capabilities: ['list', 'show', 'create', 'update'],
    load: () => import('./resources/places.ts').then(loaded),
  },
];

/** What can be done that belongs to no resource; `undefined` where there is nothing. */
export const tools: (() => Promise<ActionGroup>) | undefined = undefined;

/** What can be asked that no resource shows; `undefined` where there is nothing. */
export const queries: QueriesSummary | undefined = {
  title: { ru: 'Поиск по данным', en: 'Look-ups' },
  load: () => import('./queries.ts').then((module) => module.queries),
};
