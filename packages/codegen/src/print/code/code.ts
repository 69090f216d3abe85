import type { GraphQLEnumType, GraphQLInputObjectType } from 'graphql';

/**
 * TypeScript that wraps and indents itself, and knows what it uses. Code is put together of code,
 * never of bare text, so that no name of a schema gets into it but as a property, a string or a
 * type; what stands above a piece asks `uses`, never its text.
 */
export interface Code {
  readonly text: string;
  /**
   * Kind of expression, where the surrounding code depends on it: an object after an arrow needs
   * parentheses.
   */
  readonly kind?: 'identifier' | 'object' | 'block';
  /** Of a union of types: its members. */
  readonly members?: readonly Code[];
  readonly uses: readonly Use[];
}

/** Dependency of a piece of code: an import, a parameter, a declaration of a type or of a table. */
export type Use =
  | { readonly kind: 'import'; readonly name: string }
  | { readonly kind: 'parameter'; readonly name: string }
  /**
   * Export of another generated module, a type unless `isValue` is set. `path` starts at the folder
   * of generated code and has no extension.
   */
  | {
      readonly kind: 'generated';
      readonly name: string;
      readonly path: string;
      readonly isValue?: boolean;
    }
  /** A type of the schema, which the code names, or one of its fields, which the code sets. */
  | {
      readonly kind: 'input';
      readonly type: GraphQLInputObjectType;
      readonly field?: string;
      readonly isNamed?: true;
    }
  /**
   * A type of the schema, and the values that the code sends; all of them where it reads some.
   * `isNamed`: the code says the name of the type, too.
   */
  | {
      readonly kind: 'enum';
      readonly type: GraphQLEnumType;
      readonly values: readonly string[] | 'all';
      readonly isNamed?: true;
    }
  /** The table of the values of an enum. */
  | { readonly kind: 'table'; readonly type: GraphQLEnumType }
  /** A constant that the module declares where something uses it. */
  | {
      readonly kind: 'constant';
      readonly name: string;
      readonly declaration: Code;
      readonly isShared?: true;
    };

const width = 120;

const indented = (text: string): string =>
  text.includes('\n') ? text.replace(/\n(?=[^\n])/g, '\n  ') : text;

const noUses: readonly Use[] = [];

function usesOf(parts: readonly Code[]): readonly Use[] {
  // Most pieces use nothing, or what one of their parts does.
  const using: (readonly Use[])[] = [];
  for (const { uses } of parts) if (uses.length > 0 && uses !== using.at(-1)) using.push(uses);
  const [first = noUses, ...others] = using;
  if (others.length === 0) return first;
  const found = new Set(first);
  for (const uses of others) for (const use of uses) found.add(use);
  return [...found];
}

/** Text of ours between pieces of code. */
export function code(texts: TemplateStringsArray, ...parts: readonly Code[]): Code {
  return {
    text: parts.reduce(
      (text, part, at) => text + part.text + (texts[at + 1] ?? ''),
      texts[0] ?? '',
    ),
    uses: usesOf(parts),
  };
}

/** A name of ours: a constant of the module, a type, a keyword. */
export const identifier = (text: string): Code => ({ text, kind: 'identifier', uses: [] });

/** The same code, which also uses what it does not name itself. */
export const using = (piece: Code, ...uses: readonly Use[]): Code =>
  uses.length === 0 ? piece : { ...piece, uses: [...piece.uses, ...uses] };

const parameters = new Map<string, Code>();

/** The parameter of a function around the code. */
export function parameter(name: string): Code {
  const found = parameters.get(name) ?? {
    text: name,
    kind: 'identifier',
    uses: [{ kind: 'parameter', name }],
  };
  parameters.set(name, found);
  return found;
}

export const usesParameter = ({ uses }: Code, { text }: Code): boolean =>
  uses.some((use) => use.kind === 'parameter' && use.name === text);

function enclosed(
  open: string,
  items: readonly Code[],
  close: string,
  padding: string,
  separator = ',',
): string {
  if (items.length === 0) return `${open}${close}`;
  const texts = items.map(({ text }) => text);
  const length = texts.reduce(
    (sum, text) => sum + text.length,
    open.length + close.length + 2 * padding.length + (texts.length - 1) * (separator.length + 1),
  );
  if (length <= width && !texts.some((text) => text.includes('\n')))
    return `${open}${padding}${texts.join(`${separator} `)}${padding}${close}`;
  return `${open}\n  ${texts.map((item) => `${indented(item)}${separator}`).join('\n  ')}\n${close}`;
}

export const object = (entries: readonly Code[]): Code => ({
  text: enclosed('{', entries, '}', ' '),
  kind: 'object',
  uses: usesOf(entries),
});
export const array = (items: readonly Code[]): Code => ({
  text: enclosed('[', items, ']', ''),
  uses: usesOf(items),
});

