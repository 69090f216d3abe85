import { SafeError } from 'grafast';
import { DatabaseError } from 'pg';
import type pg from 'pg';
import type { Viewer } from './viewer.ts';

/** A list as somebody wants to see it again. */
export interface SavedView {
  readonly id: number;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly columns: readonly string[] | null;
  readonly layout: string | null;
  readonly isShared: boolean;
  readonly isDefault: boolean;
  readonly mayChange: boolean;
  readonly position: number;
  readonly revision: number;
}

/**
 * Values to save. Without `id` a view is created. With it, only the present values are written, and
 * only if `revision` is still the database's.
 */
export interface SaveView extends Partial<
  Pick<
    SavedView,
    'id' | 'name' | 'query' | 'columns' | 'layout' | 'isShared' | 'position' | 'revision'
  >
> {
  readonly list: string;
}

/** Views that an account has at most. */
const most = 1_000;

/** Maximum number of listed views: more than an account may have and see. */
const mostListed = 5_000;

/** Tests whether an account may share views with everybody, and change shared ones. */
const mayShare = ({ role }: Viewer): boolean => role !== 'viewer';

const shown = (mayShareAt: string, accountAt: string) => `
  view.id, view.list, view.name, view.query, view.columns, view.layout, view.shared as "isShared", view.position, view.revision,
  not view.shared or ${mayShareAt}::bool as "mayChange",
  exists (select from admin.default_views preset where preset.view_id = view.id and preset.account_id = ${accountAt}) as "isDefault"`;

/** The views that an account sees: its own, and those for everybody. `null`: of all lists. */
export async function listViews(
  pool: pg.Pool,
  viewer: Viewer,
  list: string | null,
): Promise<readonly SavedView[]> {
  const { rows } = await pool.query<SavedView>(
    `select ${shown('$3', '$1')} from admin.views view
     where ($2::text is null or view.list = $2) and (view.account_id = $1 or view.shared) order by view.position, view.id limit ${mostListed}`,
    [viewer.id, list, mayShare(viewer)],
  );
  return rows;
}

/** Its own views an account writes itself; those for everybody, and which are, editors. */
export async function saveView(pool: pg.Pool, viewer: Viewer, input: SaveView): Promise<SavedView> {
  const allowed = mayShare(viewer);
  if (input.isShared === true && !allowed) throw forbidden();
  assertWritable(input);
  if (input.id === undefined) return createView(pool, viewer, input);
  const { rows } = await queryBounded(
    pool,
    `update admin.views view set
       name = coalesce($5, name), query = coalesce($6, query), columns = case when $7::bool then $8::text[] else columns end, layout = case when $12::bool then $13::text else layout end, shared = coalesce($9::bool, shared), position = coalesce($10::float8, position),
       account_id = coalesce(account_id, $1), revision = revision + 1
     where id = $2 and list = $4 and revision = $11 and (case when shared then $3::bool else account_id = $1 end)
     returning ${shown('$3', '$1')}`,
    [
      viewer.id,
      input.id,
      allowed,
      input.list,
      input.name ?? null,
      input.query ?? null,
      input.columns !== undefined,
      input.columns ?? null,
      input.isShared ?? null,
      input.position ?? null,
      input.revision ?? null,
      input.layout !== undefined,
      input.layout ?? null,
    ],
  );
  return rows[0] ?? (await refuse(pool, viewer, input.list, input.id));
}

async function createView(
  pool: pg.Pool,
  viewer: Viewer,
  { list, name, query, columns = null, layout = null, isShared = false, position }: SaveView,
): Promise<SavedView> {
  if (name === undefined || query === undefined || position === undefined)
    throw invalid('A new view has a name, a query and a position.');
  const { rows } = await queryBounded(
    pool,
    `insert into admin.views as view (account_id, list, name, query, columns, shared, position, layout)
     select $1::int, $2::text, $4::text, $5::text, $6::text[], $7::bool, $8::float8, $9::text where (select count(*) from admin.views where account_id = $1) < ${most}
     returning ${shown('$3', '$1')}`,
    [viewer.id, list, mayShare(viewer), name, query, columns, isShared, position, layout],
  );
  if (!rows[0]) throw invalid(`An account has at most ${most} views.`);
  return rows[0];
}

