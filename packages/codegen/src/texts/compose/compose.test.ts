import { describe, expect, it } from 'vitest';

import { composeAction } from './action.ts';
import { composeField } from './field.ts';
import { composeNoun } from './noun.ts';
import { composeQuery } from './query.ts';
import { composeValue } from './value.ts';
import { dictionary } from '../dictionary.ts';
import { inflect, type Phrase } from '../phrase.ts';

const words = dictionary();
function noun(name: string): Phrase {
  const phrase = composeNoun(name, words);
  if (!phrase) throw new Error(`The dictionary has no ${name}.`);
  return phrase;
}
const record = (name: string) => ({ record: { ...noun(name), plural: false } });

describe('fields', () => {
  it.each([
    ['createdAt', 'Дата создания'],
    ['countryCode', 'Код страны'],
    ['postal_code', 'Почтовый индекс'],
    ['shippingAddressLine2', 'Строка адреса доставки 2'],
    ['customerGroupName', 'Название группы клиентов'],
    ['customerName', 'Имя клиента'],
    ['productName', 'Название товара'],
    ['activeOrderCount', 'Число активных заказов'],
    ['maxOrderAmount', 'Максимальная сумма заказа'],
    ['numberOfSeats', 'Число мест'],
    ['numOrders', 'Число заказов'],
    ['totalPrice', 'Общая цена'],
    ['totalOrders', 'Всего заказов'],
    ['currentPeriodStart', 'Начало текущего периода'],
    ['defaultShippingAddress', 'Адрес доставки по умолчанию'],
    ['invoiceId', 'ID счёта'],
    ['customerIds', 'ID клиентов'],
    ['apiKey', 'Ключ API'],
    ['externalID', 'Внешний ID'],
    ['amountCents', 'Сумма в центах'],
    ['durationSeconds', 'Длительность в секундах'],
    ['pricePerUnit', 'Цена за единицу'],
    ['perCustomerLimit', 'Лимит на клиента'],
    ['orderCancelledAt', 'Дата отмены заказа'],
    ['nextInvoiceAt', 'Дата следующего счёта'],
    ['likeNum', 'Число лайков'],
    ['imprintV2', 'Выходные данные V2'],
    ['e_order_status', 'Статус заказа'],
    ['descriptionMarkdown', 'Описание (Markdown)'],
    ['launch_date_utc', 'Дата запуска (UTC)'],
    ['deviceInfo', 'Сведения об устройстве'],
    ['rejectedReason', 'Причина отклонения'],
    ['pricesIncludeTax', 'Цены включают налог'],
    ['customOrderStatus', 'Собственный статус заказа'],
    ['customProperties', 'Собственные свойства'],
    ['can_join', 'Можно присоединиться'],
    ['lastUsedAt', 'Дата последнего использования'],
    ['cancelledBy', 'Кто отменил'],
    ['cancelReason', 'Причина отмены'],
    ['hasDiscount', 'Есть скидка'],
    ['canEditOrder', 'Можно изменить заказ'],
    ['title_not_contains', 'Название: не содержит'],
    ['childCategories', 'Дочерние категории'],
    ['metadata', 'Метаданные'],
    ['speakerFacebookUrl', 'URL Facebook докладчика'],
    ['customer_ids', 'ID клиентов'],
    ['repositoryAccess', 'Доступ к репозиторию'],
    ['parentCommentId', 'ID родительского комментария'],
    ['parentId', 'ID родителя'],
    ['maxRounds', 'Максимальное число раундов'],
    ['durationWeeks', 'Длительность в неделях'],
    ['matchWeeks', 'Недели матча'],
    ['priceIncludesTax', 'Цена включает налог'],
    ['totalStudent', 'Всего студентов'],
    ['lastReadNewsAt', undefined],
    ['customerCustomerDemo', undefined],
    ['deviceKeyManage', 'Управление ключом устройства'],
    ['accuracySpotted', undefined],
    ['regeneratedInvoiceId', 'ID созданного заново счёта'],
    ['discountedPrice', 'Цена со скидкой'],
    ['photoPath', 'Путь к фотографии'],
    ['availableCurrencyCodes', 'Коды доступных валют'],
    ['discountedPriceWithTax', 'Цена со скидкой и налогом'],
    ['mustChangePassword', 'Нужно сменить пароль'],
    ['isRunning', 'Выполняется'],
    ['isSyncing', 'Идёт синхронизация'],
    ['priceChangeSinceAdded', 'Изменение цены с момента добавления'],
    ['countryOrRegion', 'Страна или регион'],
    ['dateCreated', 'Дата создания'],
    ['dateAdded', 'Дата добавления'],
    ['dateOrderPlaced', 'Дата оформления заказа'],
    ['dateLastUpdated', 'Дата последнего обновления'],
    ['dateFormat', 'Формат даты'],
    ['exhibitCount', 'Число экспонатов'],
    ['hallName', 'Название зала'],
    ['paperFormat', 'Формат бумаги'],
    ['dailyTakings', 'Ежедневная выручка'],
    ['cashierName', 'Имя кассира'],
    ['frobnicatedOrders', undefined],
  ])('%s is %s', (name, text) => expect(composeField(name, {}, words)).toBe(text));

  it('that are switched on, or hold what is done, are commands', () => {
    const field = (name: string, kind: 'boolean' | 'object' | 'integer') =>
      composeField(name, { kind }, words);
    expect([
      field('inheritFilters', 'boolean'),
      field('updateBillingAddress', 'object'),
      field('adjustOrderLines', 'object'),
      field('mergeCommit', 'object'),
      field('render_jobs', 'object'),
      field('viewCount', 'integer'),
    ]).toEqual([
      'Унаследовать фильтры',
      'Обновить платёжный адрес',
      'Скорректировать позиции заказа',
      'Коммит слияния',
      'Задания отрисовки',
      'Число просмотров',
    ]);
    expect([
      composeField('aggregateOrder', { kind: 'reference' }, words),
      composeField('aggregateOrder', {}, words),
    ]).toEqual(['Сводный заказ', 'Сводка заказа']);
  });

  it('that say first that they are a date, are the date of what was done, and true or false of the date itself', () => {
    expect([
      composeField('dateAdded', { kind: 'instant' }, words),
      composeField('dateChanged', { kind: 'boolean' }, words),
    ]).toEqual(['Дата добавления', 'Дата изменена']);
  });

  it('that end on `on` are a date, and no date where they are true or false', () => {
    expect(
      (['date', 'boolean'] as const).map((kind) => [
        composeField('switchedOn', { kind }, words),
        composeField('deliveredOn', { kind }, words),
      ]),
    ).toEqual([
      ['Дата переключения', 'Дата доставки'],
      [undefined, undefined],
    ]);
  });

  it('are called as records of one kind alone call them', () => {
    expect([
      composeField('options', record('products'), words),
      composeField('options', record('polls'), words),
    ]).toEqual(['Опции', 'Варианты']);
  });

  it('count what was done to many', () => {
    expect(composeField('orders_paid', { kind: 'integer' }, words)).toBe('Оплаченные заказы');
  });

  it('that are true or false agree with what they are said of', () => {
    const active = (name: string) =>
      composeField('isActive', { ...record(name), kind: 'boolean' }, words);
    expect([
      active('customers'),
      active('categories'),
      active('events'),
      active('settings'),
    ]).toEqual(['Активен', 'Активна', 'Активно', 'Активна']);
    expect(composeField('published', { ...record('articles'), kind: 'boolean' }, words)).toBe(
      'Опубликована',
    );
    expect(composeField('emailVerified', { kind: 'boolean' }, words)).toBe(
      'Электронная почта подтверждена',
    );
    expect(composeField('isNotEnabled', { ...record('plugins'), kind: 'boolean' }, words)).toBe(
      'Не включён',
    );
  });

  it('are names of people, and titles of things', () => {
    expect([
      composeField('name', record('customers'), words),
      composeField('name', record('products'), words),
    ]).toEqual(['Имя', 'Название']);
    expect([
      composeField('title', record('employees'), words),
      composeField('title', record('articles'), words),
    ]).toEqual(['Должность', 'Название']);
    expect([
      composeField('extension', record('employees'), words),
      composeField('extension', record('images'), words),
    ]).toEqual(['Добавочный номер', 'Расширение']);
  });
});

