/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PathsDescriptor, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, IntervalValue, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, LocalDate, LocalTime } from '../../scalars.ts';
import { type Filters, type Flags, type Selections, type Sorts, bounded, chosen, compact, described, erased, field, flag, flagged, flagTypes, formInputs, given, grouped, grouping, heldIfAny, hidden, joined, keyed, mutation, named, needed, nested, number, optional, paired, pageTold, present, query, root, shown, sorted, text, under, upwards, when, whole } from '../../runtime/index.ts';
import { onBigFloatFilter, onBooleanFilter, onDateFilter, onIntFilter, onIntFilter2, onIntervalFilter, onStringFilter, onTimeFilter, type BigFloatFilter, type BooleanFilter, type DateFilter, type IntFilter, type IntervalFilter, type IntervalInput, type StringFilter, type TimeFilter } from '../shared.ts';

export type EmployeeOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'FULL_NAME_ASC'
  | 'FULL_NAME_DESC'
  | 'POSITION_ASC'
  | 'POSITION_DESC'
  | 'PHONE_ASC'
  | 'PHONE_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'MANAGER_ID_ASC'
  | 'MANAGER_ID_DESC'
  | 'WAREHOUSE_ID_ASC'
  | 'WAREHOUSE_ID_DESC'
  | 'HIRED_ON_ASC'
  | 'HIRED_ON_DESC'
  | 'SALARY_ASC'
  | 'SALARY_DESC'
  | 'SHIFT_STARTS_AT_ASC'
  | 'SHIFT_STARTS_AT_DESC'
  | 'SHIFT_LENGTH_ASC'
  | 'SHIFT_LENGTH_DESC'
  | 'ACTIVE_ASC'
  | 'ACTIVE_DESC';

export type CreateEmployeeInput = { readonly employee: EmployeeInput };

export type DeleteEmployeeInput = { readonly id: number; readonly revision?: string | null };

export type EmployeeFilter = {
  readonly id?: IntFilter | null;
  readonly fullName?: StringFilter | null;
  readonly position?: StringFilter | null;
  readonly phone?: StringFilter | null;
  readonly email?: StringFilter | null;
  readonly managerId?: IntFilter | null;
  readonly warehouseId?: IntFilter | null;
  readonly hiredOn?: DateFilter | null;
  readonly salary?: BigFloatFilter | null;
  readonly shiftStartsAt?: TimeFilter | null;
  readonly shiftLength?: IntervalFilter | null;
  readonly active?: BooleanFilter | null;
  readonly and?: readonly EmployeeFilter[] | null;
  readonly not?: EmployeeFilter | null;
  readonly or?: readonly EmployeeFilter[] | null;
  readonly search?: string | null;
};

export type EmployeeInput = {
  readonly fullName: string;
  readonly position: string;
  readonly phone: string;
  readonly email: string;
  readonly managerId?: number | null;
  readonly warehouseId?: number | null;
  readonly hiredOn?: LocalDate | null;
  readonly salary: Decimal;
  readonly shiftStartsAt?: LocalTime | null;
  readonly shiftLength?: IntervalInput | null;
  readonly active?: boolean | null;
};

export type EmployeePatch = Optional<EmployeeInput>;

export type UpdateEmployeeInput = { readonly id: number; readonly patch: EmployeePatch; readonly revision?: string | null };

