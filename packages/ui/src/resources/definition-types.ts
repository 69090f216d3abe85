import type { AnyRegistry, AnyResourceTypes, FilterTypes } from '@admin/gql/resource';
import type { ComponentType, ReactNode } from 'react';

import type { NavigationIcon } from './navigation-icon.ts';
import type { InputProps } from '../values/input-props.ts';
import type { OwnScreenProps } from './resource-definition.ts';

/**
 * What `defineResource` takes. Whatever names a part of the schema is one of the names that were
 * generated of it, and has the type of that part.
 *
 * Texts (`title`, `label`, `help`, `confirm`) are keys of the catalogue where it has them, else the
 * text itself.
 *
 * @typeParam TSelections fields of the computed columns; inferred
 * @typeParam TViews the same of each view
 * @typeParam TGroup groups of the navigation
 */
export interface DefinitionOf<
  TRegistry extends AnyRegistry,
  T extends AnyResourceTypes,
  TSelections extends readonly unknown[],
  TViews,
  TGroup extends string = string,
> {
  /** Stands at the resource in the navigation. Loaded when the first page is there. */
  readonly icon?: NavigationIcon;
  /**
   * Group of the navigation that it stands in: `name` of one that `admin.config.ts` has in its
   * order, else a title, and the group follows those.
   *
   * @defaultValue the group of all others
   */
  readonly group?: TGroup;
  /**
   * What a record is called, in links, titles and pickers. The record has its key and the parts of
   * its generated label, which is all that every document selects.
   *
   * @defaultValue the generated label
   */
  readonly label?: (record: T['label']) => string;
  readonly list?: ListDefinition<T, TSelections, TViews>;
  readonly show?: ShowDefinition<T>;
  readonly form?: FormDefinition<TRegistry, T>;
  /** What is said of the actions of the schema. Those that are not named stand where they did. */
  readonly actions?: { readonly [name in keyof T['actions']]?: ActionDefinition<T> };
}

type Text<T> = Extract<T, string>;

interface ListDefinition<
  T extends AnyResourceTypes,
  TSelections extends readonly unknown[],
  TViews,
> {
  /**
   * Columns in their order: names of fields, or objects that say more. Others can still be chosen
   * by the user.
   *
   * @defaultValue those of the row fragment
   */
  readonly columns?: { readonly [at in keyof TSelections]: ColumnOf<T, TSelections[at]> };
  /** `'-placedAt'`: the newest first. @defaultValue what code generation found */
  readonly sort?: SortBy<T> | readonly SortBy<T>[];
  /** Filters that stand in the toolbar, each with its own control. */
  readonly filters?: readonly Text<keyof T['filters']>[];
  /** Named choices of records above the list. The one that is open stands in the address. */
  // Written in place: the compiler infers what a view selects from these very mappings, and not
  // through the names of types.
  readonly views?: readonly unknown[] & {
    readonly [view in keyof TViews]: ViewDefinition<T> & {
      /** As `list.columns`; a field that is named alone looks as in these. @defaultValue those */
      readonly columns?: readonly unknown[] & {
        readonly [at in keyof TViews[view]]: at extends `${number}`
          ? ColumnOf<T, TViews[view][at]>
          : unknown;
      };
    };
  };
  /**
   * Condition that says which record another is in, so that the list can be seen as a tree:
   * `'parentId'`. `false`: it cannot. @defaultValue what code generation found
   */
  readonly tree?: TreeBy<T> | false;
  /** Takes the place of the whole screen. */
  readonly screen?: ComponentType<OwnScreenProps>;
}

type TreeBy<T extends AnyResourceTypes> = T extends { readonly tree: infer TName } ? TName : never;

/** Name of a field, or an object that says more. */
type ColumnOf<T extends AnyResourceTypes, TSelected> =
  | T['columns']
  | FieldColumn<T>
  | ComputedColumn<T, TSelected>;

/** `'placedAt'` upwards, `'-placedAt'` downwards. */
export type SortBy<T extends AnyResourceTypes> = T['sort'] | `-${T['sort']}`;

interface ColumnLooks {
  /** Above the column. @defaultValue what the catalogue or the schema calls the field */
  readonly title?: string;
  /** @defaultValue `end` for numbers */
  readonly align?: 'start' | 'end';
  /** Pixels, or a CSS width. @defaultValue what the values take */
  readonly width?: number | string;
}

interface FieldColumn<T extends AnyResourceTypes> extends ColumnLooks {
  readonly field: T['columns'];
  /**
   * Of amounts: the code of their currency (`'EUR'`), or the field that holds it. @defaultValue as
   * generated
   */
  readonly currency?: string;
  /** Below the column: the sum of what is on the page. For numbers. */
  readonly footer?: 'sum';
  readonly select?: never;
}

interface ComputedColumn<T extends AnyResourceTypes, TSelected> extends ColumnLooks {
  readonly title: string;
  /** What it is made of: fetched while the column is shown, and not otherwise. */
  // In two branches, so that the message about a wrong name has the names that there are.
  readonly select: [TSelected] extends [T['columns']]
    ? readonly TSelected[]
    : readonly T['columns'][];
  readonly render: (props: { readonly record: Selected<T, TSelected> }) => ReactNode;
  readonly field?: never;
}

