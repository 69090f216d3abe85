/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PathsDescriptor, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, IntervalValue, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, LocalDate, LocalTime } from '../../scalars.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
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

export type DeleteEmployeeInput = { readonly id: number; readonly revision?: string | null | undefined };

export type EmployeeFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly fullName?: StringFilter | null | undefined;
  readonly position?: StringFilter | null | undefined;
  readonly phone?: StringFilter | null | undefined;
  readonly email?: StringFilter | null | undefined;
  readonly managerId?: IntFilter | null | undefined;
  readonly warehouseId?: IntFilter | null | undefined;
  readonly hiredOn?: DateFilter | null | undefined;
  readonly salary?: BigFloatFilter | null | undefined;
  readonly shiftStartsAt?: TimeFilter | null | undefined;
  readonly shiftLength?: IntervalFilter | null | undefined;
  readonly active?: BooleanFilter | null | undefined;
  readonly and?: readonly EmployeeFilter[] | null | undefined;
  readonly not?: EmployeeFilter | null | undefined;
  readonly or?: readonly EmployeeFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type EmployeeInput = {
  readonly fullName: string;
  readonly position: string;
  readonly phone: string;
  readonly email: string;
  readonly managerId?: number | null | undefined;
  readonly warehouseId?: number | null | undefined;
  readonly hiredOn?: LocalDate | null | undefined;
  readonly salary: Decimal;
  readonly shiftStartsAt?: LocalTime | null | undefined;
  readonly shiftLength?: IntervalInput | null | undefined;
  readonly active?: boolean | null | undefined;
};

export type EmployeePatch = Optional<EmployeeInput>;

export type UpdateEmployeeInput = { readonly id: number; readonly patch: EmployeePatch; readonly revision?: string | null | undefined };

