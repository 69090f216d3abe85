import type { Pool } from 'pg';
import type { Reached } from './reached.ts';

/** Something of the database that the schema has not. */
export interface MissingElement {
  /** `function public.total(integer)`. */
  readonly element: string;
  readonly cause: string;
  readonly cure: string;
}

interface Candidate {
  readonly kind: 'table' | 'column' | 'reference' | 'value' | 'function';
  readonly name: string;
  /** The same in full, for people. */
  readonly shown: string;
  /** Why it cannot be there, where the database knows. */
  readonly reason: string | null;
  /** Of a function: its name with the types of its arguments. */
  readonly signature: string | null;
  readonly comment: string | null;
}

/** Compares the catalogue of the database with what the schema has reached. */
export async function findMissing(
  pool: Pool,
  schemas: readonly string[],
  {
    reached,
    withheldFunctions,
  }: { readonly reached: Reached; readonly withheldFunctions: ReadonlyMap<string, string> },
): Promise<readonly MissingElement[]> {
  const { rows } = await pool.query<Candidate>(inventory, [schemas]);
  const unreachable = new Set<string>();
  return rows.flatMap(({ kind, name, shown, reason, signature, comment }): MissingElement[] => {
    if (reached.has(`${kind} ${name}`) || isExcluded(comment)) return [];
    // Elements of a missing table are not reported separately.
    if (kind === 'table') unreachable.add(name);
    if ([...unreachable].some((table) => kind !== 'table' && name.startsWith(`${table}.`)))
      return [];
    const element = `${kind} ${shown}`;
    const withheld = withheldFunctions.get(signature ?? '');
    if (withheld !== undefined) {
      const [cause = '', cure = 'grant its execution to a role of the administration'] =
        withheld.split(': ');
      return [{ element, cause, cure: `${cure}, or leave it out by '@omit' in its comment` }];
    }
    return [{ element, ...explain(kind, shown, reason) }];
  });
}

/** `@omit`, or `@behavior` that takes something away. */
const isExcluded = (comment: string | null): boolean =>
  /^\s*@(?:omit\b|behavior\s.*-)/m.test(comment ?? '');

function explain(
  kind: Candidate['kind'],
  shown: string,
  reason: string | null,
): Pick<MissingElement, 'cause' | 'cure'> {
  const leaveOut =
    kind === 'value'
      ? 'rename the value'
      : kind === 'reference'
        ? "give it a name of its own (comment on constraint … is '@fieldName …')"
        : `leave it out (comment on ${kind === 'column' ? 'column' : kind} ${shown} is '@behavior -*')`;
  const causes = new Map<string, readonly [cause: string, cure: string]>([
    [
      'overloaded',
      [
        'several functions have this name, and the API calls a function by its name alone',
        `rename all but one, or ${leaveOut}`,
      ],
    ],
    ['variadic', ['the API has no argument of any number of values', leaveOut]],
    [
      'record',
      ['it returns a record of no known columns', `let it return a table (…), or ${leaveOut}`],
    ],
    [
      'row',
      [
        'it writes and takes the row of a table, which no form can send',
        `let it take the key, or ${leaveOut}`,
      ],
    ],
    ['pseudo', ['its arguments or its result are of a type that has no values', leaveOut]],
  ]);
  const [cause, cure] = causes.get(reason ?? '') ?? [
    reason === null
      ? 'its name or its type has no place in the API'
      : `the API has no type for ${reason}`,
    leaveOut,
  ];
  return { cause, cure };
}

const inventory = `
  with tables as (
    select class.oid, relkind, nspname, relname, concat(nspname, '.', relname) as name
    from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
    where nspname = any ($1) and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition
      and not exists (select from pg_inherits where inhrelid = class.oid)
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
  ), functions as (
    select proc.*, nspname, concat(nspname, '.', proname) as name, coalesce(proacl, acldefault('f', proowner)) as acl
    from pg_proc proc join pg_namespace namespace on namespace.oid = pronamespace
    where nspname = any ($1) and prokind = 'f' and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = proc.oid and deptype = 'e')
      and not exists (select from pg_type type where type.typnamespace = pronamespace and typname = proname and typtype in ('r', 'm'))
  ), found as (
    select 1 as at, 'table' as kind, name, format('%I.%I', nspname, relname) as shown, null as reason, obj_description(oid, 'pg_class') as comment, 0 as part, null as signature
    from tables
    union all
    select 2, 'column', concat(name, '.', attname), format('%I.%I.%I', nspname, relname, attname), format_type(atttypid, atttypmod),
      case when atttypid in ('tsvector'::regtype, 'tsquery'::regtype) then '@behavior -*' else col_description(attrelid, attnum) end, attnum, null
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    union all
    select 3, 'reference',
      concat(name, '.', (select string_agg(attname, ',' order by attname collate "C") from pg_attribute where attrelid = conrelid and attnum = any (conkey))),
      concat(format('%I.%I', nspname, relname), ' ', quote_ident(conname)), null,
      coalesce(obj_description(con.oid, 'pg_constraint'), case when not exists (select from tables other where other.oid = confrelid) then '@omit' end), 0, null
    from tables join pg_constraint con on conrelid = tables.oid and contype = 'f' and conparentid = 0
    union all
    select 4, 'value', concat(nspname, '.', typname, '.', enumlabel), concat(format('%I.%I', nspname, typname), ' ', quote_literal(enumlabel)), null,
      obj_description(type.oid, 'pg_type'), 0, null
    from pg_enum join pg_type type on type.oid = enumtypid join pg_namespace namespace on namespace.oid = typnamespace
    where nspname = any ($1) and exists (
      select from pg_attribute join tables on tables.oid = attrelid where atttypid in (type.oid, type.typarray) and attnum > 0 and not attisdropped)
    union all
    select 5, 'function', name, concat(format('%I.%I', nspname, proname), '(', pg_get_function_identity_arguments(oid), ')'),
      case when (select count(*) from functions other where other.name = functions.name) > 1 then 'overloaded'
        when provariadic <> 0 then 'variadic'
        when prorettype = 'record'::regtype and coalesce(array_length(proargmodes, 1), 0) = 0 then 'record'
        when exists (select from pg_type where typtype = 'p' and typname not in ('record', 'void') and oid = any (proargtypes::oid[] || prorettype)) then 'pseudo'
        when provolatile = 'v' and exists (select from pg_type join tables on tables.oid = typrelid where pg_type.oid = any (proargtypes)) then 'row' end,
      obj_description(oid, 'pg_proc'), 0, concat(nspname, '.', proname, '(', pg_get_function_identity_arguments(oid), ')')
    from functions
  )
  select kind, name, shown, reason, comment, signature from found order by at, name collate "C", part, shown collate "C"
`;
