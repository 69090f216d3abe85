import type { CoveredBy, Input, QueryAnswer } from '../../../model.ts';
import type { Survey } from '../../contracts/survey.ts';
import { otherIdentifiers } from '../../facts/identifier.ts';
import {
  isFilterName,
  isOptionsName,
  isSearchName,
  isSortName,
} from '../../facts/names/argument-names.ts';
import { affinity, leading, listStems, typeStems } from '../../facts/names/stems.ts';
import { sameName, seamless, singular, words } from '../../facts/names/words.ts';
import { isFormArgument } from '../../readings/actions/entities.ts';
import type { ReadQuery } from '../../readings/actions/query.ts';
import { isSum } from '../../rules/count-field.ts';
import type { UnlinkedResource } from '../resource.ts';

/** Words that say in which form records come, and not which. */
const formal = new Set([
  ...leading,
  'by',
  'id',
  'ids',
  'pk',
  'node',
  'nodes',
  'one',
  'list',
  'connection',
  'connections',
  'collection',
  'page',
  'paged',
  'pagination',
  'paginated',
  'relay',
  'offset',
  'items',
  'records',
  'entries',
  'result',
  'results',
  'unique',
  'input',
  'feed',
  'index',
  'count',
  'counts',
  'total',
  'totals',
  'number',
  'of',
  'meta',
  'aggregate',
  'quantity',
  'where',
  'first',
]);

/**
 * Screen of a resource that already shows the answer: its list, for a second list that is not
 * narrower; a record's page, for a query by another form of its key; the count of its list. A query
 * by a value that people remember (an e-mail, a number) is not covered.
 */
export function findCover(
  { root, list, about }: ReadQuery,
  answer: QueryAnswer,
  inputs: readonly Input[],
  resources: ReadonlyMap<string, UnlinkedResource>,
  survey: Survey,
): CoveredBy | undefined {
  const resource = resources.get((answer.kind === 'values' ? answer.resource : undefined) ?? '');
  if (!resource) return coveredCount();
  const { name, type } = resource;
  const told = inputs.filter((input) => !isAboutForm(input));
  const isCalledSo = isFormal(root.words, resource, told);
  if (list) {
    const known = new Set(namesOfConditions(resource));
    const isKnown = (input: Input): boolean =>
      known.has(seamless(input.name)) ||
      isKey(input, resource, isCalledSo, survey) ||
      (input.kind === 'reference' &&
        [...known].some((condition) => seamless(input.name) === `${condition}id`));
    if (!resource.list || !isCalledSo || !told.every(isKnown)) return undefined;
    return {
      resource: name,
      role: 'list',
      because: `\`${resource.list.root.join('.')}\` lists the same \`${type}\`.`,
    };
  }
  if (told.length === 0)
    return isCalledSo && resource.list
      ? {
          resource: name,
          role: 'list',
          because: `It answers any \`${type}\`, and \`${resource.list.root.join('.')}\` lists them.`,
        }
      : undefined;
  const shown = resource.one ?? resource.list;
  if (!shown || !told.every((input) => isKey(input, resource, isCalledSo, survey)))
    return undefined;
  return {
    resource: name,
    role: resource.one ? 'one' : 'list',
    because: `It takes another form of the key of \`${type}\`.`,
  };

  function coveredCount(): CoveredBy | undefined {
    const counted = about?.resource === undefined ? undefined : resources.get(about.resource);
    const isCount =
      answer.kind === 'number' ||
      (answer.kind === 'values' &&
        !answer.list &&
        answer.fields.every(
          ({ name: field, kind }) =>
            (kind === 'integer' || kind === 'bigint') && /count|total/i.test(field),
        ));
    if (
      !counted?.count ||
      !isCount ||
      isSum(root) ||
      !/count|total|number|quantity|meta/i.test(root.leaf) ||
      !isFormal(root.words, counted, [])
    )
      return undefined;
    const known = new Set(namesOfConditions(counted));
    if (!inputs.every((input) => isAboutForm(input) || known.has(seamless(input.name))))
      return undefined;
    return {
      resource: counted.name,
      role: 'count',
      because: `\`${counted.count.root.join('.')}\` counts the same \`${counted.type}\`.`,
    };
  }
}

/** Tests for arguments that page, sort, filter and search, or choose the form of the answer. */
const isAboutForm = ({ name, kind, type, required }: Input): boolean =>
  /^(?:first|last|limit|offset|skip|take|page|current_?page|per_?page|page_?size|size|after|before|cursor)$/i.test(
    name,
  ) ||
  isSortName(name) ||
  isFilterName(name) ||
  isOptionsName(name) ||
  isSearchName(name) ||
  (!required && (kind === 'boolean' || isFormArgument(name, type)));

/**
 * Tests whether the name consists of the records' noun and the conditions that it takes:
 * `customerInvoices(customerId:)`.
 */
function isFormal(
  parts: readonly string[],
  { name, type }: UnlinkedResource,
  told: readonly Input[],
): boolean {
  const own = [...typeStems(type), ...listStems(words(name))];
  if (affinity(listStems(parts), own) > 0.8) return true;
  const spoken = new Set(
    [...words(type), ...words(name), ...told.flatMap((input) => words(input.name))].map(singular),
  );
  return parts.every((word) => formal.has(word) || spoken.has(singular(word)));
}

const namesOfConditions = ({ list }: UnlinkedResource): readonly string[] =>
  [...(list?.filter?.fields ?? []), ...(list?.requiredConditions ?? [])]
    .flatMap(({ name, field, operators }) => [
      name,
      ...(field === undefined ? [] : [field, `${field}Id`]),
      ...operators.flatMap(({ path }) => path.slice(-1)),
    ])
    .map((name) => seamless(name));

/** A key that nobody knows by heart: an id of the record, in whatever form. */
function isKey(
  { name, kind }: Input,
  { type, key }: UnlinkedResource,
  isCalledSo: boolean,
  { index }: Survey,
): boolean {
  const found = index.byType.get(type);
  const forms = found ? otherIdentifiers(found.record).map((field) => seamless(field)) : [];
  const own = seamless(name);
  if (
    ['id', 'ids', 'nodeid', '_id', 'uuid', 'pk', 'databaseid'].includes(own) ||
    key.some(({ field }) => sameName(field, own)) ||
    forms.includes(own)
  )
    return true;
  return (
    isCalledSo &&
    (kind === 'id' || kind === 'reference' || kind === 'integer' || kind === 'uuid') &&
    typeStems(type).some((stem) => own === `${stem}id` || own === `${stem}ids` || own === '_ids')
  );
}
