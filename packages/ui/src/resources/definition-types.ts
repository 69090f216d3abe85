import type { AnyRegistry, AnyResourceTypes, FilterTypes } from '@admin/gql/resource';
import type { ComponentType, ReactNode } from 'react';

import type { NavigationIcon } from './navigation-icon.ts';
import type { InputProps } from '../values/input-props.ts';
import type { OwnScreenProps } from './resource-definition.ts';

/**
 * Options of `defineResource`. Names of the schema are type-checked against the generated names and
 * have their types.
 *
 * Texts (`title`, `label`, `help`, `confirm`) are keys of the catalogue where it has them;
 * otherwise they are shown as they are.
 *
 * @typeParam TSelections fields of the computed columns; inferred
 * @typeParam TViews fields of the computed columns of each view; inferred
 * @typeParam TGroup groups of the navigation
 */
export interface DefinitionOf<
  TRegistry extends AnyRegistry,
  T extends AnyResourceTypes,
  TSelections extends readonly unknown[],
  TViews,
  TGroup extends string = string,
> {
  /** Icon in the navigation. It is loaded after the first page. */
  readonly icon?: NavigationIcon;
  /**
   * Group of the navigation: `name` of a group in `admin.config.ts`, or a title. Groups that only
   * have a title follow the configured groups.
   *
   * @defaultValue the group of all other resources
   */
  readonly group?: TGroup;
  /**
   * Text of a record in links, titles and pickers. The argument has the key of the record and the
   * fields of its generated label, which every document selects.
   *
   * @defaultValue the generated label
   */
  readonly label?: (record: T['label']) => string;
  readonly list?: ListDefinition<T, TSelections, TViews>;
  readonly show?: ShowDefinition<T>;
  readonly form?: FormDefinition<TRegistry, T>;
  /** Options of the actions of the schema, by name. Other actions are unchanged. */
  readonly actions?: { readonly [name in keyof T['actions']]?: ActionDefinition<T> };
}

type Text<T> = Extract<T, string>;

interface ListDefinition<
  T extends AnyResourceTypes,
  TSelections extends readonly unknown[],
  TViews,
> {
  /**
   * Columns in their order: names of fields, or objects with options. Users can still choose other
   * columns.
   *
   * @defaultValue the columns of the row fragment
   */
  readonly columns?: { readonly [at in keyof TSelections]: ColumnOf<T, TSelections[at]> };
  /** `'-placedAt'`: newest first. @defaultValue the order that code generation found */
  readonly sort?: SortBy<T> | readonly SortBy<T>[];
  /** Filters in the toolbar, each with its own control. */
  readonly filters?: readonly Text<keyof T['filters']>[];
  /** Named selections of records, shown above the list. The address names the open view. */
  // Inline, because the compiler infers the selections of a view from these mapped types, and not
  // through type aliases.
  readonly views?: readonly unknown[] & {
    readonly [view in keyof TViews]: ViewDefinition<T> & {
      /**
       * Columns as in `list.columns`. A field given by name alone is displayed as there.
       *
       * @defaultValue the columns of the list
       */
      readonly columns?: readonly unknown[] & {
        readonly [at in keyof TViews[view]]: at extends `${number}`
          ? ColumnOf<T, TViews[view][at]>
          : unknown;
      };
    };
  };
  /**
   * Condition on the parent record, `'parentId'`, with which the list is shown as a tree. `false`:
   * no tree. @defaultValue the relation that code generation found
   */
  readonly tree?: TreeBy<T> | false;
  /** Component that replaces the screen. */
  readonly screen?: ComponentType<OwnScreenProps>;
}

type TreeBy<T extends AnyResourceTypes> = T extends { readonly tree: infer TName } ? TName : never;

/** Name of a field, or an object with options. */
type ColumnOf<T extends AnyResourceTypes, TSelected> =
  | T['columns']
  | FieldColumn<T>
  | ComputedColumn<T, TSelected>;

/** `'placedAt'` ascending, `'-placedAt'` descending. */
export type SortBy<T extends AnyResourceTypes> = T['sort'] | `-${T['sort']}`;

