import type { Field, KeyField } from '../../model.ts';
import { numberForms, words } from '../facts/names/words.ts';
import { classifyMoment } from '../readings/record/moment.ts';

/** Context of a field: its record, and facts about the records that it references. */
export interface RowPlace {
  /** Type of the record. */
  readonly type: string;
  readonly key: readonly KeyField[];
  /** The record has a label other than its key. */
  readonly labelled: boolean;
  /** The record has a date other than those of its creation and last change. */
  readonly isDated: boolean;
  /** Tests whether the records of a resource are people. */
  readonly isPerson: (resource: string) => boolean;
  /** Tests whether the referenced record lists records of this type, as an order lists its items. */
  readonly isWhole: (field: Field) => boolean;
}

/**
 * Lower bounds of ranks: timestamps and versions of the server, shown in rows with few other
 * columns; columns that are hidden until the user chooses them; fields that rows never select.
 */
export const firstUpkeep = 70;
export const firstHidden = 80;
export const outOfRow = 100;

/** Rule for some fields: a rank in reading order, or `undefined` for fields that it does not cover. */
type Principle = (field: Field, parts: readonly string[], place: RowPlace) => number | undefined;

/**
 * How early a field is read in a row, the least first: what is pictured, the state, who and what
 * the record is about, its money, its date; then what else tells it from others; marks of the
 * server, second names, keys of other records and switches late. The first principle that knows the
 * field decides.
 */
export function importanceOf(field: Field, place: RowPlace): number {
  const parts = words(field.name);
  for (const principle of principles) {
    const rank = principle(field, parts, place);
    if (rank !== undefined) return rank;
  }
  return (byKind[field.kind] ?? 60) + (field.list ? 15 : 0);
}

const numbers: ReadonlySet<Field['kind']> = new Set(['integer', 'bigint', 'decimal', 'float']);
const shortTexts: ReadonlySet<Field['kind']> = new Set(['string', 'enum', 'reference']);

/** An amount with its currency: an object that reads as one value. */
const isMoney = ({ kind, list, fields = [] }: Field): boolean =>
  kind === 'object' &&
  !list &&
  fields.length <= 3 &&
  fields.some((each) => numbers.has(each.kind) && !each.list) &&
  fields.some(({ name }) => words(name).includes('currency'));

/** An address is read as one value, too. */
const isAddress = ({ kind, list, name, fields = [] }: Field): boolean =>
  kind === 'object' &&
  !list &&
  words(name).at(-1) === 'address' &&
  fields.length <= 8 &&
  fields.every((each) => shortTexts.has(each.kind) && !each.list);

/** Words of a name without those of its record and of booleans: `number` of `orderNumber`. */
function bare(parts: readonly string[], type: string): readonly string[] {
  const of = new Set(words(type).flatMap(numberForms));
  const rest = parts.filter((part) => !of.has(part) && !/^(?:is|has)$/.test(part));
  return rest.length > 0 ? rest : parts;
}

/** Number of qualifying words: a `subStatus` ranks after the `status`. */
const narrowing = (parts: readonly string[], { type }: RowPlace): number =>
  bare(parts, type).length - 1;

/** Long texts, JSON and lists of records are not readable in a cell. */
const long: Principle = (field) => {
  const { kind, list } = field;
  if (kind === 'object')
    return isMoney(field) || isAddress(field) || (field.image && !list) ? undefined : outOfRow;
  return kind === 'text' || kind === 'json' || kind === 'binary' || (kind === 'reference' && list)
    ? outOfRow
    : undefined;
};

const machineTexts =
  /^(?:hash|token|secret|password|salt|cursor|permissions|typename|etag|checksum|signature|stacktrace|trace)$/;

/** Values for programs: tokens, hashes, signatures. */
const opaque: Principle = (_field, parts) =>
  parts.some((part) => machineTexts.test(part)) ? 95 : undefined;

/** The key is shown only for records without a label, or with a key of several fields. */
const ownKey: Principle = ({ name }, _parts, { key, labelled }) => {
  const part = key.find((each) => each.field === name);
  if (!part) return undefined;
  const isRead = !labelled && ['integer', 'bigint', 'string'].includes(part.kind);
  return key.length > 1 || isRead ? 5 : 90;
};

