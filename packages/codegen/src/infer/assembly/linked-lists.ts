import { getNamedType, isInputObjectType, isObjectType } from 'graphql';

import type { ArgumentPath, Input, Paging, PresentLinks, SortPlace } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { FoundShape } from '../contracts/list-shape.ts';
import type { InputPlace, OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { plural } from '../facts/names/words.ts';
import { fieldsOf, hasList, inputsOf, isLeaf, isRequired } from '../facts/schema-types.ts';
import { findRequiredPlaces } from '../readings/filter/required-places.ts';
import { readPaging } from '../readings/paging/index.ts';
import { readSort } from '../readings/sort/index.ts';
import { callKey, isKeyLike, readLink } from './inputs.ts';

/** Maximum number of links that a form reads of one record. Records with more are not edited. */
const mostLinks = 100;

/** Input for the links of a list, or the reason why no form has it. */
export type LinkedList = { readonly input: Input } | { readonly unsafe: string };

/** List of linked records, with the input of a write that takes its links. */
interface Linked {
  readonly place: InputPlace;
  readonly field: OutputField;
  readonly shape: FoundShape;
  readonly draft: Draft;
  readonly survey: Survey;
}

/**
 * An input that links records which the record lists with pages, conditions or an order: keys alone
 * (`tags: [ID]`), `connect` and `disconnect`, or rows between the two (`tags: [{ tags_id: { id }
 * }]`). Most servers take such a list for all links that there are, so the form has to know those
 * that are present. `undefined` where the input is no such list.
 */
export function readLinkedList(
  place: InputPlace,
  draft: Draft,
  survey: Survey,
): LinkedList | undefined {
  const { record } = draft.found;
  if (draft.envelope !== undefined || !isObjectType(record)) return undefined;
  const field = listNamed(place.name, fieldsOf(record));
  const shape = field && survey.facts.listShapeOf(field.type);
  if (!field || !shape || field.deprecationReason != null) return undefined;
  const isValue = draft.fields.some(({ name }) => name === field.name);
  const isPaged = hasPages(readPaging(field, shape, survey.facts).meaning.paging);
  // A list without pages that is a field of the record contains all links.
  if (isValue && !isPaged) return undefined;
  const linked = { place, field, shape, draft, survey };
  if (!hasList(place.type)) return readChanges(linked);
  if (isLeaf(place.type)) return readKeys(linked);
  const rows = readRows(linked);
  if (rows || !isValue) return rows;
  return {
    unsafe: `\`${draft.found.type}.${field.name}\` comes in pages, so that nothing tells whether all were read.`,
  };
}

const hasPages = (paging: Paging): boolean => paging.kind !== 'none' || paging.limit !== undefined;

/** `tags` of `tags`, `tagIds` or `tag_ids`. */
function listNamed(
  name: string,
  fields: Readonly<Record<string, OutputField>>,
): OutputField | undefined {
  const stem = /^(.+?)_?ids$/i.exec(name)?.[1];
  return [name, ...(stem === undefined ? [] : [plural(stem), `${stem}s`])]
    .map((each) => (Object.hasOwn(fields, each) ? fields[each] : undefined))
    .find((field) => field !== undefined);
}

const describe = ({ place, field }: Linked): Omit<Input, 'kind' | 'type'> => {
  const base = {
    name: place.name,
    list: true,
    required: isRequired(place),
    nullable: !String(place.type).endsWith('!'),
  };
  return {
    ...base,
    ...(place.name === field.name ? {} : callKey(base)),
    ...(place.description ? { description: place.description } : {}),
  };
};

/** Resource of the linked records, with its key, which has to be a single field. */
function targetOf(type: string, { keys, names }: Survey) {
  const resource = names.get(type);
  const [key, ...more] = keys.get(type) ?? [];
  return resource !== undefined && key && !key.path && more.length === 0
    ? { resource, key: key.field, kind: key.kind }
    : undefined;
}

/** `tags: [ID]`: the complete list of links. */
function readKeys(linked: Linked): LinkedList | undefined {
  const { place, shape, survey } = linked;
  const named = getNamedType(place.type);
  const target = targetOf(shape.record.name, survey);
  const kind = survey.facts.kindOf(named);
  if (!target || kind === undefined || !isKeyLike(target.kind, kind)) return undefined;
  const links = readPresent(linked, target.key, true);
  return typeof links === 'string'
    ? { unsafe: links }
    : {
        input: {
          ...describe(linked),
          kind: 'reference',
          type: named.name,
          reference: { resource: target.resource, keyField: target.key, links },
        },
      };
}

/** `tags: { connect: [{ id }], disconnect: [{ id }] }`, and `set` where `disconnect` is missing. */
function readChanges(linked: Linked): LinkedList | undefined {
  const { place, shape, survey } = linked;
  const named = getNamedType(place.type);
  const target = targetOf(shape.record.name, survey);
  if (!target || !isInputObjectType(named) || shape.records.length > 0) return undefined;
  const input = readLink(
    inputsOf(named),
    { ...describe(linked), type: named.name },
    { resource: target.resource, key: target.key, changesFirst: true },
  );
  if (!input?.list || !input.reference) return undefined;
  const links = readPresent(linked, target.key, input.reference.unlink === undefined);
  return typeof links === 'string'
    ? { unsafe: links }
    : { input: { ...input, reference: { ...input.reference, links } } };
}

/** Names of the only values that join rows may have besides keys: positions in an order. */
const orderNames = /^_?(?:sort|order|ord|position|rank|weight|index)$/i;

/**
 * `tags: [{ tags_id: { id } }]`: join rows that contain nothing but the two records that they link.
 * Remaining rows are sent by their own keys.
 */
function readRows(linked: Linked): LinkedList | undefined {
  const { place, shape, draft, survey } = linked;
  const rowKeys = survey.keys.get(shape.record.name) ?? [];
  const rowKey =
    rowKeys.length === 1 ? rowKeys[0]?.field : survey.facts.identifierOf(shape.record)?.[0];
  const named = getNamedType(place.type);
  if (rowKey === undefined || !isInputObjectType(named) || shape.records.length > 0)
    return undefined;
  const inner = inputsOf(named);
  const rowFields = fieldsOf(shape.record);
  const own = inner[rowKey];
  const typeOf = (name: string): string | undefined => {
    const type = rowFields[name]?.type;
    return type && !hasList(type) && !isLeaf(type) ? getNamedType(type).name : undefined;
  };
  const others = Object.values(inner).filter(({ name }) => name !== rowKey);
  const back = others.filter(({ name }) => typeOf(name) === draft.found.type);
  const ends = others.filter((input) => !back.includes(input) && typeOf(input.name) !== undefined);
  const rest = others.filter((input) => !back.includes(input) && !ends.includes(input));
  const [end, ...more] = ends;
  const target = end && targetOf(typeOf(end.name) ?? '', survey);
  if (
    !end ||
    more.length > 0 ||
    !target ||
    back.some(isRequired) ||
    !own ||
    !isLeaf(own.type) ||
    isRequired(own) ||
    rest.some((input) => !isLeaf(input.type) || isRequired(input) || !orderNames.test(input.name))
  )
    return undefined;
  const byKey = isLeaf(end.type) ? end : inputsOf(getNamedType(end.type))[target.key];
  const needsMore =
    !isLeaf(end.type) &&
    Object.values(inputsOf(getNamedType(end.type))).some(
      (input) => input !== byKey && isRequired(input),
    );
  if (!byKey || !isLeaf(byKey.type) || hasList(byKey.type) || needsMore) return undefined;
  const links = readPresent(linked, rowKey, true);
  return typeof links === 'string'
    ? { unsafe: links }
    : {
        input: {
          ...describe(linked),
          kind: 'reference',
          type: getNamedType(byKey.type).name,
          reference: {
            resource: target.resource,
            keyField: target.key,
            wrap: byKey === end ? [end.name] : [end.name, target.key],
            links: { ...links, through: end.name },
          },
        },
      };
}

/**
 * How the present links are read: a page in the order of their keys. Where all of them are needed,
 * the last one by the same order is read, too: it is among those of the page unless the server
 * gives shorter pages than it is asked for. A text says why they cannot be read.
 */
function readPresent(
  { field, shape, draft, survey }: Linked,
  key: string,
  isWhole: boolean,
): PresentLinks | string {
  const { facts } = survey;
  const found = readPaging(field, shape, facts);
  const { paging } = found.meaning;
  const at = `\`${draft.found.type}.${field.name}\``;
  if (findRequiredPlaces(field, found.matched).open.length > 0)
    return `${at} cannot be read without values that no form has.`;
  const links = { field: field.name, records: shape.records, key };
  const size = sizeOf(paging);
  if (!hasPages(paging)) return links;
  if (!size) return `${at} comes in pages whose size cannot be chosen.`;
  const page = argumentsOf([...firstPage(paging), [size, mostLinks]]);
  if (!isWhole) return { ...links, page };
  const kind = survey.keys.get(shape.record.name)?.find((each) => each.field === key)?.kind ?? 'id';
  const rows: Draft = {
    ...draft,
    found: { ...draft.found, type: shape.record.name, record: shape.record, shape, paging: found },
    key: [{ field: key, kind }],
    fields: [
      {
        name: key,
        kind,
        type: 'ID',
        list: false,
        nullable: false,
        inRow: false,
        column: false,
      },
    ],
  };
  const sort = readSort(field, rows, facts, survey.textOrder)?.meaning;
  const [up, down] = (['asc', 'desc'] as const).map((direction) =>
    sort?.assumed ? undefined : orderBy(sort?.places ?? [], key, direction, field),
  );
  if (!up || !down)
    return `${at} comes in pages, and nothing orders them by \`${key}\`, so that nothing tells whether all links were read.`;
  return {
    ...links,
    page: argumentsOf([...firstPage(paging), [size, mostLinks], ...up]),
    last: argumentsOf([...firstPage(paging), [size, 1], ...down]),
  };
}

type Given = readonly [path: ArgumentPath, value: unknown];

const sizeOf = (paging: Paging): ArgumentPath | undefined =>
  paging.kind === 'none' || paging.kind === 'offset'
    ? paging.limit
    : paging.kind === 'cursor'
      ? paging.first
      : paging.size;

const firstPage = (paging: Paging): readonly Given[] =>
  paging.kind === 'page' ? [[paging.page, paging.firstPage]] : [];

function orderBy(
  places: readonly SortPlace[],
  key: string,
  direction: 'asc' | 'desc',
  field: OutputField,
): readonly Given[] | undefined {
  const given = places.flatMap(({ argument, values }): Given[] => {
    const value = values.find((each) => each.field === key)?.[direction];
    const place = field.args.find(({ name }) => name === argument[0]);
    if (value === undefined || !place) return [];
    return [[argument, argument.length === 1 && hasList(place.type) ? [value] : value]];
  });
  return given.length > 0 && given.length === places.length ? given : undefined;
}

/** `{ pagination: { page: 1, pageSize: 100 }, sort: ['id:asc'] }` */
function argumentsOf(given: readonly Given[]): Readonly<Record<string, unknown>> {
  const whole = new Map<string, unknown>();
  const byName = Map.groupBy(given, ([[name = '']]) => name);
  for (const [name, inside] of byName) {
    const [only] = inside;
    whole.set(
      name,
      only && only[0].length === 1
        ? only[1]
        : argumentsOf(inside.map(([path, value]) => [path.slice(1), value])),
    );
  }
  return Object.fromEntries(whole);
}
