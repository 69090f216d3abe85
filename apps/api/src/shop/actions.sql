-- What is done in the shop beyond changing records. Each function is a mutation of the API; its comment is what people read.

create function cancel_order(order_id int, reason text) returns orders language plpgsql set search_path from current as $$
declare found orders;
begin
  select * into found from orders where id = cancel_order.order_id for update;
  if found.id is null then
    raise exception 'Такого заказа нет' using errcode = 'no_data_found', column = 'order_id';
  elsif found.status = 'cancelled' then
    raise exception 'Заказ уже отменён';
  elsif found.status in ('shipped', 'delivered', 'returned') then
    raise exception 'Заказ уже отправлен, отменить его нельзя: оформите возврат';
  elsif btrim(reason) = '' then
    raise exception 'Укажите причину' using column = 'reason';
  end if;
  update deliveries set status = 'failed' where deliveries.order_id = found.id and status in ('planned', 'in_transit');
  update payments set status = case status when 'paid' then 'refunded' else 'failed' end::payment_status
    where payments.order_id = found.id and status in ('paid', 'pending');
  update orders set status = 'cancelled', comment = concat_ws(E'\n', comment, 'Причина отмены: ' || btrim(reason)) where id = found.id returning * into found;
  return found;
end $$;
comment on function cancel_order is E'@argument order_id Заказ\n@argument reason Причина отмены\nОтменить заказ';

create function take_payment(order_id int, method payment_method, amount numeric default null) returns payments language plpgsql set search_path from current as $$
declare
  found orders;
  owed numeric;
  payment payments;
begin
  select * into found from orders where id = take_payment.order_id for update;
  if found.id is null then
    raise exception 'Такого заказа нет' using errcode = 'no_data_found', column = 'order_id';
  elsif found.status in ('cancelled', 'returned') then
    raise exception 'Заказ отменён или возвращён, оплату принять нельзя';
  end if;
  owed := found.total - coalesce((select sum(paid.amount) from payments paid where paid.order_id = found.id and paid.status = 'paid'), 0);
  if owed <= 0 then
    raise exception 'Заказ уже оплачен';
  elsif take_payment.amount <= 0 then
    raise exception 'Сумма должна быть больше нуля' using column = 'amount';
  elsif take_payment.amount > owed then
    raise exception 'Сумма больше остатка: к оплате % ₽', owed using column = 'amount';
  end if;
  insert into payments as made (order_id, method, status, amount, paid_at)
    values (found.id, take_payment.method, 'paid', coalesce(take_payment.amount, owed), now()) returning made.* into payment;
  update orders set status = 'confirmed' where id = found.id and status = 'new';
  return payment;
end $$;
comment on function take_payment is E'@argument order_id Заказ\n@argument method Способ оплаты\n@argument amount Сумма, ₽ (пусто: весь остаток)\nПринять оплату';

create function ship_order(order_id int, tracking_number bigint, warehouse_id int default null) returns deliveries language plpgsql set search_path from current as $$
declare
  found orders;
  delivery deliveries;
begin
  select * into found from orders where id = ship_order.order_id for update;
  if found.id is null then
    raise exception 'Такого заказа нет' using errcode = 'no_data_found', column = 'order_id';
  elsif found.status in ('shipped', 'delivered') then
    raise exception 'Заказ уже отправлен';
  elsif found.status in ('cancelled', 'returned') then
    raise exception 'Заказ отменён или возвращён, отправить его нельзя';
  elsif found.status = 'new' then
    raise exception 'Сначала подтвердите заказ';
  elsif ship_order.tracking_number not between 10000000 and 99999999999999 then
    raise exception 'Номер отправления состоит из 8–14 цифр' using column = 'tracking_number';
  end if;
  select * into delivery from deliveries planned where planned.order_id = found.id and planned.status = 'planned' order by planned_on, id limit 1 for update;
  if delivery.id is not null then
    update deliveries sent set status = 'in_transit', tracking_number = ship_order.tracking_number, warehouse_id = coalesce(ship_order.warehouse_id, sent.warehouse_id)
      where sent.id = delivery.id returning sent.* into delivery;
  elsif ship_order.warehouse_id is null then
    raise exception 'Укажите склад: доставка ещё не назначена' using column = 'warehouse_id';
  else
    insert into deliveries as sent (order_id, warehouse_id, method, status, planned_on, tracking_number)
      values (found.id, ship_order.warehouse_id, 'post', 'in_transit', current_date, ship_order.tracking_number) returning sent.* into delivery;
  end if;
  update orders set status = 'shipped' where id = found.id;
  return delivery;
end $$;
comment on function ship_order is E'@argument order_id Заказ\n@argument tracking_number Номер отправления\n@argument warehouse_id Склад (пусто: склад назначенной доставки)\nОтправить заказ';

create function restock_product(product_id int, warehouse_id int, quantity int, shelf text default null) returns stock language plpgsql set search_path from current as $$
declare result stock;
begin
  if restock_product.quantity not between 1 and 100000 then
    raise exception 'Количество: от 1 до 100 000' using column = 'quantity';
  elsif not exists (select from warehouses where id = restock_product.warehouse_id and active) then
    raise exception 'Склад не действует' using column = 'warehouse_id';
  end if;
  update stock as there set quantity = there.quantity + restock_product.quantity, shelf = coalesce(restock_product.shelf, there.shelf), counted_at = localtimestamp
    where there.product_id = restock_product.product_id and there.warehouse_id = restock_product.warehouse_id returning there.* into result;
  if result.product_id is null then
    if coalesce(btrim(restock_product.shelf), '') = '' then
      raise exception 'Укажите полку: этого товара на складе ещё не было' using column = 'shelf';
    end if;
    insert into stock as there (product_id, warehouse_id, quantity, shelf, counted_at)
      values (restock_product.product_id, restock_product.warehouse_id, restock_product.quantity, restock_product.shelf, localtimestamp) returning there.* into result;
  end if;
  return result;
end $$;
comment on function restock_product is E'@argument product_id Товар\n@argument warehouse_id Склад\n@argument quantity Сколько поступило\n@argument shelf Полка (пусто: прежняя)\nПополнить склад';

create function apply_promotion(promotion_id int, product_ids int[]) returns setof products language plpgsql set search_path from current as $$
declare
  promotion promotions;
  withdrawn text;
begin
  select * into promotion from promotions where id = apply_promotion.promotion_id;
  if promotion.id is null then
    raise exception 'Такой акции нет' using errcode = 'no_data_found', column = 'promotion_id';
  elsif not promotion.active or upper(promotion.period) <= current_date then
    raise exception 'Акция закончилась или выключена' using column = 'promotion_id';
  elsif cardinality(product_ids) = 0 then
    raise exception 'Выберите товары' using column = 'product_ids';
  end if;
  select string_agg(name, ', ' order by name) into withdrawn from products where id = any (product_ids) and not active;
  if withdrawn is not null then
    raise exception 'Сняты с продажи: %', withdrawn using column = 'product_ids';
  end if;
  insert into promotion_products as added (promotion_id, product_id) select promotion.id, id from products where id = any (product_ids)
    on conflict on constraint promotion_products_pkey do nothing;
  return query select * from products where id = any (product_ids) order by id;
end $$;
comment on function apply_promotion is E'@argument promotion_id Акция\n@argument product_ids Товары\nДобавить товары в акцию';