const selection = [
  'id',
  'fullName',
  'phone',
  'email',
  'active',
  field('manager', ['id', 'fullName']),
  field('warehouse', ['id', 'name']),
  'hiredOn',
  'salary',
  'position',
  'shiftStartsAt',
  field('shiftLength', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'managerId',
  'warehouseId',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): EmployeePatch => ({
  fullName: given(values, 'fullName', text),
  position: given(values, 'position', text),
  phone: given(values, 'phone', text),
  email: given(values, 'email', text),
  managerId: given(values, 'managerId', number),
  warehouseId: given(values, 'warehouseId', number),
  hiredOn: given(values, 'hiredOn', text<LocalDate>),
  salary: given(values, 'salary', text<Decimal>),
  shiftStartsAt: given(values, 'shiftStartsAt', text<LocalTime>),
  shiftLength: given(
    values,
    'shiftLength',
    nested(
      (values): IntervalInput => ({
        seconds: given(values, 'seconds', number),
        minutes: given(values, 'minutes', number),
        hours: given(values, 'hours', number),
        days: given(values, 'days', number),
        months: given(values, 'months', number),
        years: given(values, 'years', number),
      }),
    ),
  ),
  active: given(values, 'active', flag),
});

/** What every document of the resource holds of a record. */
export type EmployeeLabel = { readonly id: number; readonly fullName: string };

/** A record of the show page. */
export type EmployeeRecord = {
  readonly id: number;
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly active: boolean;
  readonly manager: EmployeeLabel | null;
  readonly warehouse: { readonly id: number; readonly name: string } | null;
  readonly hiredOn: LocalDate;
  readonly salary: Decimal;
  readonly position: string;
  readonly shiftStartsAt: LocalTime;
  readonly shiftLength: {
    readonly seconds: number | null;
    readonly minutes: number | null;
    readonly hours: number | null;
    readonly days: number | null;
    readonly months: number | null;
    readonly years: number | null;
  } | null;
  readonly managerId: number | null;
  readonly warehouseId: number | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = named({
  fullName: { kind: 'string', nullable: false, description: 'Имя' },
  phone: { kind: 'string', nullable: false, description: 'Телефон' },
  email: { kind: 'email', nullable: false, description: 'Почта' },
  active: { kind: 'boolean', nullable: false, description: 'Работает' },
  manager: {
    kind: 'reference',
    nullable: true,
    description: 'Руководитель',
    reference: {
      resource: 'employees',
      key: ['id'],
      label: (value: { readonly id: number; readonly fullName: string }) => joined(value.fullName),
    },
  },
  warehouse: {
    kind: 'reference',
    nullable: true,
    description: 'Склад',
    reference: {
      resource: 'warehouses',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
    },
  },
  hiredOn: { kind: 'date', nullable: false, description: 'Принят на работу' },
  salary: { kind: 'decimal', nullable: false, description: 'Оклад, ₽', digits: { precision: 10, scale: 2 } },
  position: { kind: 'string', nullable: false, description: 'Должность' },
  shiftStartsAt: { kind: 'time', nullable: false, description: 'Начало смены' },
  shiftLength: { kind: 'interval', nullable: true, description: 'Длина смены' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'hiredOn', descending: true }];

const sorts = paired(
  {
    id: 'ID',
    fullName: 'FULL_NAME',
    position: 'POSITION',
    phone: 'PHONE',
    email: 'EMAIL',
    manager: 'MANAGER_ID',
    warehouse: 'WAREHOUSE_ID',
    hiredOn: 'HIRED_ON',
    salary: 'SALARY',
    shiftStartsAt: 'SHIFT_STARTS_AT',
    shiftLength: 'SHIFT_LENGTH',
    active: 'ACTIVE',
  },
  '_ASC',
  '_DESC',
) satisfies Sorts<EmployeeOrderBy>;

const filters = {
  fullName: under('fullName', onStringFilter),
  phone: under('phone', onStringFilter),
  email: under('email', onStringFilter),
  active: under('active', onBooleanFilter),
  managerId: under('managerId', onIntFilter2),
  warehouseId: under('warehouseId', onIntFilter2),
  hiredOn: under('hiredOn', onDateFilter),
  salary: under('salary', onBigFloatFilter),
  position: under('position', onStringFilter),
  shiftStartsAt: under('shiftStartsAt', onTimeFilter),
  shiftLength: under('shiftLength', onIntervalFilter),
  id: under('id', onIntFilter),
} satisfies Filters<EmployeeFilter>;

const groups = grouping<EmployeeFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): EmployeeFilter | undefined => grouped<EmployeeFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type EmployeeRow = EmployeeLabel & Partial<Pick<EmployeeRecord, 
  | 'phone'
  | 'email'
  | 'active'
  | 'manager'
  | 'warehouse'
  | 'hiredOn'
  | 'salary'
  | 'position'
  | 'shiftStartsAt'
  | 'shiftLength'>>;

type EmployeePage<TRecord> = {
  readonly employees: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[EmployeeOrderBy!]', filter: 'EmployeeFilter' };

const around = (records: Selections) => [
  root(
    'employees',
    ['first', 'offset', 'orderBy', 'filter'],
    [field('nodes', records), field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type EmployeePickerData = EmployeePage<EmployeeLabel>;

export type EmployeePickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly EmployeeOrderBy[] | null;
  readonly filter?: EmployeeFilter | null;
};

export const EmployeePickerDocument: TypedDocumentNode<EmployeePickerData, EmployeePickerVariables> = query('EmployeePicker', argumentTypes, around(['id', 'fullName']), 'BJ7fcAo8PVie3hwbShh7Mw+j2rMJPQx9NKIiwUx/BeE=');

const { columns, flags } = flagged<
  | 'phone'
  | 'email'
  | 'active'
  | 'manager'
  | 'warehouse'
  | 'hiredOn'
  | 'salary'
  | 'position'
  | 'shiftStartsAt'
  | 'shiftLength'>(
  'phone',
  'email',
  'active',
  field('manager', ['id', 'fullName']),
  field('warehouse', ['id', 'name']),
  'hiredOn',
  'salary',
  'position',
  'shiftStartsAt',
  field('shiftLength', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
);

export type EmployeeListData = EmployeePage<EmployeeRow>;

export type EmployeeListVariables = EmployeePickerVariables & Flags<typeof flags>;

export const EmployeeListDocument: TypedDocumentNode<EmployeeListData, EmployeeListVariables> = query(
  'EmployeeList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', 'fullName', ...columns]),
  'UtNKLky5WORb6J6i10QdY21TnjEDqEQtQvc2a9XfNPk=',
);

export type EmployeeCountData = {
  readonly employees: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly salary: Decimal | null } } | null;
};

export type EmployeeCountVariables = { readonly filter?: EmployeeFilter | null; readonly exact: boolean; readonly summed: boolean };

export const EmployeeCountDocument: TypedDocumentNode<EmployeeCountData, EmployeeCountVariables> = query(
  'EmployeeCount',
  { filter: 'EmployeeFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    root(
      'employees',
      ['filter'],
      [
        field('countUpTo', undefined, { limit: 10001 }),
        when('exact', 'totalCount'),
        when('summed', field('sums', ['salary'])),
      ],
    ),
  ],
  '66gBnZ9VP02cE2Yc4kVuQzfrOLpTsNMfO5H3S1FWyxA=',
);

/** A record, and what it is in. */
export type EmployeePath = EmployeeLabel & { readonly manager?: EmployeePath | null };

export type EmployeePathsData = EmployeePage<EmployeePath>;

export type EmployeePathsVariables = EmployeePickerVariables;

export const EmployeePathsDocument: TypedDocumentNode<EmployeePathsData, EmployeePathsVariables> = query(
  'EmployeePaths',
  argumentTypes,
  around(upwards('manager', ['id', 'fullName'], key, 6)),
  'm2AFlFpja+/ffxjQtGxu/jGwMHy8MlnyaQR6kGzYiq0=',
);

const variables = (request: ListRequest): EmployeePickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted<EmployeeOrderBy>(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: EmployeePickerData, request: ListRequest): PageInfo => pageTold(data.employees?.pageInfo, request);

export const list = {
  document: EmployeeListDocument,
  columns: [
    ...shown(
      fields.fullName,
      fields.phone,
      fields.email,
      fields.active,
      {
        name: 'manager',
        kind: 'reference',
        nullable: true,
        description: 'Руководитель',
        reference: { resource: 'employees', key: ['id'], label: (value: EmployeeLabel) => joined(value.fullName) },
      },
      fields.warehouse,
      fields.hiredOn,
      fields.salary,
    ),
    ...hidden(fields.position, fields.shiftStartsAt, fields.shiftLength, fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: described(
    filters,
    fields,
    {
      managerId: { field: 'manager', reference: { resource: 'employees' } },
      warehouseId: { field: 'warehouse', reference: { resource: 'warehouses' } },
    },
  ),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/employees.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.employees?.nodes),
  page,
} satisfies ListDescriptor<EmployeeListData, EmployeeListVariables>;

const picker = {
  document: EmployeePickerDocument,
  searchable: true,
  variables,
  records: (data) => present(data.employees?.nodes),
  page,
} satisfies PickerDescriptor<EmployeePickerData, EmployeePickerVariables>;

const paths = { document: EmployeePathsDocument, above: 'manager', variables, records: (data) => present(data.employees?.nodes) } satisfies PathsDescriptor<EmployeePathsData, EmployeePathsVariables>;

const count = {
  document: EmployeeCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: compact({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => bounded(Number(data.employees?.countUpTo ?? 0), 10000, data.employees?.totalCount),
  summable: ['salary'],
  sums: (data) => data.employees?.sums,
} satisfies CountDescriptor<EmployeeCountData, EmployeeCountVariables>;

const inputs = formInputs<EmployeeRecord>()(
  fields,
  {
    fullName: { required: true, nullable: false },
    position: { required: true, nullable: false },
    phone: { required: true, nullable: false },
    email: { required: true, nullable: false },
    managerId: {
      field: 'manager',
      reference: { resource: 'employees', keyField: 'id' },
      referenced: (record: EmployeeRecord) => record.manager ?? null,
    },
    warehouseId: {
      field: 'warehouse',
      reference: { resource: 'warehouses', keyField: 'id' },
      referenced: (record: EmployeeRecord) => record.warehouse ?? null,
    },
    hiredOn: {},
    salary: { required: true, nullable: false },
    shiftStartsAt: {},
    shiftLength: {},
    active: {},
  },
);

export type EmployeeShowData = { readonly employee: EmployeeRecord | null };

export type EmployeeShowVariables = { readonly id: number };

export const EmployeeShowDocument: TypedDocumentNode<EmployeeShowData, EmployeeShowVariables> = query(
  'EmployeeShow',
  { id: 'Int!' },
  [root('employee', ['id'], selection)],
  'h9zw4WD71OwrWvYwFh9FWNQ2giloXVtK3vI9c67Opwo=',
);

const show = {
  document: EmployeeShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', whole) }),
  record: (data) => data.employee ?? null,
} satisfies ShowDescriptor<EmployeeShowData, EmployeeShowVariables>;

export type EmployeeCreateData = { readonly createEmployee: { readonly employee: EmployeeRecord | null } | null };

export type EmployeeCreateVariables = { readonly input: CreateEmployeeInput };

export const EmployeeCreateDocument: TypedDocumentNode<EmployeeCreateData, EmployeeCreateVariables> = mutation(
  'EmployeeCreate',
  { input: 'CreateEmployeeInput!' },
  [root('createEmployee', ['input'], [field('employee', selection)])],
  'SOXEb6SJw35nybR8u1AwGk0J6db8MtYRTvoUHQayMiU=',
);

const create = {
  document: EmployeeCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      employee: {
        ...sent(values),
        fullName: needed(values, 'fullName', text),
        position: needed(values, 'position', text),
        phone: needed(values, 'phone', text),
        email: needed(values, 'email', text),
        salary: needed(values, 'salary', text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.createEmployee?.employee ?? null, errors: [] }),
} satisfies CreateDescriptor<EmployeeCreateData, EmployeeCreateVariables>;

export type EmployeeUpdateData = { readonly updateEmployee: { readonly employee: EmployeeRecord | null } | null };

export type EmployeeUpdateVariables = { readonly input: UpdateEmployeeInput };

export const EmployeeUpdateDocument: TypedDocumentNode<EmployeeUpdateData, EmployeeUpdateVariables> = mutation(
  'EmployeeUpdate',
  { input: 'UpdateEmployeeInput!' },
  [root('updateEmployee', ['input'], [field('employee', selection)])],
  '4TSI+6HlXeKrGHX3Hl1YW0Ybi/0VrR6/bCGFZPPkMSQ=',
);

const update = {
  document: EmployeeUpdateDocument,
  inputs: Object.values(inputs).map(optional),
  versioned: true,
  variables: (key, values, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text), patch: sent(values) } }),
  result: (data) => ({ record: data.updateEmployee?.employee ?? null, errors: [] }),
} satisfies UpdateDescriptor<EmployeeUpdateData, EmployeeUpdateVariables>;

export type EmployeeDeleteData = { readonly deleteEmployee: { readonly employee: EmployeeLabel | null } | null };

export type EmployeeDeleteVariables = { readonly input: DeleteEmployeeInput };

export const EmployeeDeleteDocument: TypedDocumentNode<EmployeeDeleteData, EmployeeDeleteVariables> = mutation(
  'EmployeeDelete',
  { input: 'DeleteEmployeeInput!' },
  [root('deleteEmployee', ['input'], [field('employee', ['id', 'fullName'])])],
  'BpHDGx+1sqr96in6TqHsdfR+vd/imMcjl91mD5dJSM8=',
);

const remove = {
  document: EmployeeDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text) } }),
  result: (data) => ({ record: data.deleteEmployee?.employee ?? null, errors: [] }),
} satisfies RemoveDescriptor<EmployeeDeleteData, EmployeeDeleteVariables>;

