import type { FilterCondition, FormValues, ResourceRecord, SortKey } from '@admin/gql/resource';
import type { ComponentType, ReactNode } from 'react';

import type { NavigationIcon } from './navigation-icon.ts';
import type { InputProps } from '../values/input-props.ts';

/**
 * Definition of the screens of a resource, without the types that `defineResource` checks. Only
 * `resourceDefiner` creates one.
 */
export interface ResourceDefinition {
  readonly resource: string;
  readonly icon?: NavigationIcon;
  readonly group?: string;
  readonly label?: (record: ResourceRecord) => string;
  readonly list?: {
    readonly columns?: readonly (string | DefinedColumn)[];
    readonly sort?: string | readonly string[];
    readonly filters?: readonly string[];
    readonly views?: readonly DefinedView[];
    readonly tree?: string | false;
    readonly screen?: ComponentType<OwnScreenProps>;
  };
  readonly show?: {
    readonly sections?: readonly DefinedSection[];
    readonly lists?: readonly string[];
    readonly aside?: ComponentType<{ readonly record: ResourceRecord }>;
    readonly actions?: ComponentType<{ readonly record: ResourceRecord }>;
    readonly screen?: ComponentType<OwnScreenProps>;
  };
  readonly form?: {
    readonly sections?: readonly DefinedInputs[];
    readonly inputs?: Readonly<Record<string, DefinedInput>>;
    readonly validate?: (values: FormValues) => Messages | Promise<Messages>;
    readonly defaults?: FormValues | (() => FormValues);
    readonly screen?: ComponentType<OwnScreenProps>;
    readonly create?: ComponentType<OwnScreenProps>;
    readonly edit?: ComponentType<OwnScreenProps>;
  };
  readonly actions?: Readonly<Record<string, DefinedAction>>;
}

/** Props of a custom screen. `id` is empty on a list and on the form of a new record. */
export interface OwnScreenProps {
  readonly resource: string;
  /** Id of the record, as in the address. Empty where there is none. */
  readonly id: string;
}

/** Column with options in a definition. */
export interface DefinedColumn {
  readonly field?: string;
  /** Fields of a computed column. */
  readonly select?: readonly string[];
  readonly render?: (props: { readonly record: ResourceRecord }) => ReactNode;
  readonly title?: string;
  readonly align?: 'start' | 'end';
  readonly width?: number | string;
  readonly footer?: 'sum';
  readonly currency?: string;
}

export interface DefinedView {
  readonly name: string;
  readonly title: string;
  readonly filters?: DefinedFilters;
  readonly sort?: string | readonly string[];
  readonly columns?: readonly (string | DefinedColumn)[];
}

/** Values by filter, or by filter and operator. */
export type DefinedFilters = Readonly<Record<string, unknown>>;

export interface DefinedSection {
  readonly title?: string;
  readonly fields?: readonly string[];
  readonly component?: ComponentType<{ readonly record: ResourceRecord }>;
}

export interface DefinedInputs {
  readonly title?: string;
  readonly inputs: readonly string[];
}

export interface DefinedInput {
  readonly label?: string;
  readonly help?: string;
  readonly multiline?: boolean;
  readonly disabled?: boolean | ((values: FormValues) => boolean);
  readonly when?: (values: FormValues) => boolean;
  readonly filter?: (values: FormValues) => DefinedFilters | undefined;
  readonly choices?: (saved: unknown, values: FormValues) => readonly unknown[];
  readonly component?: ComponentType<InputProps>;
}

export interface DefinedAction {
  readonly place?: 'record' | 'rows' | 'collection';
  readonly confirm?: boolean | string;
  readonly when?: (record: ResourceRecord) => boolean;
  readonly hidden?: boolean;
  readonly label?: string;
}

/** Messages by input; the message under `''` concerns the record. `undefined`: the form may be sent. */
export type Messages = Readonly<Record<string, string | undefined>> | undefined;

/** Sort keys; `'-placedAt'` is descending. */
export const sortKeys = (sort: string | readonly string[]): readonly SortKey[] =>
  (typeof sort === 'string' ? [sort] : sort).map((key) => ({
    field: key.replace(/^-/, ''),
    descending: key.startsWith('-'),
  }));

const isOperatorTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Conditions of `{ status: 'new', total: { gte: '100' } }`. `undefined` and `null` add none. */
export function conditionsOf(filters: DefinedFilters): readonly FilterCondition[] {
  return Object.entries(filters).flatMap(([field, asked]): FilterCondition[] => {
    const byOperator = isOperatorTable(asked) ? asked : { eq: asked };
    return Object.entries(byOperator).flatMap(([operator, value]) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `defineResource` takes no other operators.
      value == null ? [] : [{ field, operator: operator as FilterCondition['operator'], value }],
    );
  });
}