describe('values', () => {
  it('of a state agree with the record, any others with their field', () => {
    const value = (name: string, resource: string, field: string) =>
      composeValue(name, { ...record(resource), field }, words);
    expect([
      value('SHIPPED', 'orders', 'status'),
      value('SHIPPED', 'deliveries', 'state'),
      value('PAID', 'orders', 'paymentStatus'),
    ]).toEqual(['Отправлен', 'Отправлена', 'Оплачен']);
    expect([
      value('EXTERNAL_LINK', 'orders', 'type'),
      value('HIGH', 'orders', 'priority'),
      value('HIGH', 'orders', 'severity'),
    ]).toEqual(['Внешняя ссылка', 'Высокий', 'Высокая']);
    expect(value('NOT_PAID', 'invoices', 'status')).toBe('Не оплачен');
    expect(value('canceledByDriver', 'orders', 'status')).toBe('Отменён водителем');
  });

  it.each([
    ['DATE_ADDED', 'Дата добавления'],
    ['UPDATED_AT', 'Дата обновления'],
    ['SYNCING', 'Идёт синхронизация'],
    ['in_progress', 'В работе'],
    ['order_created', 'Заказ создан'],
    ['rounds_played', 'Сыгранные раунды'],
    ['NOTIFICATIONS_ENABLED', 'Уведомления включены'],
    ['no_expiration', 'Без истечения срока'],
    ['driverCanceled', undefined],
    ['increasing', 'Растёт'],
    ['CreateOrder', 'Создать заказ'],
    ['CUSTOMER_ADDED_TO_GROUP', 'Клиент добавлен в группу'],
    ['PAPER', 'Бумага'],
    ['CERAMIC', 'Керамика'],
    ['BLARGH', undefined],
  ])('%s is %s', (name, text) => expect(composeValue(name, {}, words)).toBe(text));
});

