/**
 * Names as words. Schemas of all kinds say the same thing in different letters:
 * `insert_orders_one`, `allOrders`, `OrderConnection`.
 */

/**
 * `insert_orders_one` and `insertOrdersOne` are `['insert', 'orders', 'one']`; `findTodoByID` is
 * `['find', 'todo', 'by', 'id']`.
 */
export const words = (name: string): readonly string[] =>
  (name.match(parts) ?? []).map((word) => word.toLowerCase());

/**
 * Capitals before a word with one, then a word, then capitals at the end: `HTML` `Text`, `order`
 * `ID`.
 */
const parts = /[A-Z]+(?=[A-Z][a-z])|[A-Z]*[^\s_\-.A-Z]+|[A-Z]+/g;

export function camelCase(parts: readonly string[]): string {
  return parts
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

/** Words joined without a seam: what two names have in common whatever their case. */
export function seamless(name: string | readonly string[]): string {
  if (typeof name !== 'string') return name.join('');
  return (seam.test(name) ? name.replace(seams, '') : name).toLowerCase();
}

const seam = /[\s_\-.]/;

const seams = /[\s_\-.]+/g;

const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  media: 'medium',
  data: 'datum',
  criteria: 'criterion',
  indices: 'index',
  vertices: 'vertex',
  matrices: 'matrix',
  statuses: 'status',
  aliases: 'alias',
  mice: 'mouse',
  feet: 'foot',
  analyses: 'analysis',
  bases: 'base',
};

/** Irregular plurals by their last letter: most words end in none of these. */
const irregularByEnd = Map.groupBy(Object.entries(irregular), ([many]) => many.at(-1));

/**
 * Spellings that a singular and its plural have in common: `categories`, `category` and the
 * mistaken `categorys` share one; so do `hours` and the doubly plural `hourses`. English rules
 * alone fail on real schemas, so that every removal of a plural ending is tried.
 */
export function numberForms(word: string): readonly string[] {
  const ends = irregularByEnd.get(word.at(-1));
  if (!ends && !word.endsWith('s')) return [word];
  const forms = new Set([word]);
  for (const [plural, singular] of ends ?? [])
    if (word.endsWith(plural)) forms.add(word.slice(0, -plural.length) + singular);
  if (!word.endsWith('s')) return [...forms];
  if (word.endsWith('ies')) forms.add(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.add(`${word.slice(0, -3)}f`);
  if (word.endsWith('es')) forms.add(word.slice(0, -2));
  if (word.endsWith('s') && word.length > 2) forms.add(word.slice(0, -1));
  if (word.endsWith('zzes')) forms.add(word.slice(0, -3));
  return [...forms];
}

/** Words without a plural, whatever a schema makes of them: the people of `staffs` are staff. */
const uncounted = new Set([
  'staff',
  'personnel',
  'equipment',
  'furniture',
  'luggage',
  'baggage',
  'information',
  'software',
  'hardware',
  'merchandise',
  'machinery',
  'stationery',
]);

export const hasNoPlural = (word: string): boolean => uncounted.has(word);

export function singular(word: string): string {
  for (const [plural, single] of Object.entries(irregular))
    if (word.endsWith(plural) && plural !== 'data' && plural !== 'media')
      return word.slice(0, -plural.length) + single;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is|news)$/.test(word)) return word.slice(0, -1);
  return word;
}

export function plural(word: string): string {
  if (uncounted.has(word)) return word;
  for (const [many, single] of Object.entries(irregular))
    if (word.endsWith(single) && many !== 'data' && many !== 'media')
      return word.slice(0, -single.length) + many;
  if (singular(word) !== word) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|sh|ch|x|z)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** Tests whether two names differ in number, case or separators only: `order_items`, `OrderItem`. */
export function sameName(a: string, b: string): boolean {
  const left = seamless(a);
  const right = seamless(b);
  if (left === right) return true;
  const forms = numberForms(left);
  return numberForms(right).some((form) => forms.includes(form));
}

/** Text for a sentence: `a`, `b` and `c`. */
export function sentenceList(items: readonly string[]): string {
  const quoted = items.map((item) => `\`${item}\``);
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
}
