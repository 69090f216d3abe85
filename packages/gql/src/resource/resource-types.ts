import type { FilterOperator, ResourceRecord } from './descriptor.ts';

/**
 * Types of a resource, so that definitions of its screens cannot name what the schema does not
 * have. Generated for every resource: `OrderTypes`. It consists of types only and adds nothing to
 * the bundle.
 */
export interface AnyResourceTypes {
  /** Fields of a record that every document of the resource selects: key and label. */
  readonly label: ResourceRecord;
  /** A record of the show page. */
  readonly record: ResourceRecord;
  /** A record of the list with all columns. */
  readonly row: ResourceRecord;
  /** Names of the list's columns. */
  readonly columns: string;
  /** Names of the fields on the record's page. */
  readonly fields: string;
  readonly filters: Readonly<Record<string, FilterTypes>>;
  /** Names of the list's sort keys. */
  readonly sort: string;
  /** Values of the inputs of its forms. Optional values may be omitted. */
  readonly create: FormTypes;
  readonly update: FormTypes;
  /** Resources that the inputs of its forms reference, by input. */
  readonly references: Readonly<Record<string, string>>;
  /** Form values by action. */
  readonly actions: Readonly<Record<string, FormTypes>>;
  /** Names of the related lists on its page, and of its nested lists. */
  readonly related: string;
  readonly nested: string;
  /**
   * Names of the filters on the parent record, by which the list can be shown as a tree. Absent:
   * none.
   */
  readonly tree?: string | undefined;
}

/** Types of a filter. */
export interface FilterTypes {
  /** Type of a single value; `in` and `notIn` take several. */
  readonly value: unknown;
  readonly operators: FilterOperator;
}

/** Values of a form by input. */
export type FormTypes = Readonly<Record<string, unknown>>;

/** Types by name of the resource. */
export type AnyRegistry = Readonly<Record<string, AnyResourceTypes>>;

/** The record that a show descriptor reads. */
export type RecordOf<TShow extends { readonly record: (data: never) => unknown }> = NonNullable<
  ReturnType<TShow['record']>
>;

/** The record that a list descriptor reads, with all of its columns. */
export type RowOf<
  TList extends { readonly records: (data: never, request: never) => readonly unknown[] },
> = Required<ReturnType<TList['records']>[number]>;

/** Types of filters by name, from a filter table with their operators and values. */
export type FiltersOf<TTable, TValues> = {
  readonly [name in keyof TValues]: {
    readonly value: TValues[name];
    readonly operators: name extends keyof TTable ? keyof TTable[name] & FilterOperator : never;
  };
};

/** Inputs that may all be omitted or `null`. */
export type Optional<TValues> = {
  readonly [name in keyof TValues]?: TValues[name] | null | undefined;
};
