import type { ApolloLink } from '@apollo/client';
import { buildSchema } from 'graphql';

import { createSchemaLink } from '../../src/testing/schema-link.ts';
import sdl from './schema.graphql?raw';

interface Repair {
  readonly id: string;
  readonly title: string;
  readonly clientId: string;
  readonly vehicleId: string | null;
  readonly status: string;
  readonly price: string | null;
  readonly paid: string;
  readonly acceptedAt: string;
  readonly warranty: number | null;
  readonly notes: string | null;
}

interface RepairArguments {
  readonly filter?: {
    readonly status?: string;
    readonly statusIn?: readonly string[];
    readonly clientId?: string;
    readonly priceGte?: string;
  };
  readonly orderBy?: string;
}

const clients = [
  { id: '1', name: 'Анна Орлова', phone: '+7 900 000-00-01' },
  { id: '2', name: 'Пётр Ильин', phone: null },
];
const vehicles = [
  { id: '1', plate: 'а001аа', model: 'Нива', clientId: '1' },
  { id: '2', plate: 'в002вв', model: 'Веста', clientId: '2' },
];
const first: readonly Repair[] = [
  {
    id: '1',
    title: 'Замена масла',
    clientId: '1',
    vehicleId: '1',
    status: 'ACCEPTED',
    price: '4500.00',
    paid: '0.00',
    acceptedAt: '2026-11-20T09:00:00Z',
    warranty: null,
    notes: null,
  },
  {
    id: '2',
    title: 'Капитальный ремонт',
    clientId: '2',
    vehicleId: '2',
    status: 'IN_PROGRESS',
    price: '90000.00',
    paid: '90000.00',
    acceptedAt: '2026-11-18T09:00:00Z',
    warranty: 12,
    notes: 'Стучит.',
  },
  {
    id: '3',
    title: 'Шиномонтаж',
    clientId: '1',
    vehicleId: '1',
    status: 'RETURNED',
    price: '2000.00',
    paid: '2000.00',
    acceptedAt: '2026-11-10T09:00:00Z',
    warranty: null,
    notes: null,
  },
];

/**
 * A server of the workshop, with its own records for each test. `written`: what mutations were
 * sent.
 */
export function createWorkshop(): {
  readonly link: ApolloLink;
  readonly repairs: () => readonly Repair[];
} {
  const schema = buildSchema(sdl);
  let repairs = [...first];
  const ofVehicle = (vehicle: (typeof vehicles)[number]) => ({
    ...vehicle,
    __typename: 'Vehicle',
    client: clients.find(({ id }) => id === vehicle.clientId),
  });
  const ofClient = (client: (typeof clients)[number]) => ({
    ...client,
    vehicles: vehicles.filter(({ clientId }) => clientId === client.id).map(ofVehicle),
  });
  const ofRepair = (repair: Repair) => ({
    ...repair,
    client: clients.filter(({ id }) => id === repair.clientId).map(ofClient)[0],
    vehicle: vehicles.filter(({ id }) => id === repair.vehicleId).map(ofVehicle)[0] ?? null,
  });
  const found = ({ filter = {}, orderBy = 'ID_ASC' }: RepairArguments) => {
    const rows = repairs.filter(
      (repair) =>
        (filter.status === undefined || repair.status === filter.status) &&
        (filter.statusIn === undefined || filter.statusIn.includes(repair.status)) &&
        (filter.clientId === undefined || repair.clientId === filter.clientId) &&
        (filter.priceGte === undefined || Number(repair.price) >= Number(filter.priceGte)),
    );
    const value = (repair: Repair) =>
      orderBy.startsWith('PRICE')
        ? Number(repair.price)
        : orderBy.startsWith('ACCEPTED')
          ? Date.parse(repair.acceptedAt)
          : Number(repair.id);
    const sorted = rows.toSorted((a, b) => value(a) - value(b));
    return orderBy.endsWith('_DESC') ? sorted.toReversed() : sorted;
  };
  const change = (id: string, patch: Partial<Repair>) => {
    repairs = repairs.map((repair) => (repair.id === id ? { ...repair, ...patch } : repair));
    return ofRepair(repairs.find((repair) => repair.id === id) ?? first[0]!);
  };
  const rootValue = {
    repairs: (args: RepairArguments) => found(args).map(ofRepair),
    repairsCount: (args: RepairArguments) => found(args).length,
    repair: ({ id }: { id: string }) =>
      repairs.filter((repair) => repair.id === id).map(ofRepair)[0] ?? null,
    clients: () => clients.map(ofClient),
    client: ({ id }: { id: string }) =>
      clients.filter((client) => client.id === id).map(ofClient)[0] ?? null,
    vehicles: ({ filter }: { filter?: { clientId?: string } }) =>
      vehicles
        .filter(({ clientId }) => filter?.clientId === undefined || clientId === filter.clientId)
        .map(ofVehicle),
    vehicle: ({ id }: { id: string }) =>
      vehicles.filter((vehicle) => vehicle.id === id).map(ofVehicle)[0] ?? null,
    createRepair: ({ input }: { input: Partial<Repair> }) => {
      const id = String(repairs.length + 1);
      repairs = [
        ...repairs,
        { ...first[0]!, vehicleId: null, price: null, warranty: null, ...input, id },
      ];
      return change(id, {});
    },
    updateRepair: ({ id, patch }: { id: string; patch: Partial<Repair> }) => change(id, patch),
    returnRepair: ({ id }: { id: string }) => change(id, { status: 'RETURNED' }),
  };
  return { link: createSchemaLink(schema, rootValue), repairs: () => repairs };
}
