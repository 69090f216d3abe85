/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { ActionGroup, QueriesSummary, ResourceDescriptor, ResourceSummary } from '@admin/gql/runtime';
import type { ClientTypes } from './resources/clients.ts';
import type { RepairTypes } from './resources/repairs.ts';
import type { VehicleTypes } from './resources/vehicles.ts';

/** What definitions of screens may name, by resource. */
export type ResourceTypes = { readonly clients: ClientTypes; readonly repairs: RepairTypes; readonly vehicles: VehicleTypes };

const loaded = (module: { readonly resource: ResourceDescriptor }): ResourceDescriptor => module.resource;

export const resources: readonly ResourceSummary[] = [
  {
    name: 'clients',
    type: 'Client',
    description: 'Клиенты',
    capabilities: ['list', 'show'],
    load: () => import('./resources/clients.ts').then(loaded),
  },
  {
    name: 'repairs',
    type: 'Repair',
    description: 'Ремонты',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/repairs.ts').then(loaded),
  },
  {
    name: 'vehicles',
    type: 'Vehicle',
    description: 'Машины',
    capabilities: ['list', 'show'],
    load: () => import('./resources/vehicles.ts').then(loaded),
  },
];

/** What can be done that belongs to no resource; `undefined` where there is nothing. */
export const tools: (() => Promise<ActionGroup>) | undefined = undefined;

/** What can be asked that no resource shows; `undefined` where there is nothing. */
export const queries: QueriesSummary | undefined = { title: { ru: 'Отчёты', en: 'Reports' }, load: () => import('./queries.ts').then((module) => module.queries) };
