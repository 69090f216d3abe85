import type { Pool } from 'pg';
import { roleName, type RolePrefix, usualPrefix } from '../request-roles.ts';
import { hasSecretWord } from './secret-names.ts';

/** A function that writes and that somebody of the administration may execute. */
export interface WritingFunction {
  /**
   * Was granted to viewers by name: what everybody may execute by PostgreSQL's default is for
   * editors.
   */
  readonly isForViewers: boolean;
}

export interface OfferedFunctions {
  /** Functions that are mutations, by their object identifier. */
  readonly writing: ReadonlyMap<string, WritingFunction>;
  /** Object identifiers of functions that the API does not have, with the reason. */
  readonly withheld: ReadonlyMap<string, WithheldFunction>;
}

export interface WithheldFunction {
  /** `public.wipe()` */
  readonly name: string;
  readonly reason: string;
}

interface FunctionRow extends WritingFunction {
  readonly id: string;
  readonly name: string;
  readonly called: string;
  readonly inputs: readonly string[];
  readonly writes: boolean;
  readonly isExecutable: boolean;
  readonly hasOwnersRights: boolean;
  readonly isForEverybody: boolean;
}

/**
 * Loads the functions that the API offers. The same rule applies to functions that read and to
 * those that write. Some role may execute the function. A function with its owner's rights
 * (`security definer`), or with a secret among its inputs or results, was granted by name, because
 * the default grant to everybody is nobody's decision. Functions of triggers and extensions are
 * excluded. Before there are roles, while a schema is only read, the grants to everybody count.
 */
export async function loadOfferedFunctions(
  pool: Pool,
  schemas: readonly string[],
  prefix: RolePrefix = usualPrefix,
): Promise<OfferedFunctions> {
  const { rows } = await pool.query<FunctionRow>(
    `with found as (
       select proc.*, nspname, coalesce(proacl, acldefault('f', proowner)) as acl
       from pg_proc proc join pg_namespace namespace on namespace.oid = pronamespace
       where nspname = any ($1) and prokind = 'f' and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
         and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = proc.oid and deptype = 'e')
     )
     select oid::text as id, concat(nspname, '.', proname, '(', pg_get_function_identity_arguments(oid), ')') as name, proname::text as called,
       array(select name from unnest(proargnames, proargmodes) as argument (name, mode)
         where coalesce(mode, 'i') in ('i', 'b', 'v') and name is not null) as inputs,
       provolatile = 'v' as writes, case when to_regrole($2) is null then exists (select from aclexplode(acl) where grantee = 0)
         else has_function_privilege($2, oid, 'execute') end as "isExecutable", prosecdef as "hasOwnersRights",
       exists (select from aclexplode(acl) where grantee = 0) as "isForEverybody",
       exists (select from aclexplode(acl) where grantee = to_regrole($3)) as "isForViewers"
     from found order by name`,
    [schemas, ...namesOf(prefix)],
  );
  const judged = rows.map((row) => ({ ...row, reason: reasonToWithhold(row) }));
  return {
    writing: new Map(
      judged
        .filter(({ reason, writes }) => reason === undefined && writes)
        .map(({ id, isForViewers }) => [id, { isForViewers }]),
    ),
    withheld: new Map(
      judged.flatMap(({ id, name, reason }) =>
        reason === undefined ? [] : [[id, { name, reason }] as const],
      ),
    ),
  };
}

/** Role that executes any granted function, and role to which a function is granted by name for all. */
const namesOf = (prefix: RolePrefix): readonly [string | null, string | null] =>
  prefix === null ? [null, null] : [roleName(prefix, 'owner'), roleName(prefix, 'viewer')];

function reasonToWithhold(row: FunctionRow): string | undefined {
  const { called, inputs, writes, isExecutable, hasOwnersRights, isForEverybody } = row;
  if (!isExecutable) return 'no role of the administration may execute it';
  if (!isForEverybody) return undefined;
  const decision = 'revoke execution from public and grant it to a role of the administration';
  if (hasOwnersRights)
    return `it runs with the rights of its owner and everybody may execute it: ${decision}`;
  const isAboutSecret = [called, called.replace(/s$/, ''), ...inputs].some(hasSecretWord);
  return !writes && isAboutSecret
    ? `it reads a secret, or by one, and everybody may execute it: ${decision}`
    : undefined;
}