/** Key, label and the fields that a computed column selects. */
export type Selected<T extends AnyResourceTypes, TSelected> = T['label'] & {
  readonly [name in TSelected & T['columns']]: ValueAt<T['row'], name>;
};

/** Of records that are of several types, what is there of each. */
type ValueAt<TRecord, TName> = TRecord extends unknown
  ? TName extends keyof TRecord
    ? TRecord[TName]
    : undefined
  : never;

export interface ViewDefinition<T extends AnyResourceTypes> {
  /** In the address. */
  readonly name: string;
  readonly title: string;
  readonly filters?: FiltersBy<T['filters']>;
  readonly sort?: SortBy<T> | readonly SortBy<T>[];
}

/** `{ status: 'new', total: { gte: toDecimal('100') } }`: all of them hold. */
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
   * Groups of fields, or components of one's own, in this order. Fields that stand in none are not
   * shown. @defaultValue all fields in one
   */
  readonly sections?: readonly (FieldSection<T> | ComponentSection<T>)[];
  /**
   * Lists of records that refer to this one, in this order, below the sections. Those that are not
   * named are not shown. @defaultValue all
   */
  readonly lists?: readonly T['related'][];
  /** Beside the sections where there is room, else below them. */
  readonly aside?: ComponentType<{ readonly record: T['record'] }>;
  /** Beside the actions in the head of the page. */
  readonly actions?: ComponentType<{ readonly record: T['record'] }>;
  /** Takes the place of the whole screen. */
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

/** Names of the inputs that one of its forms has. */
export type InputName<T extends AnyResourceTypes> = Text<keyof T['create'] | keyof T['update']>;

/** What a form holds while it is filled in: anything may still be missing. */
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
   * Groups of inputs, in this order. Inputs that stand in none follow in the last. @defaultValue
   * all inputs in one
   */
  readonly sections?: readonly {
    readonly title?: string;
    readonly inputs: readonly InputName<T>[];
  }[];
  readonly inputs?: { readonly [name in InputName<T>]?: InputDefinition<TRegistry, T, name> };
  /**
   * Checked when the form is about to be sent, after its inputs are. Messages stand at their
   * inputs; under `''` above the form.
   */
  readonly validate?: (values: ValuesOf<T>) => MessagesOf<T> | Promise<MessagesOf<T>>;
  /** Values that a new record starts with. What an address fills in goes before them. */
  readonly defaults?: DefaultsOf<T>;
  /** Takes the place of the screens that create and edit. */
  readonly screen?: ComponentType<OwnScreenProps>;
  /** Takes the place of the screen that creates a record alone. */
  readonly create?: ComponentType<OwnScreenProps>;
  /** Takes the place of the screen that edits one alone. */
  readonly edit?: ComponentType<OwnScreenProps>;
}

/**
 * A condition, so that the compiler knows the resource before it looks at the function: `'new'`
 * stays `'new'` in it.
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
  /** @defaultValue what the catalogue or the schema calls the field */
  readonly label?: string;
  /** A sentence below the control. */
  readonly help?: string;
  /** Of texts: several lines. */
  readonly multiline?: boolean;
  readonly disabled?: boolean | ((values: ValuesOf<T>) => boolean);
  /** While it says no, the input is neither shown nor checked nor sent. */
  readonly when?: (values: ValuesOf<T>) => boolean;
  /**
   * Of references: what the records to choose from are narrowed to. `undefined` asks nothing, and
   * so does a value that is missing.
   */
  readonly filter?: TName extends keyof T['references']
    ? (values: ValuesOf<T>) => FiltersBy<FiltersAt<TRegistry, T['references'][TName]>> | undefined
    : never;
  /**
   * Of states and other choices: those that can be chosen where `saved` is the value of the record,
   * `null` of a new one. That can be kept in any case. @defaultValue all
   */
  readonly choices?: string extends InputValue<T, TName>
    ? never
    : (saved: InputValue<T, TName> | null, values: ValuesOf<T>) => readonly InputValue<T, TName>[];
  /** In place of the control. */
  readonly component?: ComponentType<OwnInputProps<InputValue<T, TName>>>;
}

type FiltersAt<TRegistry extends AnyRegistry, TResource> = TResource extends keyof TRegistry
  ? TRegistry[TResource]['filters']
  : never;

/** What an input of one's own is given. */
export interface OwnInputProps<TValue> extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value: TValue | null;
  readonly onChange: (value: TValue | null) => void;
}

interface ActionDefinition<T extends AnyResourceTypes> {
  /** Where it stands. @defaultValue where code generation put it */
  readonly place?: 'record' | 'rows' | 'collection';
  /** Ask before it is done: `true`, or the question. */
  readonly confirm?: boolean | string;
  /**
   * Whether it is offered for a record: on its page, and in the menu of its row, which asks for the
   * record. The server has the last word.
   */
  readonly when?: (record: T['record']) => boolean;
  /** It is not offered. */
  readonly hidden?: boolean;
  readonly label?: string;
}