describe('values of an order', () => {
  it.each([
    ['DATE_ADDED', 'Дата добавления'],
    ['CREATED_AT', 'Дата создания'],
    ['LAST_USED_AT', 'Дата последнего использования'],
    ['CASHIER', 'Кассир'],
    ['PRICE_DESC', 'Цена, по убыванию'],
    ['name_asc', 'Название, по возрастанию'],
    ['ORDER_COUNT', 'Число заказов'],
    ['FROBNICATED_ASC', undefined],
  ])('%s is %s, as a field is', (name, text) => {
    expect(
      ['sortBy', 'orderBy', 'sorting'].map((field) => composeValue(name, { field }, words)),
    ).toEqual([text, text, text]);
  });
});

describe('actions', () => {
  it.each([
    ['cancelOrder', 'Отменить заказ'],
    ['orderCancel', 'Отменить заказ'],
    ['Order_cancel', 'Отменить заказ'],
    ['publishProduct', 'Опубликовать товар'],
    ['blockCustomer', 'Заблокировать клиента'],
    ['blockCustomers', 'Заблокировать клиентов'],
    ['deleteCategory', 'Удалить категорию'],
    ['orderMarkAsPaid', 'Отметить заказ как оплаченный'],
    ['markInvoicesAsPaid', 'Отметить счета как оплаченные'],
    ['addNoteToCustomer', 'Добавить заметку клиенту'],
    ['addItemToOrder', 'Добавить элемент в заказ'],
    ['removeProductsFromChannel', 'Удалить товары из канала'],
    ['removeRoleFromOperator', 'Удалить роль у оператора'],
    ['insert_order_items_one', 'Добавить позицию заказа'],
    ['update_orders_many', 'Обновить заказы'],
    ['deleteManyOrders', 'Удалить заказы'],
    ['delete_orders_by_pk', 'Удалить заказ'],
    ['deletePersonByRowId', 'Удалить человека по ID строки'],
    ['orderAddNote', 'Добавить заметку заказа'],
    ['addNoteToOrder', 'Добавить заметку к заказу'],
    ['delete_currency_codes_by_pk', 'Удалить код валюты'],
    ['login', 'Войти'],
    ['joinGroup', 'Присоединиться к группе'],
    ['linkRepositoryToProject', 'Связать репозиторий с проектом'],
    ['applyCouponToOrder', 'Применить купон к заказу'],
    ['manageSubscription', 'Управлять подпиской'],
    ['contactCustomer', 'Связаться с клиентом'],
    ['unmarkCommentAsAnswer', 'Снять отметку с комментария как ответа'],
    ['assignProductsToChannel', 'Назначить товары каналу'],
    ['setPaymentMethodAsDefault', 'Задать способ оплаты по умолчанию'],
    ['resumeRenderBatch', 'Возобновить пакет отрисовок'],
    ['commentApprove', 'Утвердить комментарий'],
    ['frobnicateOrder', undefined],
    ['cancelBlargh', undefined],
  ])('%s is %s', (name, text) => expect(composeAction(name, words)).toBe(text));
});

describe('queries', () => {
  it.each([
    ['salesByMonth', 'report', 'Продажи по месяцам'],
    ['ordersByCustomer', 'report', 'Заказы по клиентам'],
    ['customerByEmail', 'lookup', 'Клиент по электронной почте'],
    ['supplierByInn', 'lookup', 'Поставщик по ИНН'],
    ['reviewByProductIdAndCustomerId', 'lookup', 'Отзыв по товару и клиенту'],
    ['stockByWarehouseIdAndProductIdAndSize', 'lookup', 'Остаток по складу, товару и размеру'],
    ['getDatabaseStats', 'report', 'Статистика базы данных'],
    ['shopSettings', 'singleton', 'Настройки магазина'],
    ['searchEventsForSchedule', 'search', 'Найти события для расписания'],
    ['overdueOrders', 'lookup', 'Просроченные заказы'],
    ['previewCollectionVariants', 'lookup', 'Просмотреть варианты коллекции'],
    ['frobnicatedOrders', 'lookup', undefined],
  ] as const)('%s is %s', (name, place, text) =>
    expect(composeQuery(name, place, words)).toBe(text),
  );
});

describe('nouns', () => {
  it('of the title of a list belong to many, unless nobody counts them', () => {
    const title = (name: string) => inflect(composeNoun(name, words, true) ?? noun(name), 'nom');
    expect(
      ['employeeTerritories', 'serverRegions', 'securityLogs', 'orderItems'].map(title),
    ).toEqual([
      'территории сотрудников',
      'регионы серверов',
      'журналы безопасности',
      'позиции заказа',
    ]);
  });

  it('decline with what stands before and behind them', () => {
    const phrase = noun('activeSupplierGroups');
    expect(
      (['nom', 'gen', 'dat', 'acc', 'ins', 'pre'] as const).map((inCase) =>
        inflect(phrase, inCase),
      ),
    ).toEqual([
      'группы активных поставщиков',
      'групп активных поставщиков',
      'группам активных поставщиков',
      'группы активных поставщиков',
      'группами активных поставщиков',
      'группах активных поставщиков',
    ]);
  });
});
