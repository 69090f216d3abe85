import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';

export const materials = ['BRONZE', 'CERAMIC', 'PAPER', 'SILVER'] as const;

export interface Hall {
  readonly id: number;
  readonly name: string;
  readonly floor: number;
}

export interface Exhibit {
  readonly id: number;
  readonly title: string;
  readonly material: (typeof materials)[number];
  /** `'1926-05-18'` */
  readonly acquiredOn: string;
  /** `'120000.50'` */
  readonly insuredFor: string;
  /** 0 or 1. */
  readonly onDisplay: number;
  readonly description: string | null;
  readonly hallId: number;
}

/** Another museum, which lends and is lent exhibits. */
export interface Organization {
  readonly id: number;
  readonly name: string;
}

export interface Courier {
  readonly id: number;
  readonly name: string;
  readonly organizationId: number;
}

export interface Loan {
  readonly id: number;
  readonly purpose: string;
  /** `'2027-03-01'` */
  readonly dueOn: string;
  readonly courierId: number;
  readonly organizationId: number;
}

interface Tables {
  hall: Hall;
  exhibit: Exhibit;
  organization: Organization;
  courier: Courier;
  loan: Loan;
}

const readers: {
  readonly [Table in keyof Tables]: (
    row: Readonly<Record<string, SQLOutputValue>>,
  ) => Tables[Table];
} = {
  hall: ({ id, name, floor }) => ({ id: Number(id), name: text(name), floor: Number(floor) }),
  exhibit: ({ id, title, material, acquiredOn, insuredFor, onDisplay, description, hallId }) => ({
    id: Number(id),
    title: text(title),
    material: materials.find((known) => known === material) ?? 'BRONZE',
    acquiredOn: text(acquiredOn),
    insuredFor: text(insuredFor),
    onDisplay: Number(onDisplay),
    description: description === null ? null : text(description),
    hallId: Number(hallId),
  }),
  organization: ({ id, name }) => ({ id: Number(id), name: text(name) }),
  courier: ({ id, name, organizationId }) => ({
    id: Number(id),
    name: text(name),
    organizationId: Number(organizationId),
  }),
  loan: ({ id, purpose, dueOn, courierId, organizationId }) => ({
    id: Number(id),
    purpose: text(purpose),
    dueOn: text(dueOn),
    courierId: Number(courierId),
    organizationId: Number(organizationId),
  }),
};

const text = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : '');

export interface ListOptions {
  /** Conditions with one `?` each, and its value. */
  readonly where?: readonly (readonly [string, SQLInputValue])[];
  readonly orderBy?: string;
}

/** A museum, and what passes between it and other organizations, in an SQLite database in memory. */
export interface Museum {
  list<Table extends keyof Tables>(table: Table, options?: ListOptions): Tables[Table][];
  one<Table extends keyof Tables>(table: Table, id: number): Tables[Table] | null;
  insert<Table extends keyof Tables>(table: Table, row: Omit<Tables[Table], 'id'>): Tables[Table];
  /** `null` when there is no such row. */
  update<Table extends keyof Tables>(
    table: Table,
    id: number,
    changes: Partial<Omit<Tables[Table], 'id'>>,
  ): Tables[Table] | null;
  /** Whether there was such a row. */
  remove(table: keyof Tables, id: number): boolean;
  close(): void;
}

