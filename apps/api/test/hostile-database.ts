import { startAdmin } from './admin.ts';
import { createOwnDatabase, query } from './shop-database.ts';

/** What nobody of the administration may find out. Two databases differ in nothing else. */
export interface Secrets {
  readonly text: string;
  readonly uuid: string;
}

/** Names of columns, arguments and functions that are secrets, as fields and as values of enums. */
export const secretNames: readonly string[] = [
  'passwordHash',
  'apiToken',
  'resetToken',
  'sessionToken',
  'accessPassword',
  'codeWord',
  'dossier',
  'score',
];

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const tablesWith = ({ text, uuid }: Secrets, secret = literal(text)): string => `
  create table users (
    id int primary key generated always as identity, name text not null, email text unique, hired int,
    password_hash text not null, api_token text unique, reset_token uuid default '${uuid}',
    code_word text, dossier text, twice int generated always as (hired * 2) stored, unique (id, password_hash)
  );
  create unique index on users (name, hired);
  create unique index on users (hired) where hired > 3000;
  comment on column users.code_word is '@behavior -attribute:select';
  insert into users (name, email, hired, password_hash, api_token, code_word, dossier) values
    ('Анна', 'anna@x.example', 2001, ${secret}, ${secret}, ${secret}, ${secret}),
    ('Борис', 'boris@x.example', 2002, 'common', 'common', 'common', 'common');

  create table sessions (token text primary key, user_id int references users, device text);
  insert into sessions values (${secret}, 1, 'phone'), ('common', 2, 'desk');
  create table visits (id int primary key, session_token text references sessions, page text);
  create index on visits (session_token);
  insert into visits values (1, ${secret}, 'start'), (2, 'common', 'end');

  create type credentials as (login text, access_password text);
  create table services (id int primary key, name text, access credentials);
  insert into services values (1, 'mail', ('a', ${secret})), (2, 'files', ('a', 'common'));

  create table notes (id int primary key, title text not null, kept text not null default 'x');
  alter table notes enable row level security;
  create policy seen on notes for select using (title not like 'hidden%');
  create policy made on notes for insert with check (title not like 'forbidden%');
  create policy changed on notes for update using (title not like 'fixed%') with check (title not like 'forbidden%');
  insert into notes values (1, 'open', 'x'), (2, 'fixed', 'x'), (3, 'hidden', ${secret});

  create view people as select id, name, password_hash from users;
  create function users_password_hash_length(users) returns int language sql stable as 'select length($1.password_hash)';
  create function users_api_token_copy(users) returns text language sql stable as 'select $1.api_token';
  create function user_by_token(token text) returns setof users language sql stable as 'select * from users where api_token = token';
  create function tokens() returns setof text language sql stable as 'select api_token from users';
  create function name_book() returns table (id int, password_hash text) language sql stable as 'select id, password_hash from users';
  create function all_notes() returns setof notes language sql stable security definer as 'select * from notes';
  create function notes_count() returns int language sql stable security definer as 'select sum(length(kept))::int from notes';
  create function notes_score(notes) returns int language sql stable security definer as 'select sum(length(kept))::int from notes';
`;

/** What the owner of the database takes from the roles, once they are there. */
const privileges = `
  revoke select on users from admin_viewer;
  grant select (id, name, email, hired, password_hash, api_token, reset_token, code_word, twice) on users to admin_viewer;
`;

/** A database with secret columns, row-level security and privileges of columns. */
export async function createHostileDatabase(
  server: string,
  name: string,
  secrets: Secrets,
): Promise<string> {
  const url = await createOwnDatabase(server, name);
  await query(url, tablesWith(secrets));
  // The first start makes the roles and gives them their rights.
  await (await startAdmin({ DATABASE_URL: url })).server.close();
  await query(url, privileges);
  return url;
}