interface ColumnLooks {
  /** Column header. @defaultValue the name of the field in the catalogue or the schema */
  readonly title?: string;
  /** @defaultValue `end` for numbers */
  readonly align?: 'start' | 'end';
  /** Pixels, or a CSS width. @defaultValue the width of the content */
  readonly width?: number | string;
}

interface FieldColumn<T extends AnyResourceTypes> extends ColumnLooks {
  readonly field: T['columns'];
  /** For amounts: currency code (`'EUR'`), or the field that holds it. @defaultValue as generated */
  readonly currency?: string;
  /** Sum of the page's values in the footer of the column. For numbers. */
  readonly footer?: 'sum';
  readonly select?: never;
}

interface ComputedColumn<T extends AnyResourceTypes, TSelected> extends ColumnLooks {
  readonly title: string;
  /** Fields of the computed column. They are fetched only while the column is shown. */
  // Two branches, so that a compile error lists the valid names.
  readonly select: [TSelected] extends [T['columns']]
    ? readonly TSelected[]
    : readonly T['columns'][];
  readonly render: (props: { readonly record: Selected<T, TSelected> }) => ReactNode;
  readonly field?: never;
}

/** Record of a computed column: key, label and the selected fields. */
export type Selected<T extends AnyResourceTypes, TSelected> = T['label'] & {
  readonly [name in TSelected & T['columns']]: ValueAt<T['row'], name>;
};

/** Value of a field in a union of record types; `undefined` in the types without the field. */
type ValueAt<TRecord, TName> = TRecord extends unknown
  ? TName extends keyof TRecord
    ? TRecord[TName]
    : undefined
  : never;

export interface ViewDefinition<T extends AnyResourceTypes> {
  /** Name in the address. */
  readonly name: string;
  readonly title: string;
  readonly filters?: FiltersBy<T['filters']>;
  readonly sort?: SortBy<T> | readonly SortBy<T>[];
}

/** Filters by name: `{ status: 'new', total: { gte: toDecimal('100') } }`. All of them must hold. */
export type FiltersBy<TFilters extends Readonly<Record<string, FilterTypes>>> = {
  readonly [name in keyof TFilters]?: TFilters[name]['value'] | ByOperator<TFilters[name]> | null;
};

type ByOperator<T extends FilterTypes> = {
  readonly [operator in T['operators']]?:
    | (operator extends 'in' | 'notIn'
        ? readonly T['value'][]
        : operator extends 'isNull'
          ? boolean
          : T['value'])
    | null;
};

interface ShowDefinition<T extends AnyResourceTypes> {
  /**
   * Groups of fields or custom components, in this order. Fields in no group are not shown.
   *
   * @defaultValue all fields in one group
   */
  readonly sections?: readonly (FieldSection<T> | ComponentSection<T>)[];
  /**
   * Lists of records that refer to this record, in this order, below the sections. Other lists are
   * not shown. @defaultValue all
   */
  readonly lists?: readonly T['related'][];
  /** Component next to the sections; on narrow screens below them. */
  readonly aside?: ComponentType<{ readonly record: T['record'] }>;
  /** Component next to the actions in the page header. */
  readonly actions?: ComponentType<{ readonly record: T['record'] }>;
  /** Component that replaces the screen. */
  readonly screen?: ComponentType<OwnScreenProps>;
}

interface FieldSection<T extends AnyResourceTypes> {
  readonly title?: string;
  readonly fields: readonly T['fields'][];
  readonly component?: never;
}

interface ComponentSection<T extends AnyResourceTypes> {
  readonly title?: string;
  readonly component: ComponentType<{ readonly record: T['record'] }>;
  readonly fields?: never;
}

/** Names of the inputs of the create and the update form. */
export type InputName<T extends AnyResourceTypes> = Text<keyof T['create'] | keyof T['update']>;

/** Values of a form that is being filled in. Any value may still be missing. */
export type ValuesOf<T extends AnyResourceTypes> = {
  readonly [name in InputName<T>]?: InputValue<T, name> | null;
};