/** What definitions of its screens may name. */
export type EmployeeTypes = {
  readonly label: EmployeeLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 
    | 'fullName'
    | 'phone'
    | 'email'
    | 'active'
    | 'manager'
    | 'warehouse'
    | 'hiredOn'
    | 'salary'
    | 'position'
    | 'shiftStartsAt'
    | 'shiftLength'
    | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly fullName: string;
    readonly phone: string;
    readonly email: string;
    readonly active: boolean;
    readonly managerId: number;
    readonly warehouseId: number;
    readonly hiredOn: LocalDate;
    readonly salary: Decimal;
    readonly position: string;
    readonly shiftStartsAt: LocalTime;
    readonly shiftLength: never;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: {
    readonly fullName: string;
    readonly position: string;
    readonly phone: string;
    readonly email: string;
    readonly managerId?: number | null;
    readonly warehouseId?: number | null;
    readonly hiredOn?: LocalDate | null;
    readonly salary: Decimal;
    readonly shiftStartsAt?: LocalTime | null;
    readonly shiftLength?: IntervalValue | null;
    readonly active?: boolean | null;
  };
  readonly update: Optional<EmployeeTypes['create']>;
  readonly references: { readonly managerId: 'employees'; readonly warehouseId: 'warehouses' };
  readonly actions: {};
  readonly related: 'deliveriesByCourierId' | 'employeesByManagerId' | 'ordersByManagerId';
  readonly nested: never;
  readonly tree: 'managerId';
};

