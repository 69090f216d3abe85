-- A library that nobody made for an admin: what databases have that tutorials leave out. Loads into an empty database, PostgreSQL 14 or later.
-- Schemas: public, lending.

create domain isbn as text check (value ~ '^[0-9]{10}([0-9]{3})?$');
create domain binding as text check (value in ('hardcover', 'paperback', 'e-book'));
create domain pages as int constraint pages_are_counted check (value > 0);
create domain floor_number as smallint check (value in (-1, 0, 1, 2));

-- A text key, padded; a column called as its table.
create table country (code char(3) primary key, country text not null, capital char(20), notes text, languages char(3)[]);
insert into country values ('FI', 'Finland', 'Helsinki', '', '{fi,sv}'), ('RUS', 'Россия', 'Москва', null, '{ru}'), ('DE', 'Deutschland', 'Berlin', 'EU', null);

create table city (city_id int generated always as identity primary key, city text not null, country_code char(3) not null references country);
insert into city (city, country_code) select 'City ' || n, (array['FI', 'RUS', 'DE'])[1 + n % 3] from generate_series(1, 30) n;
create index on city (country_code);

-- Secrets beside what may be shown.
create table member (
  member_id int generated always as identity primary key,
  full_name text not null,
  email text unique,
  password_hash text not null default '!',
  api_key uuid default gen_random_uuid() unique,
  reset_token text,
  "passwordSalt" bytea,
  password_changed_at timestamptz,
  token_count int not null default 0,
  state text not null default 'new' check (state in ('new', 'active', 'left for good', 'no-show')),
  grade varchar(1) check (grade = any (array['a', 'b', '+'])),
  tier char(4) default 'gold' check (tier = 'gold' or tier = 'tin'),
  home_city int references city,
  rating smallint check (rating in (1, 2, 3)),
  books_allowed bigint not null default 5 check (books_allowed = any (array[5, 10, 20]))
);
create index on member (home_city);
insert into member (full_name, email, password_hash, reset_token, state, grade, home_city)
  select 'Member ' || n, 'member' || n || '@library.example', 'not-for-browsers ' || n, 'not-for-browsers ' || n, (array['new', 'active', 'left for good', 'no-show'])[1 + n % 4], (array['a', 'b', '+', null])[1 + n % 4], 1 + n % 30
  from generate_series(1, 40) n;
update member set rating = 1 + member_id % 3 where member_id % 2 = 0;
-- Older rows hold what the check takes no more.
alter table member add column shelf int;
update member set shelf = 9 where member_id = 5;
alter table member add constraint shelf_is_there check (shelf in (1, 2)) not valid;

-- Labels that repeat, and no index but on the reference.
create table invoice (
  invoice_id int generated always as identity primary key,
  member_id int not null references member,
  invoice_date date not null,
  billing_address text not null,
  total numeric(10, 2) not null check (total >= 0)
);
create index on invoice (member_id);
insert into invoice (member_id, invoice_date, billing_address, total)
  select 1 + n % 40, date '2026-01-01' + n % 300, 'Library street ' || (1 + n % 5), (n * 37 % 1000) / 10.0 from generate_series(1, 412) n;

-- Domains, arrays, generated columns; a name between quotes.
create table "Book Title" (
  "Isbn" isbn primary key,
  "Title" text not null,
  kind binding not null default 'paperback',
  length pages,
  index_pages pages,
  floor floor_number,
  tags text[],
  shelf_mark text generated always as (upper("Title")) stored
);
insert into "Book Title" ("Isbn", "Title", kind, length, tags) values ('9780140328721', 'Fantastic Mr Fox', 'e-book', 96, '{fox,""}'), ('0306406152', 'Signals', 'hardcover', null, null);

-- A composite key that another table refers to, and one that is nothing but references.
create table copy ("Isbn" isbn references "Book Title", number int, bought_on date, primary key ("Isbn", number));
insert into copy values ('9780140328721', 1, '2025-03-01'), ('9780140328721', 2, null), ('0306406152', 1, '2024-12-31');
create table copy_mark (isbn isbn, number int, member_id int references member on delete cascade, primary key (isbn, number, member_id), foreign key (isbn, number) references copy);
insert into copy_mark values ('9780140328721', 1, 3), ('0306406152', 1, 4);

-- Without a key.
create table door_log (at timestamp not null, door text, member_name text);
insert into door_log select timestamp '2026-02-01 08:00' + n * interval '7 minutes', (array['North', 'South', ''])[1 + n % 3], 'Member ' || (1 + n % 40) from generate_series(1, 120) n;
-- Two went through one door at once: rows that agree in everything.
insert into door_log select timestamp '2026-02-03 09:30', 'North', 'Member 7' from generate_series(1, 2);
create view member_debt as select member_id, full_name, count(*)::int as invoices, sum(total) as debt from member join invoice using (member_id) group by member_id, full_name;
create materialized view city_count as select country_code, count(*)::int as cities from city group by country_code;

-- In parts: one resource each.
create table visit (visit_id int, visited_on date, member_id int references member, primary key (visit_id, visited_on)) partition by range (visited_on);
create table visit_2025 partition of visit for values from ('2025-01-01') to ('2026-01-01');
create table visit_2026 partition of visit for values from ('2026-01-01') to ('2027-01-01');
insert into visit select n, date '2025-06-01' + n * 7, 1 + n % 40 from generate_series(1, 60) n;
create table asset (asset_id serial primary key, name text not null);
create table vehicle (plate text) inherits (asset);
insert into asset (name) values ('Desk');
insert into vehicle (name, plate) values ('Bookmobile', 'A 001 AA');

create schema lending;
create table lending.loan (
  loan_id serial primary key,
  "Isbn" isbn not null,
  number int not null,
  member_id int not null references public.member on delete restrict,
  lent_on date not null default current_date,
  returned_on date,
  constraint returned_after_lent check (returned_on >= lent_on),
  foreign key ("Isbn", number) references public.copy
);
insert into lending.loan ("Isbn", number, member_id, lent_on) values ('9780140328721', 1, 1, '2026-03-01'), ('9780140328721', 2, 2, '2026-03-02'), ('0306406152', 1, 1, '2026-03-03');
create view lending.overdue as select * from lending.loan where returned_on is null;