/** A single object stays at the parentheses: `named({ … })`. */
export function call(called: Code, items: readonly Code[]): Code {
  const [only] = items;
  const isHugged = items.length === 1 && only?.kind === 'object';
  return {
    text: isHugged ? `${called.text}(${only.text})` : enclosed(`${called.text}(`, items, ')', ''),
    uses: usesOf([called, ...items]),
  };
}

export const typeLiteral = (members: readonly Code[]): Code => ({
  text: enclosed('{', members, '}', ' ', ';'),
  uses: usesOf(members),
});

export function union(members: readonly Code[]): Code {
  const [only] = members;
  if (only && members.length === 1) return only;
  const flat = members.flatMap((member) => member.members ?? [member]);
  const line = flat.map(({ text }) => text).join(' | ');
  const objects = flat.filter((member) => member.text.includes('\n'));
  // `{ … } | null` stays together; several objects stand below each other.
  const text =
    objects.length === 1 || (objects.length === 0 && (line.length <= width || flat.length === 2))
      ? line
      : flat.map((member) => `\n  | ${indented(indented(member.text))}`).join('');
  return { text, members: flat, uses: usesOf(flat) };
}

/** `readonly Order[]` */
export const readonlyList = (item: Code): Code =>
  item.members || item.text.startsWith('readonly ')
    ? code`readonly (${item})[]`
    : code`readonly ${item}[]`;

export const block = (lines: readonly Code[]): Code => ({
  text: `{\n  ${lines.map(({ text }) => indented(text)).join('\n  ')}\n}`,
  kind: 'block',
  uses: usesOf(lines),
});

/**
 * A parameter of a function, and its type where the compiler does not know it from what stands
 * around.
 */
export interface Parameter {
  readonly name: Code;
  readonly type?: Code;
  readonly optional?: true;
}

/**
 * `(data, _request) => …`: parameters that the body does not use are marked, or left out where none
 * behind them is used.
 */
export function arrow(names: readonly (Code | Parameter)[], body: Code, returned?: Code): Code {
  const all: readonly Parameter[] = names.map((name) => ('name' in name ? name : { name }));
  const last = all.findLastIndex(({ name }) => usesParameter(body, name));
  const listed = all.slice(0, last + 1).map(({ name, type, optional }) => {
    const marked = identifier(usesParameter(body, name) ? name.text : `_${name.text}`);
    return type ? code`${marked}${identifier(optional ? '?' : '')}: ${type}` : marked;
  });
  const head = { text: enclosed('(', listed, ')', ''), uses: usesOf(listed) };
  const own = new Set(all.map(({ name }) => name.text));
  const shown = body.kind === 'object' ? code`(${body})` : body;
  const whole = returned ? code`${head}: ${returned} => ${shown}` : code`${head} => ${shown}`;
  return {
    ...whole,
    uses: whole.uses.filter((use) => use.kind !== 'parameter' || !own.has(use.name)),
  };
}

/** In single quotes where nothing in the text has to be escaped. */
export function string(value: string): Code {
  if (/^[ !#-&(-[\]-~]*$/.test(value)) return { text: `'${value}'`, uses: noUses };
  const escaped = JSON.stringify(value)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return {
    text: escaped === `"${value}"` && !value.includes("'") ? `'${value}'` : escaped,
    uses: noUses,
  };
}

const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

/** A name of the schema as that of a property. */
export const propertyName = (name: string): Code =>
  isIdentifier(name) ? { text: name, uses: [] } : string(name);

/** `{ __proto__: value }` has no member of that name: it inherits from the value. */
export const property = (name: string, value: Code): Code =>
  name === '__proto__'
    ? code`['__proto__']: ${value}`
    : value.kind === 'identifier' && value.text === name
      ? value
      : code`${propertyName(name)}: ${value}`;

export const spread = (value: Code): Code => code`...${value}`;

/** `fields.number`, `fields['weird name']`. */
export const member = (owner: Code, name: string): Code =>
  isIdentifier(name) ? code`${owner}.${propertyName(name)}` : code`${owner}[${string(name)}]`;

export const undefinedCode: Code = { text: 'undefined', uses: [] };
export const nullCode: Code = { text: 'null', uses: [] };

/** Any plain value as a literal. */
export function literal(value: unknown): Code {
  if (typeof value === 'string') return string(value);
  if (Array.isArray(value)) return array(value.map(literal));
  if (typeof value === 'object' && value !== null) {
    return object(
      Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => property(key, literal(item))),
    );
  }
  return { text: JSON.stringify(value) ?? 'undefined', uses: [] };
}

/** Members of an object by name: `undefined` and `false` leave one out. */
export type Members = Readonly<Record<string, Code | undefined | false>>;

export function entries(values: Members): readonly Code[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === false ? [] : [property(key, value)],
  );
}
