-- A price list of a supplier, as a file: what an action with a file looks like.

create function import_product_prices(price_list bytea) returns setof products language plpgsql set search_path from current as $$
declare
  line record;
  changed int[] := '{}';
  found int;
begin
  for line in
    select number, btrim(split_part(value, ';', 1), E' "\r\uFEFF') as sku, replace(regexp_replace(split_part(value, ';', 2), '[\s" ₽\u00A0\u202F]', '', 'g'), ',', '.') as price
      from string_to_table(convert_from(price_list, 'UTF8'), E'\n') with ordinality as lines (value, number)
  loop
    continue when line.sku = '' or (line.number = 1 and line.price !~ '^\d');
    if line.price !~ '^\d{1,10}(\.\d{1,2})?$' or line.price::numeric = 0 then
      raise exception 'Строка %: цена не указана или это не число', line.number using column = 'price_list';
    end if;
    update products set price = line.price::numeric, old_price = case when old_price > line.price::numeric then old_price end
      where sku = line.sku and price <> line.price::numeric returning id into found;
    if found is not null then
      changed := changed || found;
    elsif not exists (select from products where sku = line.sku) then
      raise exception 'Строка %: товара с артикулом «%» нет', line.number, line.sku using column = 'price_list';
    end if;
  end loop;
  if cardinality(changed) = 0 then
    raise exception 'Новых цен в файле нет' using column = 'price_list';
  end if;
  return query select * from products where id = any (changed) order by id;
exception
  when character_not_in_repertoire then
    raise exception 'Это не текст в кодировке UTF-8: сохраните файл как CSV UTF-8' using column = 'price_list';
end $$;
comment on function import_product_prices is E'@argument price_list Прайс-лист: файл CSV со столбцами «артикул; цена»\nЗагрузить цены';