type InputValue<T extends AnyResourceTypes, TName> = TName extends keyof T['create']
  ? NonNullable<T['create'][TName]>
  : TName extends keyof T['update']
    ? NonNullable<T['update'][TName]>
    : never;

interface FormDefinition<TRegistry extends AnyRegistry, T extends AnyResourceTypes> {
  /**
   * Groups of inputs, in this order. Inputs in no group follow in the last group. @defaultValue all
   * inputs in one group
   */
  readonly sections?: readonly {
    readonly title?: string;
    readonly inputs: readonly InputName<T>[];
  }[];
  readonly inputs?: { readonly [name in InputName<T>]?: InputDefinition<TRegistry, T, name> };
  /**
   * Validation before the form is sent, after its inputs are valid. Messages are shown at their
   * inputs; the message under `''` is shown above the form.
   */
  readonly validate?: (values: ValuesOf<T>) => MessagesOf<T> | Promise<MessagesOf<T>>;
  /** Initial values of a new record. Values in the address take precedence. */
  readonly defaults?: DefaultsOf<T>;
  /** Component that replaces the screens for creating and editing. */
  readonly screen?: ComponentType<OwnScreenProps>;
  /** Component that replaces the screen for creating only. */
  readonly create?: ComponentType<OwnScreenProps>;
  /** Component that replaces the edit screen only. */
  readonly edit?: ComponentType<OwnScreenProps>;
}

/**
 * A conditional type, so that the compiler infers the resource before the function: `'new'` stays
 * `'new'` in it.
 */
type DefaultsOf<T> = T extends AnyResourceTypes ? ValuesOf<T> | (() => ValuesOf<T>) : never;

export type MessagesOf<T extends AnyResourceTypes> =
  | { readonly [name in InputName<T> | '']?: string | undefined }
  | undefined;

interface InputDefinition<
  TRegistry extends AnyRegistry,
  T extends AnyResourceTypes,
  TName extends InputName<T>,
> {
  /** @defaultValue the name of the field in the catalogue or the schema */
  readonly label?: string;
  /** Help text below the control. */
  readonly help?: string;
  /** For texts: the control has several lines. */
  readonly multiline?: boolean;
  readonly disabled?: boolean | ((values: ValuesOf<T>) => boolean);
  /** An input is hidden, not checked and not sent while its `when` returns `false`. */
  readonly when?: (values: ValuesOf<T>) => boolean;
  /**
   * For references: filters of the records to choose from. `undefined`, or a missing value, adds no
   * condition.
   */
  readonly filter?: TName extends keyof T['references']
    ? (values: ValuesOf<T>) => FiltersBy<FiltersAt<TRegistry, T['references'][TName]>> | undefined
    : never;
  /**
   * For enums and other choices: values that can be chosen while `saved` is the value of the
   * record, `null` for a new record. The saved value can always be kept. @defaultValue all
   */
  readonly choices?: string extends InputValue<T, TName>
    ? never
    : (saved: InputValue<T, TName> | null, values: ValuesOf<T>) => readonly InputValue<T, TName>[];
  /** Component that replaces the control. */
  readonly component?: ComponentType<OwnInputProps<InputValue<T, TName>>>;
}

type FiltersAt<TRegistry extends AnyRegistry, TResource> = TResource extends keyof TRegistry
  ? TRegistry[TResource]['filters']
  : never;

/** Props of a custom input. */
export interface OwnInputProps<TValue> extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value: TValue | null;
  readonly onChange: (value: TValue | null) => void;
}

interface ActionDefinition<T extends AnyResourceTypes> {
  /** Location of the action's button. @defaultValue as generated */
  readonly place?: 'record' | 'rows' | 'collection';
  /** Confirmation before the action runs: `true`, or the text of the question. */
  readonly confirm?: boolean | string;
  /**
   * Tests whether the action is offered for a record: on its page, and in the menu of its row,
   * which fetches the record. The server decides.
   */
  readonly when?: (record: T['record']) => boolean;
  /** The action is not offered. */
  readonly hidden?: boolean;
  readonly label?: string;
}
