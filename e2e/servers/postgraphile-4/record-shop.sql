-- A record shop: artists, albums and tracks, customers and what they bought. Columns are called as databases commonly call them
-- (`album_id`, foreign keys of the same name), and one table has a key of two columns. Employees sign in; visitors see nothing.

create role record_shop_visitor;
create role record_shop_employee;
create schema record_shop;
create schema record_shop_private;
set search_path to record_shop;

create table artist (
  artist_id serial primary key,
  name varchar(120) not null
);

create table genre (
  genre_id serial primary key,
  name varchar(120) not null unique
);

create table album (
  album_id serial primary key,
  title varchar(160) not null,
  artist_id integer not null references artist,
  released_on date
);
create index on album (artist_id);

create table track (
  track_id serial primary key,
  name varchar(200) not null,
  album_id integer references album,
  genre_id integer references genre,
  composer varchar(220),
  milliseconds integer not null,
  bytes bigint,
  unit_price numeric(10, 2) not null
);
create index on track (album_id);
create index on track (genre_id);

create table employee (
  employee_id serial primary key,
  last_name varchar(20) not null,
  first_name varchar(20) not null,
  title varchar(30),
  reports_to integer references employee
);
create index on employee (reports_to);

create table customer (
  customer_id serial primary key,
  first_name varchar(40) not null,
  last_name varchar(20) not null,
  email varchar(60) not null unique,
  country varchar(40),
  support_rep_id integer references employee
);
create index on customer (support_rep_id);

create table invoice (
  invoice_id serial primary key,
  customer_id integer not null references customer,
  invoice_date timestamp not null,
  billing_city varchar(40),
  total numeric(10, 2) not null
);
create index on invoice (customer_id);

create table invoice_line (
  invoice_line_id serial primary key,
  invoice_id integer not null references invoice,
  track_id integer not null references track,
  unit_price numeric(10, 2) not null,
  quantity integer not null
);
create index on invoice_line (invoice_id);
create index on invoice_line (track_id);

create table playlist (
  playlist_id serial primary key,
  name varchar(120) not null
);

create table playlist_track (
  playlist_id integer not null references playlist,
  track_id integer not null references track,
  position smallint not null default 1,
  primary key (playlist_id, track_id)
);
create index on playlist_track (track_id);

insert into artist (name)
select unnest(array['Аквариум', 'Браво', 'Вежливый отказ', 'Гости из будущего', 'Добраночь', 'Ёлочные игрушки', 'Звуки Му', 'Кино', 'Ленинград', 'Мумий Тролль', 'Ночные снайперы', 'Океан Ельзи']);

insert into genre (name) select unnest(array['Рок', 'Поп', 'Джаз', 'Электроника']);

insert into album (title, artist_id, released_on)
select format('%s (%s)', (array['Первый', 'Концерт', 'Избранное', 'Акустика'])[1 + i % 4], i), 1 + i % 12, date '1985-01-15' + i * 97
from generate_series(1, 40) i;

insert into track (name, album_id, genre_id, composer, milliseconds, bytes, unit_price)
select format('%s %s', (array['Утро', 'Город', 'Письмо', 'Поезд', 'Река'])[1 + i % 5], i), 1 + i % 40, 1 + i % 4,
  case when i % 3 = 0 then 'Народная' end, 150000 + i * 731, 9007199254740993 + i, 0.99 + (i % 3)
from generate_series(1, 160) i;

insert into employee (last_name, first_name, title, reports_to) values
  ('Орлова', 'Анна', 'Директор', null), ('Титов', 'Павел', 'Менеджер', 1), ('Кузьмина', 'Елена', 'Продавец', 2), ('Жуков', 'Илья', 'Продавец', 2);

insert into customer (first_name, last_name, email, country, support_rep_id)
select (array['Вера', 'Глеб', 'Дарья', 'Егор', 'Зоя'])[1 + i % 5], (array['Агафонова', 'Белкин', 'Воронина'])[1 + i % 3] , format('customer%s@example.ru', i),
  (array['Россия', 'Казахстан', 'Армения'])[1 + i % 3], 3 + i % 2
from generate_series(1, 30) i;

insert into invoice (customer_id, invoice_date, billing_city, total)
select 1 + i % 30, timestamp '2025-01-02 10:00:00' + i * interval '3 days 5 hours', (array['Москва', 'Казань', 'Пермь'])[1 + i % 3], 0.99 * (1 + i % 7)
from generate_series(1, 90) i;

insert into invoice_line (invoice_id, track_id, unit_price, quantity)
select 1 + i % 90, 1 + i % 160, 0.99, 1 + i % 2 from generate_series(1, 180) i;

insert into playlist (name) select unnest(array['В дорогу', 'Для работы', 'Праздник']);

insert into playlist_track (playlist_id, track_id, position) select 1 + i % 3, i, (i % 30)::smallint + 1 from generate_series(1, 60) i;

-- Sign-in, as PostGraphile's documentation has it: a function that answers the type which the server signs.

create table record_shop_private.account (
  employee_id integer primary key references employee,
  email text not null unique,
  password_digest bytea not null
);

insert into record_shop_private.account select 3, 'kuzmina@example.ru', sha256(convert_to('граммофон', 'UTF8'));

create type jwt_token as (role text, exp bigint, employee_id integer);

create function authenticate(email text, password text) returns jwt_token language sql strict security definer as $$
  select 'record_shop_employee', extract(epoch from now() + interval '1 day')::bigint, account.employee_id
  from record_shop_private.account
  where account.email = authenticate.email and account.password_digest = sha256(convert_to(authenticate.password, 'UTF8'))
$$;

create function current_employee() returns employee language sql stable security definer as $$
  select * from record_shop.employee where employee_id = nullif(current_setting('jwt.claims.employee_id', true), '')::integer
$$;

grant usage on schema record_shop to record_shop_visitor, record_shop_employee;
revoke execute on all functions in schema record_shop from public;
grant execute on all functions in schema record_shop to record_shop_visitor, record_shop_employee;
grant select, insert, update, delete on all tables in schema record_shop to record_shop_employee;
grant usage on all sequences in schema record_shop to record_shop_employee;