const selection = [
  'id',
  'fullName',
  'email',
  'phone',
  gql.field('manager', ['id', 'fullName']),
  gql.field('warehouse', ['id', 'name']),
  'active',
  'hiredOn',
  'salary',
  'position',
  'shiftStartsAt',
  gql.field('shiftLength', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'managerId',
  'warehouseId',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): EmployeePatch => ({
  fullName: gql.inputValue(values, 'fullName', gql.text),
  position: gql.inputValue(values, 'position', gql.text),
  phone: gql.inputValue(values, 'phone', gql.text),
  email: gql.inputValue(values, 'email', gql.text),
  managerId: gql.inputValue(values, 'managerId', gql.number),
  warehouseId: gql.inputValue(values, 'warehouseId', gql.number),
  hiredOn: gql.inputValue(values, 'hiredOn', gql.text<LocalDate>),
  salary: gql.inputValue(values, 'salary', gql.text<Decimal>),
  shiftStartsAt: gql.inputValue(values, 'shiftStartsAt', gql.text<LocalTime>),
  shiftLength: gql.inputValue(
    values,
    'shiftLength',
    gql.nestedValues(
      (values): IntervalInput => ({
        seconds: gql.inputValue(values, 'seconds', gql.number),
        minutes: gql.inputValue(values, 'minutes', gql.number),
        hours: gql.inputValue(values, 'hours', gql.number),
        days: gql.inputValue(values, 'days', gql.number),
        months: gql.inputValue(values, 'months', gql.number),
        years: gql.inputValue(values, 'years', gql.number),
      }),
    ),
  ),
  active: gql.inputValue(values, 'active', gql.boolean),
});

/** What every document of the resource holds of a record. */
export type EmployeeLabel = { readonly id: number; readonly fullName: string };

/** A record of the show page. */
export type EmployeeRecord = {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly manager: EmployeeLabel | null;
  readonly warehouse: { readonly id: number; readonly name: string } | null;
  readonly active: boolean;
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

export const fields = gql.withNames({
  fullName: { kind: 'string', nullable: false, description: 'Имя' },
  email: { kind: 'email', nullable: false, description: 'Почта' },
  phone: { kind: 'string', nullable: false, description: 'Телефон' },
  manager: {
    kind: 'reference',
    nullable: true,
    description: 'Руководитель',
    reference: {
      resource: 'employees',
      key: ['id'],
      label: (value: { readonly id: number; readonly fullName: string }) => gql.joinWords(value.fullName),
    },
  },
  warehouse: {
    kind: 'reference',
    nullable: true,
    description: 'Склад',
    reference: {
      resource: 'warehouses',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => gql.joinWords(value.name),
    },
  },
  active: { kind: 'boolean', nullable: false, description: 'Работает' },
  hiredOn: { kind: 'date', nullable: false, description: 'Принят на работу' },
  salary: { kind: 'decimal', nullable: false, description: 'Оклад, ₽', digits: { precision: 10, scale: 2 } },
  position: { kind: 'string', nullable: false, description: 'Должность' },
  shiftStartsAt: { kind: 'time', nullable: false, description: 'Начало смены' },
  shiftLength: { kind: 'interval', nullable: true, description: 'Длина смены' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'hiredOn', descending: true }];

const sorts = gql.sortPairs(
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
  fullName: gql.nestedOperators('fullName', onStringFilter),
  email: gql.nestedOperators('email', onStringFilter),
  phone: gql.nestedOperators('phone', onStringFilter),
  managerId: gql.nestedOperators('managerId', onIntFilter2),
  warehouseId: gql.nestedOperators('warehouseId', onIntFilter2),
  active: gql.nestedOperators('active', onBooleanFilter),
  hiredOn: gql.nestedOperators('hiredOn', onDateFilter),
  salary: gql.nestedOperators('salary', onBigFloatFilter),
  position: gql.nestedOperators('position', onStringFilter),
  shiftStartsAt: gql.nestedOperators('shiftStartsAt', onTimeFilter),
  shiftLength: gql.nestedOperators('shiftLength', onIntervalFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<EmployeeFilter>;

const groups = gql.filterGroups<EmployeeFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): EmployeeFilter | undefined => gql.groupedFilter<EmployeeFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type EmployeeRow = EmployeeLabel & Partial<Pick<EmployeeRecord, 
  | 'email'
  | 'phone'
  | 'manager'
  | 'warehouse'
  | 'active'
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
  gql.rootField(
    'employees',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type EmployeePickerData = EmployeePage<EmployeeLabel>;

export type EmployeePickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly EmployeeOrderBy[] | null | undefined;
  readonly filter?: EmployeeFilter | null | undefined;
};

export const EmployeePickerDocument: TypedDocumentNode<EmployeePickerData, EmployeePickerVariables> = gql.query('EmployeePicker', argumentTypes, around(['id', 'fullName']), 'BJ7fcAo8PVie3hwbShh7Mw+j2rMJPQx9NKIiwUx/BeE=');

const { columns, flags } = gql.columnFlags<
  | 'email'
  | 'phone'
  | 'manager'
  | 'warehouse'
  | 'active'
  | 'hiredOn'
  | 'salary'
  | 'position'
  | 'shiftStartsAt'
  | 'shiftLength'>(
  'email',
  'phone',
  gql.field('manager', ['id', 'fullName']),
  gql.field('warehouse', ['id', 'name']),
  'active',
  'hiredOn',
  'salary',
  'position',
  'shiftStartsAt',
  gql.field('shiftLength', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
);

export type EmployeeListData = EmployeePage<EmployeeRow>;

export type EmployeeListVariables = EmployeePickerVariables & Flags<typeof flags>;

export const EmployeeListDocument: TypedDocumentNode<EmployeeListData, EmployeeListVariables> = gql.query(
  'EmployeeList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'fullName', ...columns]),
  'wEUZdnykyGMtTwzAPHwpoMW8npM6HTd/dtDT+vtBLk4=',
);

export type EmployeeCountData = {
  readonly employees: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly salary: Decimal | null } } | null;
};

export type EmployeeCountVariables = { readonly filter?: EmployeeFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const EmployeeCountDocument: TypedDocumentNode<EmployeeCountData, EmployeeCountVariables> = gql.query(
  'EmployeeCount',
  { filter: 'EmployeeFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'employees',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['salary'])),
      ],
    ),
  ],
  '66gBnZ9VP02cE2Yc4kVuQzfrOLpTsNMfO5H3S1FWyxA=',
);

/** A record, and what it is in. */
export type EmployeePath = EmployeeLabel & { readonly manager?: EmployeePath | null };

export type EmployeePathsData = EmployeePage<EmployeePath>;

export type EmployeePathsVariables = EmployeePickerVariables;

export const EmployeePathsDocument: TypedDocumentNode<EmployeePathsData, EmployeePathsVariables> = gql.query(
  'EmployeePaths',
  argumentTypes,
  around(gql.ancestors('manager', ['id', 'fullName'], key, 6)),
  'm2AFlFpja+/ffxjQtGxu/jGwMHy8MlnyaQR6kGzYiq0=',
);

const variables = (request: ListRequest): EmployeePickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<EmployeeOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: EmployeePickerData, request: ListRequest): PageInfo => gql.pageInfo(data.employees?.pageInfo, request);

export const list = {
  document: EmployeeListDocument,
  columns: [
    ...gql.visibleColumns(
      fields.fullName,
      fields.email,
      fields.phone,
      {
        name: 'manager',
        kind: 'reference',
        nullable: true,
        description: 'Руководитель',
        reference: { resource: 'employees', key: ['id'], label: (value: EmployeeLabel) => gql.joinWords(value.fullName) },
      },
      fields.warehouse,
      fields.active,
      fields.hiredOn,
      fields.salary,
    ),
    ...gql.hiddenColumns(fields.position, fields.shiftStartsAt, fields.shiftLength, fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(
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
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.employees?.nodes),
  page,
} satisfies ListDescriptor<EmployeeListData, EmployeeListVariables>;

const picker = {
  document: EmployeePickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.employees?.nodes),
  page,
} satisfies PickerDescriptor<EmployeePickerData, EmployeePickerVariables>;

const paths = { document: EmployeePathsDocument, above: 'manager', variables, records: (data) => gql.nonNull(data.employees?.nodes) } satisfies PathsDescriptor<EmployeePathsData, EmployeePathsVariables>;

const count = {
  document: EmployeeCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => gql.boundedTotal(Number(data.employees?.countUpTo ?? 0), 10000, data.employees?.totalCount),
  summable: ['salary'],
  sums: (data) => data.employees?.sums,
} satisfies CountDescriptor<EmployeeCountData, EmployeeCountVariables>;

const inputs = gql.formInputs<EmployeeRecord>()(
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

export const EmployeeShowDocument: TypedDocumentNode<EmployeeShowData, EmployeeShowVariables> = gql.query(
  'EmployeeShow',
  { id: 'Int!' },
  [gql.rootField('employee', ['id'], selection)],
  'GlPi7wbX75tmGVwgS1QVRqNZcAmmvyswNB+i0UwxhO4=',
);

const show = {
  document: EmployeeShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.employee ?? null,
} satisfies ShowDescriptor<EmployeeShowData, EmployeeShowVariables>;

export type EmployeeCreateData = { readonly createEmployee: { readonly employee: EmployeeRecord | null } | null };

export type EmployeeCreateVariables = { readonly input: CreateEmployeeInput };

export const EmployeeCreateDocument: TypedDocumentNode<EmployeeCreateData, EmployeeCreateVariables> = gql.mutation(
  'EmployeeCreate',
  { input: 'CreateEmployeeInput!' },
  [gql.rootField('createEmployee', ['input'], [gql.field('employee', selection)])],
  '2TEISpJVdQSJmL/Qy3cz/DHiWdgXiaWN2OXDo7qkhcY=',
);

const create = {
  document: EmployeeCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      employee: {
        ...sent(values),
        fullName: gql.requiredValue(values, 'fullName', gql.text),
        position: gql.requiredValue(values, 'position', gql.text),
        phone: gql.requiredValue(values, 'phone', gql.text),
        email: gql.requiredValue(values, 'email', gql.text),
        salary: gql.requiredValue(values, 'salary', gql.text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.createEmployee?.employee ?? null, errors: [] }),
} satisfies CreateDescriptor<EmployeeCreateData, EmployeeCreateVariables>;

export type EmployeeUpdateData = { readonly updateEmployee: { readonly employee: EmployeeRecord | null } | null };

export type EmployeeUpdateVariables = { readonly input: UpdateEmployeeInput };

export const EmployeeUpdateDocument: TypedDocumentNode<EmployeeUpdateData, EmployeeUpdateVariables> = gql.mutation(
  'EmployeeUpdate',
  { input: 'UpdateEmployeeInput!' },
  [gql.rootField('updateEmployee', ['input'], [gql.field('employee', selection)])],
  'nD3/CTb2+HPtWC9Y+hdJGQBhB0TEeg6sllmWAnCxYzs=',
);

const update = {
  document: EmployeeUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateEmployee?.employee ?? null, errors: [] }),
} satisfies UpdateDescriptor<EmployeeUpdateData, EmployeeUpdateVariables>;

export type EmployeeDeleteData = { readonly deleteEmployee: { readonly employee: EmployeeLabel | null } | null };

export type EmployeeDeleteVariables = { readonly input: DeleteEmployeeInput };

export const EmployeeDeleteDocument: TypedDocumentNode<EmployeeDeleteData, EmployeeDeleteVariables> = gql.mutation(
  'EmployeeDelete',
  { input: 'DeleteEmployeeInput!' },
  [gql.rootField('deleteEmployee', ['input'], [gql.field('employee', ['id', 'fullName'])])],
  'BpHDGx+1sqr96in6TqHsdfR+vd/imMcjl91mD5dJSM8=',
);

const remove = {
  document: EmployeeDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteEmployee?.employee ?? null, errors: [] }),
} satisfies RemoveDescriptor<EmployeeDeleteData, EmployeeDeleteVariables>;

