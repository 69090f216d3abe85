-- How texts are compared in a search: without case, accents and stress marks, `ё` as `е`; `й` is a letter of its own. Indexes have what it gives, so that it
-- never changes: another comparison is another function.
do $$
declare
  -- In a database of the locale C only ICU knows the cases of letters beyond ASCII.
  lowered constant text := case when exists (select from pg_collation where collname = 'und-x-icu') then 'lower(value collate "und-x-icu")' else 'lower(value)' end;
  simple constant text := format('translate(%s, %L, %L)', lowered, 'ё', 'е');
begin
  execute 'create function admin.search_form(value text) returns text language sql immutable parallel safe return ' || case when getdatabaseencoding() = 'UTF8'
    -- Letters are taken apart only where there are some that have marks: most texts have none, and it takes ten times as long.
    then format(
      'case when value collate "C" ~ %L then normalize(translate(regexp_replace(normalize(%s, NFD), %L, %L, %L), %L, %L), NFC) else %s end',
      U&'[\00C0-\024F\0300-\03FF\1E00-\1FFF]', lowered, U&'([a-z\03B1-\03C9е])[\0300-\036F]+', '\1', 'g', U&'\00F8\0142\0111\0300\0301', 'old', simple)
    else simple end;
end $$;
comment on function admin.search_form is E'@behavior -*\nWhat a search compares of a text.';