export function createMuseum(): Museum {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    create table hall (id integer primary key autoincrement, name text not null, floor integer not null);
    create table exhibit (
      id integer primary key autoincrement, title text not null, material text not null, acquiredOn text not null, insuredFor text not null,
      onDisplay integer not null, description text, hallId integer not null references hall
    );
    create table organization (id integer primary key autoincrement, name text not null);
    create table courier (id integer primary key autoincrement, name text not null, organizationId integer not null references organization);
    create table loan (
      id integer primary key autoincrement, purpose text not null, dueOn text not null, courierId integer not null references courier,
      organizationId integer not null references organization
    );
  `);
  const museum: Museum = {
    list: <Table extends keyof Tables>(
      table: Table,
      { where = [], orderBy = 'id' }: ListOptions = {},
    ) => {
      const conditions = where.map(([sql]) => ` and ${sql}`).join('');
      const rows = database
        .prepare(`select * from ${table} where true${conditions} order by ${orderBy}`)
        .all(...where.map(([, value]) => value));
      return rows.map((row) => readers[table](row));
    },
    one: (table, id) => museum.list(table, { where: [['id = ?', id]] })[0] ?? null,
    insert: <Table extends keyof Tables>(table: Table, row: Omit<Tables[Table], 'id'>) => {
      const entries = toColumns(row);
      const names = entries.map(([name]) => name).join(', ');
      const { lastInsertRowid } = database
        .prepare(`insert into ${table} (${names}) values (${entries.map(() => '?').join(', ')})`)
        .run(...entries.map(([, value]) => value));
      const inserted = museum.one(table, Number(lastInsertRowid));
      if (inserted === null) throw new Error(`The new row of ${table} is not there.`);
      return inserted;
    },
    update: (table, id, changes) => {
      const entries = toColumns(changes);
      if (entries.length > 0) {
        const assignments = entries.map(([name]) => `${name} = ?`).join(', ');
        database
          .prepare(`update ${table} set ${assignments} where id = ?`)
          .run(...entries.map(([, value]) => value), id);
      }
      return museum.one(table, id);
    },
    remove: (table, id) =>
      database.prepare(`delete from ${table} where id = ?`).run(id).changes === 1,
    close: () => database.close(),
  };
  seed(museum);
  return museum;
}

function toColumns(row: object): [string, SQLInputValue][] {
  return Object.entries(row).filter(([, value]) => value !== undefined);
}

const halls = [
  'Античный зал',
  'Восточный зал',
  'Галерея графики',
  'Золотая кладовая',
  'Рыцарский зал',
  'Фарфоровый кабинет',
];
const things = [
  'Амфора',
  'Братина',
  'Ваза',
  'Гравюра',
  'Кувшин',
  'Медаль',
  'Печать',
  'Свиток',
  'Статуэтка',
  'Чаша',
];
const origins = [
  'из Ольвии',
  'мастера Петрова',
  'с орнаментом',
  'с посвящением',
  'неизвестного мастера',
  'из собрания Щукина',
  'с крышкой',
];

const organizations = [
  [
    'Русский музей',
    ['Зимин', 'Котова'],
    ['Выставка портрета', 'Реставрация рамы', 'Съёмка каталога'],
  ],
  ['Эрмитаж', ['Ладогин'], ['Выставка фарфора', 'Обмен медалями']],
] as const;

function seed(museum: Museum): void {
  halls.forEach((name, index) => museum.insert('hall', { name, floor: 1 + (index % 3) }));
  for (const [name, couriers, purposes] of organizations) {
    const organizationId = museum.insert('organization', { name }).id;
    const [first] = couriers.map((courier) =>
      museum.insert('courier', { name: courier, organizationId }),
    );
    purposes.forEach((purpose, index) =>
      museum.insert('loan', {
        purpose,
        dueOn: `2027-0${index + 1}-15`,
        courierId: first?.id ?? 0,
        organizationId,
      }),
    );
  }
  for (let index = 0; index < 70; index++) {
    museum.insert('exhibit', {
      title: `${things[index % things.length]} ${origins[index % origins.length]}`,
      material: materials[index % materials.length] ?? 'BRONZE',
      acquiredOn: `${1900 + index}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
      insuredFor: `${15_000 + ((index * 7919) % 400_000)}.${String((index * 25) % 100).padStart(2, '0')}`,
      onDisplay: index % 3 === 0 ? 0 : 1,
      description: index % 4 === 0 ? 'Поступило из частного собрания.' : null,
      hallId: 1 + (index % halls.length),
    });
  }
}