/** What definitions of its screens may name. */
export type EmployeeTypes = {
  readonly label: EmployeeLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 
    | 'fullName'
    | 'email'
    | 'phone'
    | 'manager'
    | 'warehouse'
    | 'active'
    | 'hiredOn'
    | 'salary'
    | 'position'
    | 'shiftStartsAt'
    | 'shiftLength'
    | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly fullName: string;
    readonly email: string;
    readonly phone: string;
    readonly managerId: number;
    readonly warehouseId: number;
    readonly active: boolean;
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
    readonly managerId?: number | null | undefined;
    readonly warehouseId?: number | null | undefined;
    readonly hiredOn?: LocalDate | null | undefined;
    readonly salary: Decimal;
    readonly shiftStartsAt?: LocalTime | null | undefined;
    readonly shiftLength?: IntervalValue | null | undefined;
    readonly active?: boolean | null | undefined;
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
  label: (record: EmployeeLabel) => gql.joinWords(record.fullName),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [
    { name: 'deliveriesByCourierId', resource: 'deliveries', on: [{ filter: 'courierId', key: 'id' }] },
    { name: 'employeesByManagerId', resource: 'employees', on: [{ filter: 'managerId', key: 'id' }] },
    { name: 'ordersByManagerId', resource: 'orders', on: [{ filter: 'managerId', key: 'id' }] },
  ],
  tree: { filter: 'managerId', key: 'id', paths: gql.descriptor(paths) },
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
