-- Lists as people want to see them again.

create table admin.views (
  id int generated always as identity primary key,
  -- Nobody's: a view for everybody outlasts the account that made it.
  account_id int references admin.accounts on delete set null,
  list text not null check (length(list) between 1 and 200),
  name text not null check (length(name) between 1 and 100),
  query text not null check (length(query) <= 8000),
  columns text[] check (cardinality(columns) <= 500),
  shared boolean not null default false,
  position float8 not null,
  revision int not null default 1
);
create index on admin.views (account_id, list);
create index on admin.views (list) where shared;

-- In which view a list opens, for each account.
create table admin.default_views (
  account_id int not null references admin.accounts on delete cascade,
  list text not null,
  view_id int not null references admin.views on delete cascade,
  primary key (account_id, list)
);
create index on admin.default_views (view_id);

create function admin.remove_own_views() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from admin.views where account_id = old.id and not shared;
  return old;
end $$;
create trigger accounts_remove_own_views before delete on admin.accounts
  for each row execute function admin.remove_own_views();
