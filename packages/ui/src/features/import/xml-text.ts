/** Element in a text: its attributes and its content. */
export interface Element {
  readonly head: string;
  readonly inside: string;
}

/** Caches one pattern per name: a sheet has millions of cells. */
function patterns(make: (name: string) => RegExp): (name: string) => RegExp {
  const made = new Map<string, RegExp>();
  return (name) => {
    const pattern = made.get(name) ?? make(name);
    made.set(name, pattern);
    return pattern;
  };
}

const elementPattern = patterns(
  (name) =>
    new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g'),
);
const attributePattern = patterns(
  (name) => new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`),
);

/**
 * Elements with a name, with any prefix. They must not contain an element of the same name, as is
 * so in workbooks.
 */
export function elements(xml: string, name: string): readonly Element[] {
  return Array.from(xml.matchAll(elementPattern(name)), ([, head = '', inside = '']) => ({
    head,
    inside,
  }));
}

/** Value of an attribute, with any prefix. */
export function attribute(head: string, name: string): string | undefined {
  const value = attributePattern(name).exec(head);
  return value ? unescaped(value[1] ?? value[2] ?? '') : undefined;
}

/** Concatenated text of the elements with a name, without phonetic hints. */
export function textOf(xml: string, name = 't'): string {
  const said = xml.includes('rPh')
    ? xml.replace(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, '')
    : xml;
  return elements(said, name)
    .map(({ inside }) => unescaped(inside))
    .join('')
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\dA-Fa-f]+)|#(\d+)|(\w+));/g,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return named[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}
