import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin, { resolveArrayConnection } from '@pothos/plugin-relay';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';

import {
  createMuseum,
  materials,
  type Courier,
  type Exhibit,
  type Hall,
  type ListOptions,
  type Loan,
  type Museum,
  type Organization,
} from './museum-data.ts';
import { serve, type RunningServer } from './running-server.ts';

/**
 * A museum with a Relay API on Pothos over `node:sqlite`: connections of edges with `totalCount`,
 * global ids and `node(id:)`, mutations with one `input` and `clientMutationId`. Exhibits answer
 * what is wrong in `errors { field message }` of the payload, halls by a union of the result and an
 * error. `search(text:)` finds both. Loans and couriers are those of one organization, which every
 * query of them requires.
 */
export async function start(): Promise<RunningServer> {
  const museum = createMuseum();
  const yoga = createYoga({ schema: museumSchema(museum), graphiql: false, logging: false });
  return serve(
    (request, response) => void yoga(request, response),
    async () => museum.close(),
  );
}

class InvalidInputError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

interface UserError {
  readonly field: readonly string[];
  readonly message: string;
}

interface ExhibitPayload {
  readonly exhibit: Exhibit | null;
  readonly errors: readonly UserError[];
}

function museumSchema(museum: Museum): GraphQLSchema {
  const builder = new SchemaBuilder<{
    DefaultFieldNullability: false;
    Connection: { totalCount: number };
    Scalars: {
      Date: { Input: string; Output: string };
      Decimal: { Input: string; Output: string };
    };
  }>({
    plugins: [ErrorsPlugin, RelayPlugin],
    defaultFieldNullability: false,
    relay: { clientMutationId: 'optional' },
    errors: { defaultTypes: [] },
  });

  builder.queryType({});
  builder.mutationType({});
  builder.globalConnectionField('totalCount', (t) =>
    t.int({ resolve: (connection) => connection.totalCount }),
  );
  builder.addScalarType(
    'Date',
    new GraphQLScalarType<string, string>({
      name: 'Date',
      description: 'Calendar date: 2026-11-21',
    }),
  );
  builder.addScalarType(
    'Decimal',
    new GraphQLScalarType<string, string>({
      name: 'Decimal',
      description: 'Decimal number as a string: "1234.50"',
    }),
  );

  const MaterialEnum = builder.enumType('Material', { values: materials });
  const HallNode = builder.objectRef<Hall>('Hall');
  builder.node(HallNode, {
    id: { resolve: (hall) => hall.id, parse: Number },
    loadOne: (id) => museum.one('hall', id),
    fields: (t) => ({ name: t.exposeString('name'), floor: t.exposeInt('floor') }),
  });
  const ExhibitNode = builder.objectRef<Exhibit>('Exhibit');
  builder.node(ExhibitNode, {
    id: { resolve: (exhibit) => exhibit.id, parse: Number },
    loadOne: (id) => museum.one('exhibit', id),
    fields: (t) => ({
      title: t.exposeString('title'),
      material: t.expose('material', { type: MaterialEnum }),
      acquiredOn: t.expose('acquiredOn', { type: 'Date' }),
      insuredFor: t.expose('insuredFor', { type: 'Decimal' }),
      onDisplay: t.boolean({ resolve: (exhibit) => exhibit.onDisplay === 1 }),
      description: t.exposeString('description', { nullable: true }),
      hall: t.field({
        type: HallNode,
        nullable: true,
        resolve: (exhibit) => museum.one('hall', exhibit.hallId),
      }),
    }),
  });

  const OrganizationNode = builder.objectRef<Organization>('Organization');
  builder.node(OrganizationNode, {
    id: { resolve: ({ id }) => id, parse: Number },
    loadOne: (id) => museum.one('organization', id),
    fields: (t) => ({ name: t.exposeString('name') }),
  });
  const CourierNode = builder.objectRef<Courier>('Courier');
  builder.node(CourierNode, {
    id: { resolve: ({ id }) => id, parse: Number },
    loadOne: (id) => museum.one('courier', id),
    fields: (t) => ({ name: t.exposeString('name') }),
  });
  const LoanNode = builder.objectRef<Loan>('Loan');
  builder.node(LoanNode, {
    id: { resolve: ({ id }) => id, parse: Number },
    loadOne: (id) => museum.one('loan', id),
    fields: (t) => ({
      purpose: t.exposeString('purpose'),
      dueOn: t.expose('dueOn', { type: 'Date' }),
      courier: t.field({
        type: CourierNode,
        nullable: true,
        resolve: ({ courierId }) => museum.one('courier', courierId),
      }),
    }),
  });

  const Found = builder.unionType('Found', {
    types: [HallNode, ExhibitNode],
    resolveType: (found) => ('title' in found ? 'Exhibit' : 'Hall'),
  });

  const ExhibitFilter = builder.inputType('ExhibitFilter', {
    fields: (t) => ({
      titleContains: t.string(),
      material: t.field({ type: MaterialEnum }),
      onDisplay: t.boolean(),
      acquiredAfter: t.field({ type: 'Date' }),
      hallId: t.globalID({ for: HallNode }),
    }),
  });
  const orderColumns = {
    TITLE: 'title',
    ACQUIRED_ON: 'acquiredOn',
    INSURED_FOR: 'cast(insuredFor as real)',
  } as const;
  const ExhibitOrderField = builder.enumType('ExhibitOrderField', {
    values: ['TITLE', 'ACQUIRED_ON', 'INSURED_FOR'],
  });
  const OrderDirection = builder.enumType('OrderDirection', { values: ['ASC', 'DESC'] });
  const ExhibitOrder = builder.inputType('ExhibitOrder', {
    fields: (t) => ({
      field: t.field({ type: ExhibitOrderField, required: true }),
      direction: t.field({ type: OrderDirection, required: true }),
    }),
  });

  builder.queryFields((t) => ({
    exhibit: t.field({
      type: ExhibitNode,
      nullable: true,
      args: { id: t.arg.globalID({ required: true, for: ExhibitNode }) },
      resolve: (_, { id }) => museum.one('exhibit', Number(id.id)),
    }),
    hall: t.field({
      type: HallNode,
      nullable: true,
      args: { id: t.arg.globalID({ required: true, for: HallNode }) },
      resolve: (_, { id }) => museum.one('hall', Number(id.id)),
    }),
    exhibits: t.connection({
      type: ExhibitNode,
      args: { filter: t.arg({ type: ExhibitFilter }), orderBy: t.arg({ type: ExhibitOrder }) },
      resolve: (_, { filter, orderBy, ...args }) => {
        const where: [string, string | number][] = [];
        if (filter?.titleContains != null)
          where.push(['instr(title, ?) > 0', filter.titleContains]);
        if (filter?.material != null) where.push(['material = ?', filter.material]);
        if (filter?.onDisplay != null) where.push(['onDisplay = ?', Number(filter.onDisplay)]);
        if (filter?.acquiredAfter != null) where.push(['acquiredOn > ?', filter.acquiredAfter]);
        if (filter?.hallId != null) where.push(['hallId = ?', Number(filter.hallId.id)]);
        const options: ListOptions =
          orderBy == null
            ? { where }
            : { where, orderBy: `${orderColumns[orderBy.field]} ${orderBy.direction}, id` };
        return toConnection(museum.list('exhibit', options), args);
      },
    }),
    halls: t.connection({
      type: HallNode,
      resolve: (_, args) => toConnection(museum.list('hall', { orderBy: 'name, id' }), args),
    }),
    organizations: t.connection({
      type: OrganizationNode,
      resolve: (_, args) =>
        toConnection(museum.list('organization', { orderBy: 'name, id' }), args),
    }),
    organization: t.field({
      type: OrganizationNode,
      nullable: true,
      args: { id: t.arg.globalID({ required: true, for: OrganizationNode }) },
      resolve: (_, { id }) => museum.one('organization', Number(id.id)),
    }),
    couriers: t.connection({
      type: CourierNode,
      args: { organizationId: t.arg.globalID({ required: true, for: OrganizationNode }) },
      resolve: (_, { organizationId, ...args }) =>
        toConnection(
          museum.list('courier', { where: of(organizationId), orderBy: 'name, id' }),
          args,
        ),
    }),
    loans: t.connection({
      type: LoanNode,
      args: { organizationId: t.arg.globalID({ required: true, for: OrganizationNode }) },
      resolve: (_, { organizationId, ...args }) =>
        toConnection(
          museum.list('loan', { where: of(organizationId), orderBy: 'dueOn, id' }),
          args,
        ),
    }),
    loan: t.field({
      type: LoanNode,
      nullable: true,
      args: {
        organizationId: t.arg.globalID({ required: true, for: OrganizationNode }),
        id: t.arg.globalID({ required: true, for: LoanNode }),
      },
      resolve: (_, { organizationId, id }) =>
        museum.list('loan', { where: [...of(organizationId), ['id = ?', Number(id.id)]] })[0] ??
        null,
    }),
    search: t.field({
      type: [Found],
      args: { text: t.arg.string({ required: true }) },
      resolve: (_, { text }) => [
        ...museum.list('hall', { where: [['instr(name, ?) > 0', text]], orderBy: 'name, id' }),
        ...museum.list('exhibit', { where: [['instr(title, ?) > 0', text]], orderBy: 'title, id' }),
      ],
    }),
  }));

  const UserErrorObject = builder.objectRef<UserError>('UserError').implement({
    fields: (t) => ({ field: t.exposeStringList('field'), message: t.exposeString('message') }),
  });

  builder.relayMutationField(
    'createExhibit',
    {
      inputFields: (t) => ({
        title: t.string({ required: true }),
        material: t.field({ type: MaterialEnum, required: true }),
        acquiredOn: t.field({ type: 'Date', required: true }),
        insuredFor: t.field({ type: 'Decimal', required: true }),
        onDisplay: t.boolean({ defaultValue: true }),
        description: t.string(),
        hallId: t.globalID({ required: true, for: HallNode }),
      }),
    },
    {
      resolve: (_, { input }): ExhibitPayload => {
        const errors = checkExhibit(museum, input);
        if (errors.length > 0) return { errors, exhibit: null };
        const { title, material, acquiredOn, insuredFor, onDisplay, description, hallId } = input;
        const values = {
          title,
          material,
          acquiredOn,
          insuredFor,
          onDisplay: Number(onDisplay ?? true),
          description: description ?? null,
          hallId: Number(hallId.id),
        };
        return { errors, exhibit: museum.insert('exhibit', values) };
      },
    },
    {
      outputFields: (t) => ({
        exhibit: t.field({
          type: ExhibitNode,
          nullable: true,
          resolve: (payload) => payload.exhibit,
        }),
        errors: t.field({ type: [UserErrorObject], resolve: (payload) => [...payload.errors] }),
      }),
    },
  );

  builder.relayMutationField(
    'updateExhibit',
    {
      inputFields: (t) => ({
        id: t.globalID({ required: true, for: ExhibitNode }),
        title: t.string(),
        material: t.field({ type: MaterialEnum }),
        acquiredOn: t.field({ type: 'Date' }),
        insuredFor: t.field({ type: 'Decimal' }),
        onDisplay: t.boolean(),
        description: t.string(),
        hallId: t.globalID({ for: HallNode }),
      }),
    },
    {
      resolve: (_, { input }): ExhibitPayload => {
        const errors = checkExhibit(museum, input);
        if (errors.length > 0) return { errors, exhibit: null };
        const exhibit = museum.update('exhibit', Number(input.id.id), {
          title: input.title ?? undefined,
          material: input.material ?? undefined,
          acquiredOn: input.acquiredOn ?? undefined,
          insuredFor: input.insuredFor ?? undefined,
          onDisplay: input.onDisplay == null ? undefined : Number(input.onDisplay),
          // Null empties it; absent leaves it.
          description: input.description,
          hallId: input.hallId == null ? undefined : Number(input.hallId.id),
        });
        return exhibit === null
          ? { errors: [{ field: ['id'], message: 'Экспоната больше нет' }], exhibit }
          : { errors, exhibit };
      },
    },
    {
      outputFields: (t) => ({
        exhibit: t.field({
          type: ExhibitNode,
          nullable: true,
          resolve: (payload) => payload.exhibit,
        }),
        errors: t.field({ type: [UserErrorObject], resolve: (payload) => [...payload.errors] }),
      }),
    },
  );

  builder.relayMutationField(
    'deleteExhibit',
    { inputFields: (t) => ({ id: t.globalID({ required: true, for: ExhibitNode }) }) },
    {
      resolve: (_, { input }) => ({
        errors: museum.remove('exhibit', Number(input.id.id))
          ? []
          : [{ field: ['id'], message: 'Экспоната больше нет' }],
        deletedExhibitId: input.id,
      }),
    },
    {
      outputFields: (t) => ({
        deletedExhibitId: t.globalID({
          nullable: true,
          resolve: ({ errors, deletedExhibitId }) =>
            errors.length > 0 ? null : { type: 'Exhibit', id: deletedExhibitId.id },
        }),
        errors: t.field({ type: [UserErrorObject], resolve: (payload) => [...payload.errors] }),
      }),
    },
  );

  builder.objectType(InvalidInputError, {
    name: 'InvalidInputError',
    fields: (t) => ({ field: t.exposeString('field'), message: t.exposeString('message') }),
  });
  const CreateHallInput = builder.inputType('CreateHallInput', {
    fields: (t) => ({ name: t.string({ required: true }), floor: t.int({ required: true }) }),
  });
  const UpdateHallInput = builder.inputType('UpdateHallInput', {
    fields: (t) => ({
      id: t.globalID({ required: true, for: HallNode }),
      name: t.string(),
      floor: t.int(),
    }),
  });

  builder.mutationFields((t) => ({
    createHall: t.field({
      type: HallNode,
      errors: { types: [InvalidInputError] },
      args: { input: t.arg({ type: CreateHallInput, required: true }) },
      resolve: (_, { input }) => museum.insert('hall', checkHall(input)),
    }),
    updateHall: t.field({
      type: HallNode,
      errors: { types: [InvalidInputError] },
      args: { input: t.arg({ type: UpdateHallInput, required: true }) },
      resolve: (_, { input: { id, name, floor } }) => {
        const hall = museum.update(
          'hall',
          Number(id.id),
          checkHall({ name: name ?? undefined, floor: floor ?? undefined }),
        );
        if (hall === null) throw new InvalidInputError('id', 'Зала больше нет');
        return hall;
      },
    }),
    deleteHall: t.field({
      type: HallNode,
      errors: { types: [InvalidInputError] },
      args: { id: t.arg.globalID({ required: true, for: HallNode }) },
      resolve: (_, { id }) => {
        const hall = museum.one('hall', Number(id.id));
        if (hall === null) throw new InvalidInputError('id', 'Зала больше нет');
        if (museum.list('exhibit', { where: [['hallId = ?', hall.id]] }).length > 0)
          throw new InvalidInputError('id', 'В зале есть экспонаты');
        museum.remove('hall', hall.id);
        return hall;
      },
    }),
  }));

  builder.mutationFields((t) => ({
    createLoan: t.field({
      type: LoanNode,
      args: {
        organizationId: t.arg.globalID({ required: true, for: OrganizationNode }),
        purpose: t.arg.string({ required: true }),
        dueOn: t.arg({ type: 'Date', required: true }),
        courierId: t.arg.globalID({ required: true, for: CourierNode }),
      },
      resolve: (_, { organizationId, courierId, ...values }) =>
        museum.insert('loan', {
          ...values,
          organizationId: Number(organizationId.id),
          courierId: Number(courierId.id),
        }),
    }),
  }));

  return builder.toSchema();
}