const upkeep =
  /^(?:created|creation|updated|modified|deleted|inserted|changed|version|revision|archived)$/;

/** The creation date ranks as the record's date where it has no other. The change date ranks last. */
const mark: Principle = (field, parts, { type, isDated }) => {
  const moment = classifyMoment(field, type);
  if (moment === 'created') return isDated ? 58 : 41;
  if (moment === 'updated') return firstUpkeep;
  if (!parts.some((part) => upkeep.test(part))) return undefined;
  return field.kind === 'reference' && isMaker(parts) ? 34 : firstUpkeep;
};

/** A picture comes first. */
const picture: Principle = ({ image, list }, parts) =>
  image ? (list ? 60 : Math.min(parts.length, 9) / 10) : undefined;

/** Tests whether a rank is that of a picture. A row shows one. */
export const isPictureRank = (rank: number): boolean => rank > 0 && rank < 1;

const machinery =
  /^(?:seo|meta|gmt|utc|locale|language|ip|agent|latitude|longitude|lat|lng|width|height|external|import|imported|legacy|sync|sort|provider|relative|colou?r|icon)$/;

/** Fields for programs, search engines and layout. */
const technical: Principle = (_field, parts) =>
  parts.some((part) => machinery.test(part)) ? 64 : undefined;

/** Foreign keys without their record, and keys of other systems. */
const bareKey: Principle = ({ kind, reference }, parts) => {
  if (reference) return undefined;
  if (kind === 'id' || kind === 'uuid') return 85;
  return parts.length > 1 && /^(?:ids?|key)$/.test(parts.at(-1) ?? '') ? 63 : undefined;
};

/** The state of a record ranks before the states of its parts. The state of a text is for editors. */
const state: Principle = ({ kind, list }, parts, place) =>
  !list &&
  shortTexts.has(kind) &&
  /^(?:status|state|stage|phase)$/.test(parts.at(-1) ?? '') &&
  !/^(?:content|description|body|document|text)$/.test(parts.at(-2) ?? '')
    ? 12 + 8 * narrowing(parts, place)
    : undefined;

const isMaker = ([first = '']: readonly string[]): boolean => first.startsWith('creat');

/** References to people rank before references to things, and the author after both. */
const subject: Principle = (field, parts, place) => {
  if (field.kind !== 'reference') return undefined;
  const more = 4 * narrowing(parts, place);
  if (place.isPerson(field.reference?.resource ?? '')) return (isMaker(parts) ? 22 : 16) + more;
  return (place.isWhole(field) ? 21 : 25) + more;
};

const moneyWords = /^(?:amount|price|cost|sum|balance|subtotal|revenue)$/;
const partsOfMoney = /^(?:value|fee|discount)$/;
const beside = /^(?:total|grand|net|gross|cents|with|tax|usd|eur)$/;
const limits = /^(?:min|max|minimum|maximum|minimal|maximal|limit)$/;

/** `total`, `grandTotal` and `totalPrice` are money, `totalMatches` is a number of matches. */
const isTotal = (parts: readonly string[], type: string): boolean =>
  parts.includes('total') &&
  bare(parts, type).every((part) => beside.test(part) || moneyWords.test(part));

/** Amounts: totals rank before their components, and both before limits. */
const money: Principle = (field, parts, place) => {
  const isSum = isTotal(parts, place.type);
  const isWhole = isSum || parts.some((part) => moneyWords.test(part));
  const isPart = parts.some((part) => partsOfMoney.test(part));
  const isNumber = !field.list && numbers.has(field.kind);
  if (!isMoney(field) && !(isNumber && (isWhole || isPart))) return undefined;
  if (/^(?:count|quantity)$/.test(parts.at(-1) ?? '')) return undefined;
  const saying = bare(parts, place.type).filter(
    (part) => !beside.test(part) && !limits.test(part) && part !== 'amount',
  );
  return (
    (isSum ? 14 : isWhole ? 15 : 24) +
    8 * Math.max(0, saying.length - 1) +
    (parts.some((part) => limits.test(part)) ? 24 : 0)
  );
};

