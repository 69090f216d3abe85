import { seamless, words } from './words.ts';

const filters = new Set([
  'where',
  'filter',
  'filters',
  'condition',
  'conditions',
  'criteria',
  'search',
  'query',
  'filterby',
  'wherehas',
]);
const sorts = new Set([
  'orderby',
  'order',
  'sort',
  'sortby',
  'sorting',
  'orders',
  'ordering',
  'sorts',
  'sortfield',
  'orderings',
  'sortings',
  'sortkey',
  'sortkeys',
  'sortcolumn',
  'orderfield',
  'sortproperty',
  'ordercolumn',
  'newestfirst',
  'latestfirst',
  'recentfirst',
]);
const directions = new Set([
  'sortorder',
  'sortdirection',
  'orderdirection',
  'direction',
  'sortdir',
  'orderdir',
  'sortingorder',
  'sortascending',
  'sorttype',
  'descending',
  'reverse',
  'desc',
  'asc',
  'ascending',
  'isascending',
]);
const searches = new Set([
  'search',
  'searchtext',
  'searchterm',
  'searchquery',
  'q',
  'query',
  'keyword',
  'keywords',
  'text',
  'term',
  'fulltext',
  'freetext',
  'searchkeyword',
  'searchstring',
  'simplequery',
  'textsearch',
  'quicksearch',
]);
const options = new Set([
  'options',
  'option',
  'opts',
  'pagination',
  'paging',
  'page',
  'input',
  'params',
  'args',
  'query',
  'listoptions',
  'pageable',
  'paginationinput',
  'pageinput',
  'request',
  'paginate',
  'pager',
  'queryoptions',
  'pageinfo',
  'cursorpaging',
]);

export const isFilterName = (name: string): boolean =>
  filters.has(seamless(name)) || /(?:filter|where)s?$/i.test(name);
export const isSortName = (name: string): boolean =>
  sorts.has(seamless(name)) || /(?:order|sort)_?by$/i.test(name);
export const isDirectionName = (name: string): boolean => directions.has(seamless(name));
export const isSearchName = (name: string): boolean => searches.has(seamless(name));
/** An input object that only gathers what could be arguments. */
export const isOptionsName = (name: string): boolean =>
  options.has(seamless(name)) ||
  words(name).some((word) => word === 'paging' || word === 'pagination' || word === 'options');