/** What belongs to one organization. */
const of = (organization: { readonly id: string }): readonly [readonly [string, number]] => [
  ['organizationId = ?', Number(organization.id)],
];

function toConnection<T>(rows: T[], args: Parameters<typeof resolveArrayConnection>[0]['args']) {
  return { ...resolveArrayConnection({ args }, rows), totalCount: rows.length };
}

interface ExhibitValues {
  readonly title?: string | null;
  readonly insuredFor?: string | null;
  readonly hallId?: { readonly id: string | number } | null;
}

function checkExhibit(museum: Museum, { title, insuredFor, hallId }: ExhibitValues): UserError[] {
  const errors: UserError[] = [];
  if (title?.trim() === '')
    errors.push({ field: ['title'], message: 'Название не может быть пустым' });
  if (insuredFor != null && !/^\d+(\.\d{1,2})?$/.test(insuredFor))
    errors.push({ field: ['insuredFor'], message: 'Страховая сумма должна быть не меньше нуля' });
  if (hallId != null && museum.one('hall', Number(hallId.id)) === null)
    errors.push({ field: ['hallId'], message: 'Такого зала нет' });
  return errors;
}

function checkHall<T extends { readonly name?: string; readonly floor?: number }>(values: T): T {
  if (values.name?.trim() === '')
    throw new InvalidInputError('name', 'Название не может быть пустым');
  if (values.floor !== undefined && (values.floor < 0 || values.floor > 4))
    throw new InvalidInputError('floor', 'В здании этажи с 0 по 4');
  return values;
}
