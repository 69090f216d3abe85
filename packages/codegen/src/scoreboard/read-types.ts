import { buildASTSchema, parse, printSchema } from 'graphql';
import {
  parseSync,
  type Comment,
  type Declaration,
  type Program,
  type TSInterfaceBody,
  type TSSignature,
  type TSType,
  type TSTypeLiteral,
} from 'oxc-parser';

interface Member {
  readonly name: string;
  readonly optional: boolean;
  readonly type: TSType;
  readonly description: string;
}

interface Shape {
  readonly typename?: string;
  readonly implements: readonly string[];
  readonly members: readonly Member[];
}

const simpleScalars = new Set(['ID', 'String', 'Int', 'Float', 'Boolean']);
const wrappers = new Set(['Maybe', 'InputMaybe']);

/**
 * The SDL of a schema whose TypeScript types GraphQL Code Generator printed: `TypeFieldArgs` gives
 * the arguments of a field, `Scalars` the scalars. Default values and directives are not in the
 * types and are lost. Only what the root types reach is read.
 */
export function readTypes(text: string): string {
  const { program, comments } = parseSync('types.d.ts', text);
  const docs = new Docs(text, comments);
  const shapes = new Map<string, Shape>();
  const unions = new Map<string, readonly TSType[]>();
  const enums = new Map<string, readonly string[]>();
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration) readDeclaration(declaration, { docs, shapes, unions, enums });
  }
  const roots = ['Query', 'Mutation'].filter((name) => shapes.has(name));
  return new Printer({ shapes, unions, enums }).print(roots);
}

interface Found {
  readonly docs: Docs;
  readonly shapes: Map<string, Shape>;
  readonly unions: Map<string, readonly TSType[]>;
  readonly enums: Map<string, readonly string[]>;
}

function readDeclaration(
  declaration: Declaration | Program['body'][number],
  { docs, shapes, unions, enums }: Found,
): void {
  if (declaration.type === 'TSEnumDeclaration') {
    enums.set(
      declaration.id.name,
      declaration.body.members.flatMap(({ initializer }) =>
        initializer?.type === 'Literal' && typeof initializer.value === 'string'
          ? [initializer.value]
          : [],
      ),
    );
  } else if (declaration.type === 'TSInterfaceDeclaration') {
    shapes.set(
      declaration.id.name,
      toShape(
        declaration.body,
        declaration.extends.flatMap(({ expression }) =>
          expression.type === 'Identifier' ? [expression.name] : [],
        ),
        docs,
      ),
    );
  } else if (declaration.type === 'TSTypeAliasDeclaration') {
    const { typeAnnotation, id } = declaration;
    const parts =
      typeAnnotation.type === 'TSIntersectionType' ? typeAnnotation.types : [typeAnnotation];
    const literal = parts.find((part): part is TSTypeLiteral => part.type === 'TSTypeLiteral');
    if (literal)
      shapes.set(
        id.name,
        toShape(
          literal,
          parts.flatMap((part) => nameOf(part) ?? []),
          docs,
        ),
      );
    else {
      const members =
        typeAnnotation.type === 'TSUnionType' ? typeAnnotation.types : [typeAnnotation];
      const literals = members.flatMap((member) =>
        member.type === 'TSLiteralType' &&
        member.literal.type === 'Literal' &&
        typeof member.literal.value === 'string'
          ? [member.literal.value]
          : [],
      );
      if (literals.length > 0) enums.set(id.name, literals);
      else if (members.every((member) => nameOf(member) !== undefined))
        unions.set(id.name, members);
    }
  }
}

function toShape(
  body: TSTypeLiteral | TSInterfaceBody,
  parents: readonly string[],
  docs: Docs,
): Shape {
  const signatures: readonly TSSignature[] =
    body.type === 'TSTypeLiteral' ? body.members : body.body;
  let typename: string | undefined;
  const members = signatures.flatMap((signature): Member[] => {
    if (signature.type !== 'TSPropertySignature' || !signature.typeAnnotation) return [];
    const { key, typeAnnotation } = signature;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    const type = typeAnnotation.typeAnnotation;
    if (name === '__typename') {
      if (type.type === 'TSLiteralType' && type.literal.type === 'Literal')
        typename = String(type.literal.value);
      return [];
    }
    return [
      {
        name,
        type,
        optional: signature.optional ?? false,
        description: docs.before(signature.start),
      },
    ];
  });
  return { members, implements: parents, ...(typename !== undefined && { typename }) };
}

const nameOf = (type: TSType): string | undefined =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && !type.typeArguments
    ? type.typeName.name
    : undefined;

/** Doc comments by the place where they end. */
class Docs {
  readonly #text: string;
  readonly #byEnd: ReadonlyMap<number, string>;

  constructor(text: string, comments: readonly Comment[]) {
    this.#text = text;
    this.#byEnd = new Map(
      comments.flatMap(({ type, value, end }) =>
        type === 'Block' && value.startsWith('*')
          ? [
              [
                end,
                value
                  .slice(1)
                  .replaceAll(/^\s*\*? ?/gm, '')
                  .trim(),
              ],
            ]
          : [],
      ),
    );
  }

  before(start: number): string {
    return this.#byEnd.get(this.#text.slice(0, start).trimEnd().length) ?? '';
  }
}