/**
 * Constraints of the database limit the size in bytes. Each of several concurrent writes is checked
 * against the state before them.
 */
async function queryBounded(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult<SavedView>> {
  try {
    return await pool.query<SavedView>(text, [...values]);
  } catch (error) {
    const bound = error instanceof DatabaseError ? bounds.get(error.constraint ?? '') : undefined;
    throw bound === undefined ? error : invalid(bound);
  }
}

const bounds: ReadonlyMap<string, string> = new Map([
  [
    'views_size',
    'A view has at most 64 kB, for it is read with every list of views. Leave out columns, or shorten its query.',
  ],
  [
    'views_size_of_account',
    'The views of an account have at most 1 MB together, for they are read with every list of views. Remove some of them first.',
  ],
  [
    'views_size_for_all',
    'The views for everybody are 2000 at most and have at most 4 MB together, for everybody reads them with every list of views. Remove some of them first, or save this one for yourself.',
  ],
]);

export async function removeView(
  pool: pg.Pool,
  viewer: Viewer,
  { list, id, revision }: { readonly list: string; readonly id: number; readonly revision: number },
): Promise<void> {
  const { rowCount } = await pool.query(
    'delete from admin.views where id = $2 and list = $4 and revision = $5 and (case when shared then $3::bool else account_id = $1 end)',
    [viewer.id, id, mayShare(viewer), list, revision],
  );
  if (rowCount === 0) await refuse(pool, viewer, list, id);
}

/** The list opens in this view for the account; `null`: in none. */
export async function openInView(
  pool: pg.Pool,
  viewer: Viewer,
  { list, id }: { readonly list: string; readonly id: number | null },
): Promise<void> {
  if (id === null) {
    await pool.query('delete from admin.default_views where account_id = $1 and list = $2', [
      viewer.id,
      list,
    ]);
    return;
  }
  const { rowCount } = await pool.query(
    `insert into admin.default_views (account_id, list, view_id)
     select $1, list, id from admin.views where id = $3 and list = $2 and (account_id = $1 or shared)
     on conflict (account_id, list) do update set view_id = excluded.view_id`,
    [viewer.id, list, id],
  );
  if (rowCount === 0) throw changed();
}

/** Why a view was not written: it is not for this account, or no longer the one that was seen. */
async function refuse(pool: pg.Pool, viewer: Viewer, list: string, id: number): Promise<never> {
  const { rowCount } = await pool.query(
    'select from admin.views where id = $1 and list = $2 and shared',
    [id, list],
  );
  throw rowCount === 1 && !mayShare(viewer) ? forbidden() : changed();
}

function assertWritable({ list, name, query, columns, layout, position }: SaveView): void {
  const isLong = (text: string | undefined, longest: number) =>
    text !== undefined && (text.length > longest || text.includes('\0'));
  if (
    list === '' ||
    isLong(list, 200) ||
    name?.trim() === '' ||
    isLong(name, 100) ||
    isLong(query, 8_000)
  )
    throw invalid('A view has a name of up to 100 characters, and a query of up to 8000.');
  if (columns && (columns.length > 500 || columns.some((column) => isLong(column, 200))))
    throw invalid('A view has up to 500 columns.');
  if (isLong(layout ?? undefined, 50_000))
    throw invalid('The layout of a view has up to 50000 characters.');
  if (position !== undefined && !Number.isFinite(position))
    throw invalid('The position of a view is a number.');
}

function changed(): SafeError {
  return new SafeError('The view was changed or removed meanwhile.', { code: 'CONFLICT' });
}

function forbidden(): SafeError {
  return new SafeError('Views for everybody are written by editors.', { code: 'FORBIDDEN' });
}

function invalid(message: string): SafeError {
  return new SafeError(message, { code: 'BAD_USER_INPUT' });
}
