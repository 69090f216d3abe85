import { YogaDriver, type YogaDriverConfig } from '@graphql-yoga/nestjs';
import { Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  Field,
  Float,
  GraphQLISODateTime,
  GraphQLModule,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  FilterableField,
  FilterableRelation,
  IDField,
  NestjsQueryGraphQLModule,
  PagingStrategies,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource, EntitySchema } from 'typeorm';
import { PGliteDriver } from 'typeorm-pglite';

import { introspect, type RunningServer } from './running-server.ts';

const TicketStatus = { OPEN: 'OPEN', WAITING: 'WAITING', RESOLVED: 'RESOLVED' } as const;
registerEnumType(TicketStatus, { name: 'TicketStatus' });

class ClientEntity {
  declare id: number;
  declare name: string;
  declare email: string;
  declare vip: boolean;
}

class TicketEntity {
  declare id: number;
  declare subject: string;
  declare details: string | null;
  declare status: keyof typeof TicketStatus;
  declare urgent: boolean;
  declare hours: number;
  declare openedAt: Date;
  declare clientId: number;
  declare client: ClientEntity;
}

const clients = new EntitySchema<ClientEntity>({
  name: 'client',
  target: ClientEntity,
  columns: {
    id: { type: Number, primary: true, generated: true },
    name: { type: String },
    email: { type: String, unique: true },
    vip: { type: Boolean, default: false },
  },
});

const tickets = new EntitySchema<TicketEntity>({
  name: 'ticket',
  target: TicketEntity,
  columns: {
    id: { type: Number, primary: true, generated: true },
    subject: { type: String },
    details: { type: 'text', nullable: true },
    status: { type: 'enum', enum: TicketStatus },
    urgent: { type: Boolean, default: false },
    hours: { type: 'double precision', default: 0 },
    openedAt: { type: 'timestamptz' },
    clientId: { type: Number },
  },
  relations: {
    client: {
      type: 'many-to-one',
      target: ClientEntity.name,
      joinColumn: { name: 'clientId' },
      onDelete: 'RESTRICT',
    },
  },
});

class Client {
  declare id: string;
  declare name: string;
  declare email: string;
  declare vip: boolean;
}

class ClientInput {
  declare name: string;
  declare email: string;
  declare vip?: boolean;
}

class Ticket {
  declare id: string;
  declare subject: string;
  declare details: string | null;
  declare status: keyof typeof TicketStatus;
  declare urgent: boolean;
  declare hours: number;
  declare openedAt: Date;
  declare clientId: number;
}

class TicketInput {
  declare subject: string;
  declare clientId: number;
}

class TicketChanges {
  declare subject?: string;
  declare clientId?: number;
}

/** Applies field decorators as the compiler would: Node runs these files without one. */
function decorate(
  target: abstract new () => unknown,
  fields: Readonly<Record<string, PropertyDecorator>>,
): void {
  for (const [name, decorator] of Object.entries(fields)) decorator(target.prototype, name);
}

decorate(Client, {
  id: IDField(() => ID),
  name: FilterableField(() => String),
  email: FilterableField(() => String),
  vip: FilterableField(() => Boolean),
});
ObjectType('Client')(Client);

decorate(ClientInput, {
  name: Field(() => String),
  email: Field(() => String),
  vip: Field(() => Boolean, { nullable: true }),
});
InputType('ClientInput')(ClientInput);

decorate(Ticket, {
  id: IDField(() => ID),
  subject: FilterableField(() => String),
  details: Field(() => String, { nullable: true }),
  status: FilterableField(() => TicketStatus),
  urgent: FilterableField(() => Boolean),
  hours: FilterableField(() => Float),
  openedAt: FilterableField(() => GraphQLISODateTime),
  clientId: FilterableField(() => Int),
});
FilterableRelation('client', () => Client)(Ticket);
ObjectType('Ticket')(Ticket);

