import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { DocumentNode } from 'graphql';

import type { FieldKind as Kind } from '../src/model.ts';
import type { PrintedResources } from '../src/print/index.ts';

const runtime = join(import.meta.dirname, '../../gql/src/runtime');

/** What generated modules import when they run lies where `@admin/gql` has it: beside their folder. */
const besideWritten = (folder: string): Promise<void> => symlink(runtime, join(folder, 'runtime'));

interface Written {
  readonly resources: readonly GeneratedResource[];
  /** The modules of actions, by path. */
  readonly actions: readonly GeneratedActions[];
  /** The modules of other queries, by path. */
  readonly queries: readonly GeneratedQuery[];
  readonly remove: () => Promise<void>;
}

/**
 * Generated files in a folder of their own, and the resources in them, imported as an application
 * would.
 */
export async function written(printed: PrintedResources): Promise<Written> {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  await besideWritten(folder);
  const generated = join(folder, 'generated');
  for (const [path, text] of printed.files) {
    await mkdir(dirname(join(generated, path)), { recursive: true });
    await writeFile(join(generated, path), text);
  }
  const paths = [...printed.files.keys()].filter((path) => path.startsWith('resources/'));
  const resources = await Promise.all(
    paths.map(async (path) => {
      const { resource }: { readonly resource: GeneratedResource } = await import(
        /* @vite-ignore */ pathToFileURL(join(generated, path)).href
      );
      return resource;
    }),
  );
  const actionPaths = [...printed.files.keys()].filter(
    (path) => path === 'actions.ts' || path.startsWith('actions/'),
  );
  const actions = await Promise.all(
    actionPaths.map(async (path) => {
      const { module }: { readonly module: Omit<GeneratedActions, 'path'> } = await import(
        /* @vite-ignore */ pathToFileURL(join(generated, path)).href
      );
      return { ...module, path };
    }),
  );
  const queryPaths = [...printed.files.keys()].filter((path) => path.startsWith('queries/'));
  const queries = await Promise.all(
    queryPaths.map(async (path) => {
      const { module }: { readonly module: Pick<GeneratedQuery, 'query'> } = await import(
        /* @vite-ignore */ pathToFileURL(join(generated, path)).href
      );
      return { ...module, path };
    }),
  );
  return { resources, actions, queries, remove: () => rm(folder, { recursive: true }) };
}

interface Request {
  readonly page: number;
  readonly pageSize: number;
  readonly after?: string;
  readonly before?: string;
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  readonly filters: readonly {
    readonly field: string;
    readonly operator: string;
    readonly value: unknown;
    readonly input?: unknown;
  }[];
  readonly groups?: readonly RequestGroup[];
  readonly search: string;
  readonly columns: readonly string[];
}
interface RequestGroup extends Pick<Request, 'filters' | 'groups'> {
  readonly kind: 'all' | 'any' | 'none';
}
type Values = Readonly<Record<string, unknown>>;
interface Input {
  readonly name: string;
  readonly kind: Kind | 'file';
  readonly list?: boolean;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly of?: Kind;
  readonly values?: readonly { readonly value: string }[];
  readonly inputs?: readonly Input[];
  value(record: Values): unknown;
}
interface Write {
  readonly document: DocumentNode;
  readonly inputs: readonly Input[];
  readonly afterwards?: readonly string[];
  result(data: unknown): {
    readonly record: Values | null;
    readonly errors: readonly {
      readonly message: string;
      readonly input?: string;
      readonly code?: string;
    }[];
  };
}

/** The actions of a resource. */
export interface GeneratedActions {
  readonly path: string;
  readonly actions: Readonly<Record<string, GeneratedAction>>;
}

export interface GeneratedAction {
  readonly document: DocumentNode;
  readonly takes: 'record' | 'records' | 'nothing';
  readonly inputs: readonly Input[];
  readonly answer?: { readonly kind: string };
  variables(values: Values, keys?: unknown, record?: Values): Values;
  result(data: unknown): {
    readonly record?: Values | null;
    readonly errors: readonly { readonly message: string }[];
    readonly confirmed?: boolean;
    readonly answer?: readonly unknown[];
  };
}

