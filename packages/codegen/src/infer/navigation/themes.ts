/**
 * Subjects that applications of all trades have, by the words of their resources. A word of two
 * parts goes before its last part.
 */
export interface Theme {
  readonly name: string;
  readonly title: { readonly ru: string; readonly en: string };
  readonly words: ReadonlySet<string>;
}

const theme = (name: string, ru: string, en: string, words: string): Theme => ({
  name,
  title: { ru, en },
  words: new Set(words.split(',').map((word) => word.trim())),
});

/** Main subject of the application, which is a group even with a single resource. */
export const sales = 'sales';

/** Settings are the last group, where there are any. */
export const settings = 'settings';

/** Money that many kinds of records have stands together: `driverWallets`, `riderWallets`. */
export const finance = 'finance';

/** Roles and invitations stand with the people, or with the settings where there are none. */
export const access = 'access';

const themes: readonly Theme[] = [
  theme(
    sales,
    'Продажи',
    'Sales',
    'order, draft order, checkout, cart, basket, quote, quotation, fulfillment, fulfilment, shipment, shipper, return, booking, reservation, rental, enrollment, sale order, purchase, deal, opportunity, subscription',
  ),
  theme(
    'catalog',
    'Каталог',
    'Catalog',
    'product, variant, category, collection, assortment, facet, attribute, brand, manufacturer, supplier, vendor, sku, catalog, catalogue, good, merchandise, add on, plan, billable metric, feature, price list, rate card, option group, asset, dish, recipe, ingredient, filter, item group, tag, review, rating',
  ),
  theme(
    'customers',
    'Клиенты',
    'Customers',
    'customer, client, lead, prospect, subscriber, guest, contact, company',
  ),
  theme(
    'people',
    'Люди',
    'People',
    'user, account, employee, staff, team, member, person, people, contributor, moderator, author, participant, operator, driver, rider, contact, department, profile, patient, doctor, student, teacher, tutor, speaker, player, group member, staff user, volunteer, company',
  ),
  theme(
    access,
    'Доступ',
    'Access',
    'role, permission, permission group, administrator, admin, membership, invite, invitation, user role',
  ),
  theme(
    finance,
    'Финансы',
    'Finance',
    'payment, invoice, refund, payout, transaction, wallet, ledger, journal, journal entry, credit note, bill, billing, payment gateway, payment request, expense, bank account, balance, receipt, budget, settlement, subscription, charge, fee, account',
  ),
  theme(
    'marketing',
    'Маркетинг',
    'Marketing',
    'promotion, discount, coupon, voucher, campaign, banner, announcement, reward, newsletter, gift card, sale, loyalty, referral, offer, applied coupon',
  ),
  theme(
    'content',
    'Материалы',
    'Content',
    'post, page, article, news, comment, medium, media, media item, menu, menu item, blog, blog post, tag, section, faq, block, gallery, image, photo, video, upload file, story, post format, job listing, testimonial, slide, hero, generic page, custom page, news article, category, asset, document, file, review',
  ),
  theme(
    'documents',
    'Документы',
    'Documents',
    'document, file, folder, attachment, disclosure, contract, agreement, policy, certificate, form, asset',
  ),
  theme(
    'places',
    'Места',
    'Places',
    'branch, office, location, venue, building, room, floor, place, facility, site, cemetery, school, hospital, hotel, address, managed object, region, city, district',
  ),
  theme(
    'tariffs',
    'Тарифы',
    'Tariffs',
    'service, tariff, rate, zone price, price, pricing, region, zone',
  ),
  theme('vehicles', 'Транспорт', 'Vehicles', 'car, vehicle, truck, fleet, bus, route, trip'),
  theme(
    'stock',
    'Склад',
    'Stock',
    'warehouse, stock, inventory, stock item, stock movement, supply, lot, batch, capacity pool',
  ),
  theme(
    'events',
    'Мероприятия',
    'Events',
    'event, schedule item, submission, talk, conference, session, ceremony, schedule, agenda, appointment, event serie, location, venue',
  ),
  theme(
    'work',
    'Работа',
    'Work',
    'issue, task, ticket, board, sprint, cycle, milestone, workflow, workflow state, workspace, item, update, backlog, epic, story point, todo, document, folder',
  ),
  theme('projects', 'Проекты', 'Projects', 'project, program, programme, document, milestone'),
  theme(
    'support',
    'Обращения',
    'Support',
    'complaint, feedback, distress signal, support ticket, conversation, chat, message, inquiry, incident',
  ),
  theme(
    'learning',
    'Обучение',
    'Learning',
    'course, lesson, exam, quiz, grade, curriculum, assignment, classroom, question, answer',
  ),
  theme(
    'infrastructure',
    'Серверы',
    'Servers',
    'server, host, node, cluster, device, machine, network, deployment, environment',
  ),
  theme(
    settings,
    'Настройки',
    'Settings',
    'setting, configuration, preference, channel, currency, country, province, state, language, locale, zone, region, timezone, tax, tax rate, tax category, shipping method, payment method, shipping zone, delivery method, provider, payment provider, delivery provider, warehousing provider, stock location, billing entity, dunning campaign, pricing unit, integration, template, email template, invoice custom section, seller, organization, tenant, unit, custom field, store',
  ),
];

const byWord: ReadonlyMap<string, readonly Theme[]> = new Map(
  [
    ...Map.groupBy(
      themes.flatMap((each) => [...each.words].map((word) => ({ word, each }))),
      ({ word }) => word,
    ),
  ].map(([word, found]) => [word, found.map(({ each }) => each)]),
);

export const themeNamed = (name: string): Theme | undefined =>
  themes.find((each) => each.name === name);

/** Words that say what a record is to another, and not what it is about. */
const general = new Set(
  'category, type, group, status, state, tag, label, option, item, line, tier, level, kind, value, setting, template, note, unit, entry, member, page, session, comment, update, file, image, media, region, feature, attribute, option group, form, price, location'.split(
    ', ',
  ),
);

/**
 * Possible subjects of a name: of the complete name, of its last words, else of its first.
 * `customerGroups` are about customers, `groups` alone are about groups.
 */
export function themesOf(name: readonly string[]): readonly Theme[] {
  const whole = byWord.get(name.join(' '));
  if (whole || name.length < 2) return whole ?? [];
  const ends = [name.slice(-2), name.slice(-1)].map((end) => end.join(' '));
  const starts = [name.slice(0, 2), name.slice(0, 1)].map((start) => start.join(' '));
  return (
    [...ends.filter((end) => !general.has(end)), ...starts]
      .map((part) => byWord.get(part))
      .find((found) => found !== undefined) ?? []
  );
}