const ticketFields = (nullable: boolean): Readonly<Record<string, PropertyDecorator>> => ({
  subject: Field(() => String, { nullable }),
  details: Field(() => String, { nullable: true }),
  status: Field(() => TicketStatus, { nullable }),
  urgent: Field(() => Boolean, { nullable: true }),
  hours: Field(() => Float, { nullable: true }),
  openedAt: Field(() => GraphQLISODateTime, { nullable }),
  clientId: Field(() => Int, { nullable }),
});
decorate(TicketInput, ticketFields(false));
InputType('TicketInput')(TicketInput);
decorate(TicketChanges, ticketFields(true));
InputType('TicketChanges')(TicketChanges);

/** The application: fills the database when it starts. */
class HelpDesk {
  readonly database: DataSource;

  constructor(database: DataSource) {
    this.database = database;
  }

  onModuleInit(): Promise<void> {
    return seed(this.database);
  }
}
Inject(DataSource)(HelpDesk, undefined, 0);

/**
 * A help desk on `nestjs-query`, which makes the API from the annotated classes, over TypeORM and
 * PGlite: `tickets` pages by cursor, `clients` by offset; `createOneTicket(input: { ticket })`,
 * `updateOneTicket(input: { id, update })`, `deleteOneTicket(input: { id })`.
 */
export async function start(): Promise<RunningServer> {
  Module({
    imports: [
      TypeOrmModule.forRoot({
        type: 'postgres',
        driver: new PGliteDriver().driver,
        entities: [clients, tickets],
        synchronize: true,
        retryAttempts: 0,
      }),
      GraphQLModule.forRoot<YogaDriverConfig>({
        driver: YogaDriver,
        autoSchemaFile: true,
        graphiql: false,
        logging: false,
      }),
      NestjsQueryGraphQLModule.forFeature({
        imports: [NestjsQueryTypeOrmModule.forFeature([ClientEntity, TicketEntity])],
        resolvers: [
          {
            DTOClass: Ticket,
            EntityClass: TicketEntity,
            CreateDTOClass: TicketInput,
            UpdateDTOClass: TicketChanges,
            enableTotalCount: true,
            pagingStrategy: PagingStrategies.CURSOR,
          },
          {
            DTOClass: Client,
            EntityClass: ClientEntity,
            CreateDTOClass: ClientInput,
            enableTotalCount: true,
            pagingStrategy: PagingStrategies.OFFSET,
          },
        ],
      }),
    ],
  })(HelpDesk);
  const app = await NestFactory.create(HelpDesk, {
    logger: false,
    abortOnError: false,
    cors: true,
  });
  await app.listen(0, '127.0.0.1');
  const url = `${await app.getUrl()}/graphql`;
  // Closing it closes the database too.
  return { url, sdl: () => introspect(url), stop: () => app.close() };
}

const names = [
  'Агафонова',
  'Белкин',
  'Воронина',
  'Гордеев',
  'Ермакова',
  'Журавлёв',
  'Зимина',
  'Ильин',
  'Котова',
  'Лаптев',
];
const subjects = [
  'Не печатает принтер',
  'Забыт пароль',
  'Не открывается отчёт',
  'Нужен доступ к складу',
  'Медленно работает почта',
  'Ошибка в счёте',
  'Замена монитора',
];

async function seed(database: DataSource): Promise<void> {
  await database.getRepository(ClientEntity).save(
    names.map((name, index) => ({
      name,
      email: `client${index + 1}@example.ru`,
      vip: index % 4 === 0,
    })),
  );
  const statuses = Object.values(TicketStatus);
  await database.getRepository(TicketEntity).save(
    Array.from({ length: 64 }, (_, index) => ({
      subject: `${subjects[index % subjects.length]} (${index + 1})`,
      details: index % 3 === 0 ? 'Повторяется каждое утро.' : null,
      status: statuses[index % 3] ?? TicketStatus.OPEN,
      urgent: index % 5 === 0,
      hours: ((index * 7) % 32) / 4,
      openedAt: new Date(Date.UTC(2026, index % 10, 1 + (index % 28), 8 + (index % 9), 15)),
      clientId: 1 + (index % names.length),
    })),
  );
}
