/** TypeScript text that wraps and indents itself. */
const width = 120;

const indented = (text: string): string => text.replace(/\n(?=[^\n])/g, '\n  ');

function enclosed(open: string, items: readonly string[], close: string, padding: string, separator = ','): string {
  if (items.length === 0) return `${open}${close}`;
  const line = `${open}${padding}${items.join(`${separator} `)}${padding}${close}`;
  if (line.length <= width && !line.includes('\n')) return line;
  return `${open}\n  ${items.map((item) => `${indented(item)}${separator}`).join('\n  ')}\n${close}`;
}

export const object = (entries: readonly string[]): string => enclosed('{', entries, '}', ' ');
export const array = (items: readonly string[]): string => enclosed('[', items, ']', '');
export const call = (name: string, items: readonly string[]): string => enclosed(`${name}(`, items, ')', '');
export const typeLiteral = (members: readonly string[]): string => enclosed('{', members, '}', ' ', ';');

export function union(members: readonly string[]): string {
  const line = members.join(' | ');
  return line.length <= width && !line.includes('\n') ? line : members.map((member) => `\n  | ${indented(indented(member))}`).join('');
}

export function block(lines: readonly string[]): string {
  return `{\n  ${lines.map(indented).join('\n  ')}\n}`;
}

/** In single quotes where nothing in the text has to be escaped. */
export function string(value: string): string {
  const escaped = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return escaped === `"${value}"` && !value.includes("'") ? `'${value}'` : escaped;
}

export const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

export const propertyName = (name: string): string => (isIdentifier(name) ? name : string(name));

export const property = (name: string, value: string): string => (name === value ? name : `${propertyName(name)}: ${value}`);

/** Any plain value as a literal. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return string(value);
  if (Array.isArray(value)) return array(value.map(literal));
  if (typeof value === 'object' && value !== null) {
    return object(Object.entries(value).filter(([, item]) => item !== undefined).map(([key, item]) => property(key, literal(item))));
  }
  return JSON.stringify(value) ?? 'undefined';
}

/** The entries whose value is there: `undefined` and `false` leave one out. */
export function entries(values: Readonly<Record<string, string | undefined | false>>): string[] {
  return Object.entries(values).flatMap(([key, value]) => (value === undefined || value === false ? [] : [property(key, value)]));
}