/** A query that no resource shows. */
export interface GeneratedQuery {
  readonly path: string;
  readonly query: {
    readonly document: DocumentNode;
    readonly inputs: readonly Input[];
    readonly edits?: readonly string[];
    readonly answer: {
      readonly kind: 'value' | 'values' | 'hits';
      readonly fields?: readonly { readonly name: string; readonly kind: Kind }[];
      readonly list?: boolean;
      readonly resource?: string;
      readonly members?: Readonly<
        Record<
          string,
          { readonly resource?: string; readonly fields: readonly { readonly name: string }[] }
        >
      >;
    };
    readonly pages?: {
      page(data: unknown, request: unknown): { readonly hasNextPage: boolean };
      total?(data: unknown): number;
    };
    variables(values: Values, request: unknown): Values;
    result(data: unknown, request: unknown): readonly unknown[];
  };
}

/**
 * The part of the descriptor contract that the tests use; this workspace does not import the one
 * that declares it.
 */
export interface GeneratedResource {
  readonly name: string;
  readonly key: readonly string[];
  label(record: Values): string;
  readonly fields: readonly {
    readonly name: string;
    readonly kind: Kind;
    readonly values?: readonly { readonly value: string }[];
    readonly reference?: { readonly key: readonly string[]; label(value: Values): string };
  }[];
  readonly list?: {
    readonly document: DocumentNode;
    readonly columns: readonly {
      readonly field: {
        readonly name: string;
        readonly reference?: { readonly key: readonly string[]; label(value: Values): string };
      };
      readonly default: boolean;
    }[];
    readonly paging: string;
    readonly sortable: readonly string[];
    readonly multiSort: boolean;
    readonly defaultSort: Request['sort'];
    readonly searchable: boolean;
    readonly groups?: readonly RequestGroup['kind'][];
    related?(): Promise<{ readonly related: Readonly<Record<string, GeneratedRelation>> }>;
    readonly filters: readonly {
      readonly name: string;
      readonly kind: Kind;
      readonly operators: readonly string[];
      readonly values?: readonly { readonly value: string }[];
      readonly required?: boolean;
      readonly scope?: string;
    }[];
    variables(request: Request): Values;
    records(data: unknown, request: Request): readonly Values[];
    page(
      data: unknown,
      request: Request,
    ): {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly endCursor?: string | null;
    };
  };
  readonly nested?: readonly {
    readonly name: string;
    readonly resource: string;
    load(): Promise<{ of(owner: Readonly<Record<string, string>>): GeneratedNested }>;
  }[];
  readonly picker?: GeneratedResource['list'];
  readonly count?: {
    readonly document: DocumentNode;
    variables(request: Request, exact?: boolean, isSummed?: boolean): Values;
    total(data: unknown): { readonly count: number; readonly exact: boolean };
    readonly summable?: readonly string[];
    sums?(data: unknown): Values | null | undefined;
  };
  readonly show?: {
    readonly document: DocumentNode;
    variables(key: Readonly<Record<string, string>>): Values;
    record(data: unknown): Values | null;
  };
  readonly create?: Write & { variables(values: Values): Values };
  readonly update?: Write & {
    variables(key: Readonly<Record<string, string>>, changes: Values, record?: Values): Values;
  };
  readonly remove?: Omit<Write, 'inputs'> & {
    variables(key: Readonly<Record<string, string>>, record?: Values): Values;
  };
}

/** Related records by whose fields a list is filtered, and where their filter goes. */
export type GeneratedRelation = {
  readonly resource: string;
  readonly filter: readonly string[];
} & { readonly [quantifier in 'is' | 'some' | 'none' | 'every']?: readonly string[] };

/** A list that a record holds. */
export interface GeneratedNested extends Pick<GeneratedResource, 'count' | 'show'> {
  readonly list: NonNullable<GeneratedResource['list']>;
}

export const request = (asked: Partial<Request> = {}): Request => ({
  page: 0,
  pageSize: 2,
  sort: [],
  filters: [],
  search: '',
  columns: [],
  ...asked,
});
