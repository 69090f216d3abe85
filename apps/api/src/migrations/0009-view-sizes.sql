-- Views are bounded in bytes: what everybody's list of views reads stays small, whoever writes it.

alter table admin.views add column size int not null default 0;

update admin.views set size = octet_length(list) + octet_length(name) + octet_length(query)
  + coalesce(octet_length(columns::text), 0) + coalesce(octet_length(layout), 0);

create function admin.bound_views() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  of_account constant bigint := 1048576;
  for_all constant bigint := 4194304;
  used bigint;
  many bigint;
begin
  new.size := octet_length(new.list) + octet_length(new.name) + octet_length(new.query)
    + coalesce(octet_length(new.columns::text), 0) + coalesce(octet_length(new.layout), 0);
  -- What was there before there were bounds may get smaller, and be anything else than larger.
  if tg_op = 'UPDATE' and new.size <= old.size and (old.shared or not new.shared)
    and (new.account_id is null or new.account_id is not distinct from old.account_id) then
    return new;
  end if;
  if new.size > 65536 then
    raise exception 'A view is too large.' using errcode = 'check_violation', constraint = 'views_size', schema = 'admin', table = 'views';
  end if;
  select sum(size) into used from admin.views where account_id = new.account_id and id <> new.id;
  if used + new.size > of_account then
    raise exception 'The views of an account are too large.' using errcode = 'check_violation', constraint = 'views_size_of_account', schema = 'admin', table = 'views';
  end if;
  if new.shared then
    select sum(size), count(*) into used, many from admin.views where shared and id <> new.id;
    if used + new.size > for_all or many >= 2000 then
      raise exception 'The views for everybody are too large.' using errcode = 'check_violation', constraint = 'views_size_for_all', schema = 'admin', table = 'views';
    end if;
  end if;
  return new;
end $$;
create trigger views_bound before insert or update on admin.views
  for each row execute function admin.bound_views();