const ends = /^(?:ends?|due|until|expir\w*|deadline|target)$/;
const dateWords = /^(?:at|on|date|time|datetime|day)$/;

/** Tests whether a field is the date of the record's event or its start. */
export const isOwnDate = (field: Field, type: string): boolean =>
  !field.list && /^(?:own|happened|start)$/.test(classifyMoment(field, type) ?? '');

/** Dates: that of the record's event, its start, and then its end. */
const date: Principle = (field, parts, { type }) => {
  const moment = field.list ? undefined : classifyMoment(field, type);
  if (moment === 'own') return 15.5;
  if (moment === 'happened' || moment === 'start') return 19;
  const saying = parts.filter((part) => !dateWords.test(part));
  return moment === 'no' && saying.length === 1 && ends.test(saying[0] ?? '') ? 19.5 : undefined;
};

/** Numbers and codes of a record, and contact details. */
const contact: Principle = ({ list, kind, name }, parts, { type }) => {
  if (list || kind === 'reference' || kind === 'boolean') return undefined;
  if (/^(?:mobile|phone)(?:_?number)?$/i.test(name)) return 14;
  const [only = '', ...more] = bare(parts, type);
  if (more.length > 0) return undefined;
  if (/^(?:number|code|sku|identifier)$/.test(only)) return 7;
  return /^(?:email|login|username)$/.test(only) ? 13 : undefined;
};

/** City, country or another place of the record. */
const whereabouts: Principle = ({ kind, list }, parts) =>
  kind === 'string' &&
  !list &&
  parts.length === 1 &&
  /^(?:city|town|region|country|location|place)$/.test(parts[0] ?? '')
    ? 28
    : undefined;

/** A second name repeats the first. It ranks early only for a record without a label. */
const otherName: Principle = ({ kind, list }, parts, { labelled }) => {
  if (list || kind !== 'string' || !/^(?:name|title|label|slug)$/.test(parts.at(-1) ?? ''))
    return undefined;
  return labelled ? 43 : 8 + parts.length;
};

/** Booleans: the switch that turns a record on or off ranks early, others late. */
const flag: Principle = ({ kind }, parts, { type }) => {
  if (kind !== 'boolean') return undefined;
  const rest = bare(parts, type);
  if (rest.length > 1) return 62;
  return /^(?:active|enabled|published|blocked|disabled|paid)$/.test(rest[0] ?? '') ? 22 : 46;
};

/** Quantities, ratings and counts. */
const measure: Principle = ({ kind, list }, parts, place) => {
  if (list || !numbers.has(kind)) return undefined;
  // So many at such a price.
  if (parts.at(-1) === 'quantity' && narrowing(parts, place) === 0) return 14.5;
  if (/^(?:progress|rating|score|quantity|stock|percent)$/.test(parts.at(-1) ?? ''))
    return 23 + 8 * narrowing(parts, place);
  return parts.at(-1) === 'count' || parts[0] === 'total' ? 38 : undefined;
};

/** Type, role, priority or category. */
const sort: Principle = ({ kind, list }, parts, place) =>
  !list &&
  (kind === 'enum' || kind === 'string') &&
  /^(?:type|kind|role|priority|category)$/.test(parts.at(-1) ?? '')
    ? 20 + 4 * narrowing(parts, place)
    : undefined;

const principles: readonly Principle[] = [
  long,
  opaque,
  ownKey,
  mark,
  picture,
  technical,
  bareKey,
  state,
  subject,
  money,
  date,
  contact,
  whereabouts,
  otherName,
  flag,
  measure,
  sort,
];

const byKind: Readonly<Partial<Record<Field['kind'], number>>> = {
  enum: 24,
  reference: 25,
  date: 30,
  instant: 32,
  localDateTime: 32,
  decimal: 35,
  email: 38,
  string: 40,
  integer: 42,
  bigint: 44,
  float: 44,
  object: 45,
  time: 48,
  range: 50,
  interval: 55,
  url: 60,
};

/** What explains a record, where there is little else to say. */
export const explains = ({ kind, list, name }: Field): boolean =>
  kind === 'text' &&
  !list &&
  /^(?:description|summary|excerpt|about|bio|details)$/.test(words(name).at(-1) ?? '');