export const resource: KeyedResource = {
  name: 'employees',
  type: 'Employee',
  description: 'Сотрудники',
  key,
  label: (record: EmployeeLabel) => joined(record.fullName),
  fields: Object.values(fields),
  list: erased(list),
  count: erased(count),
  show: erased(show),
  picker: erased(picker),
  create: erased(create),
  update: erased(update),
  remove: erased(remove),
  related: [
    { name: 'deliveriesByCourierId', resource: 'deliveries', on: [{ filter: 'courierId', key: 'id' }] },
    { name: 'employeesByManagerId', resource: 'employees', on: [{ filter: 'managerId', key: 'id' }] },
    { name: 'ordersByManagerId', resource: 'orders', on: [{ filter: 'managerId', key: 'id' }] },
  ],
  tree: { filter: 'managerId', key: 'id', paths: erased(paths) },
  cache: {
    typePolicies: {
      EmployeeConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      EmployeeSums: { keyFields: false, merge: true },
      Interval: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: { Employee: { hiredOn: 'Date', salary: 'BigFloat', shiftStartsAt: 'Time' }, EmployeeSums: { salary: 'BigFloat' } },
    rootFieldsByType: { Employee: ['employee', 'employees'], Warehouse: ['employee', 'employees'] },
    typesByMutation: { createEmployee: ['Employee'], deleteEmployee: ['Employee'], updateEmployee: ['Employee'] },
  },
  texts: { record: 'Сотрудник', create: 'Новый сотрудник', remove: 'Удалить сотрудника?', created: 'Сотрудник создан' },
};
