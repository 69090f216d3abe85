-- What came of the calls of an import, so that one which is sent again is not carried out again.

create table admin.imports (
  account_id int not null references admin.accounts on delete cascade,
  id text not null check (length(id) between 1 and 100),
  outcome jsonb,
  made_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index on admin.imports (made_at);
