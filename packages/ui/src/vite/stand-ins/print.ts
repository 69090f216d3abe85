import type { ASTNode } from 'graphql';

type Printers = { readonly [Node in ASTNode as `${Node['kind']}`]?: (node: Node) => string };

/**
 * In place of `graphql`'s printer, which first builds a list of pieces by a visitor, and knows
 * schemas: the text of what is asked of a server, letter by letter as that prints it, since servers
 * may know a document by its hash.
 */
export function print(node: ASTNode): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is found by the kind of the node that it takes
  const printer = printers[node.kind] as ((one: ASTNode) => string) | undefined;
  if (!printer)
    throw new Error(
      `A build prints no ${node.kind}: only what is asked of a server (stand-ins/print.ts).`,
    );
  return printer(node);
}

const printers: Printers = {
  Name: ({ value }) => value,
  Variable: ({ name }) => `$${name.value}`,
  Document: ({ definitions }) => all(definitions, '\n\n'),
  OperationDefinition: ({
    description,
    operation,
    name,
    variableDefinitions = [],
    directives,
    selectionSet,
  }) => {
    const variables = variableDefinitions.map(print);
    const inBrackets = variables.some((each) => each.includes('\n'))
      ? wrap('(\n', variables.join('\n'), '\n)')
      : wrap('(', variables.join(', '), ')');
    const head =
      wrap('', one(description), '\n') +
      said([operation, one(name) + inBrackets, all(directives, ' ')], ' ');
    return (head === 'query' ? '' : `${head} `) + print(selectionSet);
  },
  VariableDefinition: ({ description, variable, type, defaultValue, directives }) =>
    `${wrap('', one(description), '\n')}${print(variable)}: ${print(type)}${wrap(' = ', one(defaultValue))}${wrap(' ', all(directives, ' '))}`,
  SelectionSet: ({ selections }) => wrap('{\n', indented(all(selections, '\n')), '\n}'),
  Field: ({ alias, name, arguments: given, directives, selectionSet }) => {
    const head = wrap('', one(alias), ': ') + name.value;
    const line = all(given, ', ');
    const inBrackets =
      head.length + line.length + 2 > longestLine
        ? wrap('(\n', indented(all(given, '\n')), '\n)')
        : wrap('(', line, ')');
    return head + inBrackets + wrap(' ', all(directives, ' ')) + wrap(' ', one(selectionSet));
  },
  Argument: ({ name, value }) => `${name.value}: ${print(value)}`,
  FragmentSpread: ({ name, directives }) => `...${name.value}${wrap(' ', all(directives, ' '))}`,
  InlineFragment: ({ typeCondition, directives, selectionSet }) =>
    said(['...', wrap('on ', one(typeCondition)), all(directives, ' '), print(selectionSet)], ' '),
  FragmentDefinition: ({
    description,
    name,
    variableDefinitions,
    typeCondition,
    directives,
    selectionSet,
  }) =>
    `${wrap('', one(description), '\n')}fragment ${name.value}${wrap('(', all(variableDefinitions, ', '), ')')} on ${print(typeCondition)} ${wrap('', all(directives, ' '), ' ')}${print(selectionSet)}`,
  IntValue: ({ value }) => value,
  FloatValue: ({ value }) => value,
  StringValue: ({ value, block }) =>
    block === true ? blockString(value) : `"${value.replace(escaped, escape)}"`,
  BooleanValue: ({ value }) => String(value),
  NullValue: () => 'null',
  EnumValue: ({ value }) => value,
  ListValue: ({ values }) => `[${all(values, ', ')}]`,
  ObjectValue: ({ fields }) => `{${all(fields, ', ')}}`,
  ObjectField: ({ name, value }) => `${name.value}: ${print(value)}`,
  Directive: ({ name, arguments: given }) => `@${name.value}${wrap('(', all(given, ', '), ')')}`,
  NamedType: ({ name }) => name.value,
  ListType: ({ type }) => `[${print(type)}]`,
  NonNullType: ({ type }) => `${print(type)}!`,
};

/** Characters of a field with its arguments, before each of these has a line of its own. */
const longestLine = 80;

const one = (node: ASTNode | undefined): string => (node ? print(node) : '');
const all = (nodes: readonly ASTNode[] = [], between: string): string =>
  nodes.map(print).join(between);
const said = (texts: readonly string[], between: string): string =>
  texts.filter((text) => text !== '').join(between);
const wrap = (before: string, text: string, after = ''): string =>
  text === '' ? '' : before + text + after;
const indented = (text: string): string => text && `  ${text.replaceAll('\n', '\n  ')}`;

// oxlint-disable-next-line no-control-regex -- what a string cannot hold as it is
const escaped = /[\0-\x1F"\\\x7F-\x9F]/g;
const short: Readonly<Record<string, string>> = {
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\f': 'f',
  '\r': 'r',
  '"': '"',
  '\\': '\\',
};
const escape = (character: string): string =>
  `\\${short[character] ?? `u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`}`;

function blockString(value: string): string {
  const text = value.replaceAll('"""', String.raw`\"""`);
  const lines = text.split(/\r\n|[\n\r]/);
  const isOneLine = lines.length === 1;
  const beginsBelow = !isOneLine && lines.slice(1).every((line) => /^[\t ]|^$/.test(line));
  const endsInQuotes = text.endsWith(String.raw`\"""`);
  const endsBelow = (value.endsWith('"') && !endsInQuotes) || value.endsWith('\\');
  const isHigh = !isOneLine || value.length > 70 || endsBelow || beginsBelow || endsInQuotes;
  return `"""${(isHigh && !(isOneLine && /^[\t ]/.test(value))) || beginsBelow ? '\n' : ''}${text}${isHigh ? '\n' : ''}"""`;
}
