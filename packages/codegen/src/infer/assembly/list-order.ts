import type { Field, Sort, SortKey } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Why } from '../contracts/reading.ts';
import { comparisonOf } from '../../model/comparison.ts';
import { words } from '../facts/names/words.ts';
import { classifyMoment, type MomentClass } from '../readings/record/moment.ts';

/** The order of a list until its user chooses, and why it is that. */
export interface ListOrder {
  readonly order: readonly SortKey[];
  readonly why: Why;
}

/**
 * Newest first by the date of what the record is about, then by its place among others, then newest
 * first by when it was made, then by name. One rule for what the server sorts and for what the
 * browser does. The start and the end of a validity say nothing of when a record came to be.
 */
export function chooseOrder(draft: Ordered, can: Can): ListOrder | undefined {
  const moments = draft.fields
    .filter(({ name, list }) => !list && can(name, true))
    .flatMap((field) => {
      const of = classifyMoment(field, draft.found.type);
      return of ? [{ field, of }] : [];
    });
  const moment = (of: MomentClass, required: boolean): Field | undefined =>
    moments.find((each) => each.of === of && !(required && each.field.nullable))?.field;
  const newest = (field: Field | undefined, because: string): ListOrder | undefined =>
    field && {
      order: [{ field: field.name, descending: true }],
      why: { by: 'newest', because: `\`${field.name}\` ${because}: the newest come first.` },
    };
  const made = 'says when a record was made';
  const happened = 'says when it happened';
  return (
    newest(moment('happened', true) ?? moment('own', false), happened) ??
    byPosition(draft.fields, can) ??
    newest(moment('created', false), made) ??
    newest(moment('happened', false) ?? moment('other', true), happened) ??
    byName(draft, can) ??
    newest(moment('start', false), 'says when it begins') ??
    newest(moment('updated', false), 'says when it was changed') ??
    byKey(draft, can)
  );
}

type Ordered = Pick<Draft, 'fields' | 'key' | 'label' | 'envelope' | 'found' | 'why'>;

/** Whether a list can be sorted by a field in a direction. */
export type Can = (field: string, descending: boolean) => boolean;

/** What the server sorts by. */
export function sortedByServer(sort: Sort): Can {
  const values = new Map(sort.places[0]?.values.map((value) => [value.field, value]));
  return (field, descending) => {
    const value = values.get(field);
    return value !== undefined && (descending ? value.desc : value.asc) !== undefined;
  };
}

/** Identifiers are not given in an order of their letters, and a record of another sort has none. */
const unordered: ReadonlySet<Field['kind']> = new Set(['reference', 'id', 'uuid']);

/** What the browser sorts records by that it holds all of: the values of their rows. */
export function sortedByBrowser({ fields }: Pick<Draft, 'fields'>): Can {
  const compared = new Set(
    fields
      .filter(({ kind, list, inRow }) => inRow && !list && comparisonOf(kind) !== undefined)
      .filter(({ kind }) => !unordered.has(kind))
      .map(({ name }) => name),
  );
  return (field) => compared.has(field);
}

const positions =
  /^(?:position|sort_?order|sort_?index|sequence|ordinal|display_?order|menu_?order|list_?order|order_?index|order_?no|sorting|sort)$/i;

function byPosition(fields: readonly Field[], can: Can): ListOrder | undefined {
  const field = fields.find(
    ({ name, kind, list }) =>
      !list &&
      ['integer', 'bigint', 'float', 'decimal'].includes(kind) &&
      positions.test(name) &&
      can(name, false),
  );
  return (
    field && {
      order: [{ field: field.name, descending: false }],
      why: { by: 'position', because: `\`${field.name}\` is the place of a record among others.` },
    }
  );
}

/** Records are not looked up by words of other records, nor by a description. */
const nameless: ReadonlySet<string> = new Set(['links', 'description', 'key']);

const family = /^(?:last|family)_?name$|^surname$/i;

function byName({ fields, label, envelope, why }: ChosenBy, can: Can): ListOrder | undefined {
  if (nameless.has(why.label.by) || (why.label.by === 'any-word' && label.length > 1))
    return undefined;
  const own = label
    .map((path) => (path[0] === envelope ? path.slice(1) : path))
    .flatMap(([first = '', ...more]) => (more.length === 0 ? [first] : []));
  const name = own.find((each) => family.test(each)) ?? own[0] ?? '';
  const field = fields.find((each) => each.name === name);
  // Numbers are given one after another, so that the newest has the greatest.
  const isNumber = words(name).at(-1) === 'number';
  return field && named.has(field.kind) && can(name, isNumber)
    ? {
        order: [{ field: name, descending: isNumber }],
        why: {
          by: isNumber ? 'newest' : 'name',
          because: isNumber
            ? `\`${name}\` grows: the newest come first.`
            : `No date tells records apart, and \`${name}\` is what they are called by.`,
        },
      }
    : undefined;
}

type ChosenBy = Pick<Draft, 'fields' | 'key' | 'label' | 'envelope' | 'why'>;

const named: ReadonlySet<Field['kind']> = new Set(['string', 'email', 'integer', 'bigint']);

/** A key that the server counts up says which record is newer. */
function byKey({ key }: ChosenBy, can: Can): ListOrder | undefined {
  const [first, ...more] = key.filter(({ field }) => can(field, false));
  if (!first) return undefined;
  const descending =
    more.length === 0 &&
    key.length === 1 &&
    ['integer', 'bigint', 'id'].includes(first.kind) &&
    /id$|^(?:number|no)$/i.test(first.field) &&
    can(first.field, true);
  return {
    order: [first, ...more].map(({ field }) => ({ field, descending })),
    why: {
      by: 'key',
      because: descending
        ? `No date and no name can be sorted by; \`${first.field}\` grows, so that the newest come first.`
        : 'No date and no name can be sorted by.',
    },
  };
}