class Printer {
  readonly #found: Omit<Found, 'docs'>;
  readonly #argsOf = new Map<string, Shape>();
  readonly #printed = new Map<string, string>();

  constructor(found: Omit<Found, 'docs'>) {
    this.#found = found;
    for (const [name, shape] of found.shapes)
      if (name.endsWith('Args')) this.#argsOf.set(plain(name), shape);
  }

  print(roots: readonly string[]): string {
    for (const root of roots) this.#reach(root, 'output');
    const schema = buildASTSchema(parse([...this.#printed.values()].join('\n')), {
      assumeValidSDL: true,
    });
    return printSchema(schema);
  }

  #reach(name: string, side: 'output' | 'input'): void {
    if (this.#printed.has(name) || simpleScalars.has(name)) return;
    this.#printed.set(name, '');
    const { shapes, unions, enums } = this.#found;
    const values = enums.get(name);
    const union = unions.get(name);
    const shape = shapes.get(name);
    if (values) this.#printed.set(name, `enum ${name} { ${values.join(' ')} }`);
    else if (union) {
      const members = union.flatMap((member) => nameOf(member) ?? []);
      this.#printed.set(
        name,
        `union ${name} = ${members.map((member) => this.#written(member)).join(' | ')}`,
      );
      for (const member of members) this.#reach(member, 'output');
    } else if (!shape) this.#printed.set(name, `scalar ${name}`);
    else if (side === 'input')
      this.#printed.set(name, `input ${name} {\n${this.#inputs(shape)}\n}`);
    else this.#printed.set(name, this.#object(name, shape));
  }

  #object(name: string, shape: Shape): string {
    const parents = shape.implements.filter((parent) => this.#found.shapes.has(parent));
    for (const parent of parents) this.#reach(parent, 'output');
    const head = shape.typename === undefined ? `interface ${name}` : `type ${shape.typename}`;
    const fields = shape.members.map((member) => {
      const args = this.#argsOf.get(plain(`${name}${member.name}Args`));
      return `${describe(member)}${member.name}${args ? `(\n${this.#inputs(args)}\n)` : ''}: ${this.#type(member, 'output')}${deprecation(member)}`;
    });
    // An interface whose types do not appear in the text is implemented by the types that name it.
    if (shape.typename === undefined)
      for (const [other, { implements: named }] of this.#found.shapes)
        if (named.includes(name)) this.#reach(other, 'output');
    return `${head}${parents.length > 0 ? ` implements ${parents.join(' & ')}` : ''} {\n${fields.join('\n')}\n}`;
  }

  /** Types of objects say their name; those of others have it as the generator writes it. */
  #written(name: string): string {
    return this.#found.shapes.get(name)?.typename ?? name;
  }

  #inputs(shape: Shape): string {
    return shape.members
      .map((member) => `${describe(member)}${member.name}: ${this.#type(member, 'input')}`)
      .join('\n');
  }

  #type({ type, optional }: Member, side: 'output' | 'input'): string {
    const text = this.#typeText(type, side);
    return optional ? text.replace(/!$/, '') : text;
  }

  #typeText(type: TSType, side: 'output' | 'input'): string {
    if (type.type === 'TSUnionType') {
      const [first] = type.types.filter(
        (each) => each.type !== 'TSNullKeyword' && each.type !== 'TSUndefinedKeyword',
      );
      return first ? this.#typeText(first, side).replace(/!$/, '') : 'String';
    }
    if (type.type === 'TSParenthesizedType') return this.#typeText(type.typeAnnotation, side);
    if (type.type === 'TSTypeOperator') return this.#typeText(type.typeAnnotation, side);
    if (type.type === 'TSArrayType') return `[${this.#typeText(type.elementType, side)}]!`;
    if (type.type === 'TSIndexedAccessType') {
      const scalar = scalarOf(type);
      this.#reach(scalar, side);
      return `${scalar}!`;
    }
    if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier')
      throw new Error(`A type is not one of those that are printed: ${type.type}`);
    const [argument] = type.typeArguments?.params ?? [];
    const { name } = type.typeName;
    if (argument && wrappers.has(name)) return this.#typeText(argument, side).replace(/!$/, '');
    if (argument && /^(?:Readonly)?Array$/.test(name))
      return `[${this.#typeText(argument, side)}]!`;
    this.#reach(name, side);
    return `${this.#written(name)}!`;
  }
}

/** `Scalars['ID']`, `Scalars['ID']['output']`. */
function scalarOf({
  objectType,
  indexType,
}: {
  readonly objectType: TSType;
  readonly indexType: TSType;
}): string {
  if (objectType.type === 'TSIndexedAccessType') return scalarOf(objectType);
  if (indexType.type === 'TSLiteralType' && indexType.literal.type === 'Literal')
    return String(indexType.literal.value);
  throw new Error('A scalar has no name.');
}

/** Case and underscores apart, as the generator changes both in names of arguments. */
const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

const describe = ({ description }: Member): string => {
  const text = description.replace(/@deprecated[\s\S]*/, '').trim();
  return text === '' ? '' : `${JSON.stringify(text)}\n`;
};

function deprecation({ description }: Member): string {
  const [, reason] = /@deprecated\s*([\s\S]*)/.exec(description) ?? [];
  return reason === undefined ? '' : ` @deprecated(reason: ${JSON.stringify(reason.trim())})`;
}
