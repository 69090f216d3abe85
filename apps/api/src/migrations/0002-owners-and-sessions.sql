-- Two owners who demote each other at the same time leave one; what lets somebody in ends with what it was given for.

-- One row, written by whoever takes an owner away: the second waits for the first and then sees what it did, or, where a transaction sees only
-- the state of its beginning (repeatable read, serializable), fails as one that came too late. A lock that is only held would not do that.
create table admin.owner_changes (
  only_row boolean primary key default true check (only_row),
  changed_at timestamptz not null default now()
);
insert into admin.owner_changes default values;

create or replace function admin.keep_an_owner() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into admin.owner_changes default values on conflict (only_row) do update set changed_at = now();
  -- A query of its own: it sees what was committed while the one above waited.
  if not exists (select from admin.accounts where role = 'owner' and active) then
    raise exception 'The last active owner must remain.'
      using errcode = 'check_violation', constraint = 'accounts_keep_an_owner', schema = 'admin', table = 'accounts';
  end if;
  return null;
end $$;
drop trigger accounts_keep_an_owner on admin.accounts;
create constraint trigger accounts_keep_an_owner after update on admin.accounts
  for each row when (old.role = 'owner' and old.active and not (new.role = 'owner' and new.active)) execute function admin.keep_an_owner();
create constraint trigger accounts_keep_an_owner_when_deleted after delete on admin.accounts
  for each row when (old.role = 'owner' and old.active) execute function admin.keep_an_owner();

create function admin.end_sessions() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_table_name = 'passwords' then
    delete from admin.sessions where account_id = new.account_id;
  else
    delete from admin.sessions where account_id = new.id;
  end if;
  return null;
end $$;
create trigger accounts_end_sessions after update on admin.accounts
  for each row when (new.email <> old.email or (old.active and not new.active)) execute function admin.end_sessions();
create trigger passwords_end_sessions after update on admin.passwords
  for each row when (new.hash <> old.hash) execute function admin.end_sessions();
