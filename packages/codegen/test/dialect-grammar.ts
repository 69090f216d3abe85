import * as fc from 'fast-check';

/**
 * A schema as its definitions, so that a test can reorder them. Fields of Query and Mutation are
 * apart for the same reason.
 */
export interface GrammarSchema {
  readonly definitions: readonly string[];
  readonly queries: readonly string[];
  readonly mutations: readonly string[];
}

export function toSdl({ definitions, queries, mutations }: GrammarSchema): string {
  const root = (name: string, fields: readonly string[]): readonly string[] =>
    fields.length > 0 ? [`type ${name} { ${fields.join('\n ')} }`] : [];
  return [...root('Query', queries), ...root('Mutation', mutations), ...definitions].join('\n');
}

const nouns = [
  'Order',
  'OrderItem',
  'Customer',
  'Category',
  'Liquidity',
  'Hours',
  'News',
  'Address',
  'ProjectUpdate',
  'Project',
  'Media',
  'Status',
  'List',
  'Connection',
  'Node',
  'Page',
  'order_line',
  'Data',
  'Person',
  'Entry',
];
const scalars = [
  'ID',
  'String',
  'Int',
  'Float',
  'Boolean',
  'DateTime',
  'Date',
  'Time',
  'Epoch',
  'JSON',
  'Money',
  'State',
];
const fieldNames = [
  'name',
  'title',
  'total',
  'createdAt',
  'state',
  'notes',
  'email',
  'count',
  'items',
  'node',
  'version',
  'position',
  'data',
  'slug',
  'code',
  'doneAt',
  'etag',
  'parentId',
];

interface Entity {
  readonly name: string;
  readonly key: 'id' | '_id' | 'own' | 'pair' | 'slug' | 'none';
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly list: boolean;
    readonly required: boolean;
  }[];
  readonly references: readonly number[];
}

const entity = (name: string): fc.Arbitrary<Entity> =>
  fc.record({
    name: fc.constant(name),
    key: fc.constantFrom('id', 'id', 'id', '_id', 'own', 'pair', 'slug', 'none'),
    fields: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom(...fieldNames),
        type: fc.constantFrom(...scalars),
        list: fc.boolean(),
        required: fc.boolean(),
      }),
      { selector: (field) => field.name, maxLength: 6 },
    ),
    references: fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
  });

const dialect = fc.record({
  list: fc.constantFrom(
    'plain',
    'nodes',
    'edges',
    'both',
    'items',
    'data',
    'docs',
    'own',
    'enveloped',
    'rows',
    'paginator',
    'union',
  ),
  listName: fc.constantFrom(
    'plural',
    'all',
    'list',
    'get',
    'collection',
    'type',
    'connection',
    'namespace',
    'read',
    'search',
    'by',
    'word',
    'grouped',
  ),
  paging: fc.constantFrom(
    'offset',
    'page',
    'cursor',
    'token',
    'none',
    'nested',
    'required',
    'both',
    'index',
    'whole',
  ),
  sort: fc.constantFrom(
    'none',
    'enum',
    'enums',
    'input',
    'inputs',
    'object',
    'separate',
    'string',
    'keyed',
    'demanded',
    'columns',
    'words',
  ),
  filter: fc.constantFrom(
    'none',
    'operators',
    'suffixes',
    'equality',
    'arguments',
    'nested',
    'modified',
    'oneOf',
    'owner',
    'single',
    'terms',
  ),
  asked: fc.constantFrom('none', 'none', 'none', 'owner', 'state', 'tenant', 'several', 'span'),
  one: fc.constantFrom(
    'id',
    'where',
    'byId',
    'get',
    'pk',
    'node',
    'none',
    'enveloped',
    'keyObject',
    'named',
    'number',
    'union',
    'unionPayload',
    'bySlug',
  ),
  count: fc.constantFrom(
    'none',
    'inside',
    'sibling',
    'aggregate',
    'meta',
    'counted',
    'getCount',
    'union',
  ),
  write: fc.constantFrom(
    'none',
    'flat',
    'input',
    'nested',
    'patch',
    'dataWhere',
    'setFilter',
    'batch',
    'suffix',
    'save',
    'snake',
    'module',
    'versioned',
    'versionedInput',
    'under',
    'grouped',
    'beside',
    'along',
  ),
  payload: fc.constantFrom('entity', 'payload', 'errors', 'union', 'boolean', 'list'),
  nullable: fc.boolean(),
});
type Dialect = typeof dialect extends fc.Arbitrary<infer T> ? T : never;

/**
 * Random schemas of the dialects that real schemas mix: list shapes, names, paging, sort, filter,
 * keys, writes and payloads.
 */
export const grammar: fc.Arbitrary<GrammarSchema> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...nouns), { minLength: 1, maxLength: 5 }),
    dialect,
    fc.boolean(),
  )
  .chain(([names, habits, mixed]) =>
    fc.tuple(
      fc.tuple(...names.map(entity)),
      fc.tuple(
        ...names.map(() => (mixed ? fc.oneof(fc.constant(habits), dialect) : fc.constant(habits))),
      ),
    ),
  )
  .map(([entities, dialects]) => build(entities, dialects));

const common = [
  'scalar DateTime',
  'scalar Date',
  '"The seconds since the epoch." scalar Epoch',
  'scalar Time',
  'scalar JSON',
  'scalar Money',
  'scalar Cursor',
  'enum State { NEW DONE }',
  'enum Direction { ASC DESC }',
  'interface HasId { id: ID! }',
  'type PageInfo { hasNextPage: Boolean!, hasPreviousPage: Boolean!, startCursor: Cursor, endCursor: Cursor, total: Int }',
  'type UserError { message: String!, field: [String!], code: String }',
  'type Failure { message: String!, code: State }',
  'input StringOps { eq: String, ne: String, in: [String!], contains: String, isNull: Boolean }',
  'input IDOps { eq: ID, in: [ID!] }',
  'enum Modifier { EQUALS NOT_EQUALS CONTAINS GREATER_THAN }',
  'input Term { field: String!, operator: Modifier!, value: String }',
  'input Modified { value: String!, modifier: Modifier! }',
  'type PaginatorInfo { total: Int!, currentPage: Int!, lastPage: Int!, hasMorePages: Boolean! }',
  'input Place { city: String!, street: String }',
  'input PageInput { limit: Int, offset: Int, page: Int }',
];

function build(entities: readonly Entity[], dialects: readonly Dialect[]): GrammarSchema {
  const parts = entities.map((each, at) => describe(each, dialects[at] ?? dialects[0], entities));
  const namespaced = parts.flatMap(({ namespace }) => namespace);
  const node = dialects.some(({ one }) => one === 'node') ? ['node(id: ID!): HasId'] : [];
  return {
    definitions: [
      ...common,
      ...parts.flatMap(({ definitions }) => definitions),
      ...(namespaced.length > 0 ? [`type Viewer { ${namespaced.join('\n ')} }`] : []),
    ],
    queries: once([
      'ping: String',
      ...node,
      ...parts.flatMap(({ queries }) => queries),
      ...(namespaced.length > 0 ? ['viewer: Viewer'] : []),
    ]),
    mutations: once(parts.flatMap(({ mutations }) => mutations)),
  };
}

/**
 * Two habits may give a field of one name (`node`, where a type is called so): the first stays,
 * else the order would decide.
 */
const once = (fields: readonly string[]): readonly string[] => [
  ...new Map(fields.toReversed().map((field) => [/^\w+/.exec(field)?.[0], field])).values(),
];

interface Part {
  readonly definitions: readonly string[];
  readonly queries: readonly string[];
  readonly namespace: readonly string[];
  readonly mutations: readonly string[];
}

function describe(entity: Entity, habits: Dialect | undefined, all: readonly Entity[]): Part {
  if (!habits) return { definitions: [], queries: [], namespace: [], mutations: [] };
  const { name } = entity;
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  const keys = {
    id: ['id: ID!'],
    _id: ['_id: ID!'],
    own: [`${lower}Id: Int!`],
    pair: ['leftId: Int!', 'rightId: Int!'],
    slug: ['slugKey: String!'],
    none: [],
  }[entity.key];
  const key = keys.map((field) => field.split(':')[0] ?? '');
  const keyArguments = keys.length > 0 ? keys.join(', ') : 'id: ID!';
  const own = entity.fields.filter((field) => !key.includes(field.name));
  const text = own.map(
    (field) =>
      `${field.name}: ${field.list ? `[${field.type}!]` : field.type}${field.required ? '!' : ''}`,
  );
  const references = entity.references.flatMap((index) => {
    const other = all[index];
    return other
      ? [
          `ref${index}: ${other.name}${habits.nullable ? '' : '!'}`,
          `ref${index}Id: ID`,
          `many${index}(first: Int, offset: Int): [${other.name}!]!`,
        ]
      : [];
  });
  const interfaces = entity.key === 'id' ? ' implements HasId' : '';
  const values = own
    .map((field) => `${field.name}: ${field.list ? `[${field.type}!]` : field.type}`)
    .concat('ref0Id: ID', 'extra: String')
    .join(', ');
  const record = `type ${name}${interfaces} { ${[...keys, ...text, ...references, 'plain: String'].join('\n ')} }`;
  const total = habits.count === 'inside' ? 'totalCount: Int!' : '';
  const [listType, listDefinitions] = listOf(name, habits, total);
  const args = argumentsOf(
    name,
    own.map((field) => field.name),
    habits,
  );
  const leaf = {
    plural: `${lower}s`,
    all: `all${name}s`,
    list: `list${name}s`,
    get: `get${name}s`,
    collection: `${lower}Collection`,
    type: lower,
    connection: `${lower}sConnection`,
    namespace: `${lower}s`,
    read: `read${name}s`,
    search: `search${name}s`,
    by: `${lower}sByOwner`,
    word: `everything${lower.split('').toReversed().join('')}`,
    grouped: 'list',
  }[habits.listName];
  const listField = `${leaf}${args}: ${listType}`;
  const one = {
    id: [`${lower}One(${keyArguments}): ${name}`],
    where: [`${lower}Unique(where: ${name}Unique!): ${name}`],
    byId: [`${lower}ById(${keyArguments}): ${name}`],
    get: [`fetch${name}(${keyArguments}): ${name}`],
    pk: [`${lower}_by_pk(${keyArguments}): ${name}`],
    node: [],
    none: [],
    enveloped: [`${lower}WithNotes(${keyArguments}): ${name}WithNotes`],
    keyObject: [`${lower}At(at: ${name}Key!): ${name}`],
    named: [`read${name}(${keyArguments}): ${name}!`],
    bySlug: [`${lower}BySlug(slug: String!): ${name}`],
    union: [`${lower}Asked(${keyArguments}): ${name}Outcome!`],
    unionPayload: [`${lower}Told(${keyArguments}): ${name}Told`],
    number: [`${lower}Numbered(${keyArguments.replaceAll(/ID|String/g, 'Int')}): ${name}`],
  }[habits.one];
  const count = {
    none: [],
    inside: [],
    sibling: [`${lower}sCount: Int!`],
    aggregate: [`${lower}s_aggregate: ${name}Aggregate`],
    meta: [`_all${name}sMeta: ${name}Meta`],
    counted: [`count${name}s: Int!`],
    getCount: [`get${name}Count(search: String): Int!`],
    union: [`${lower}sCount: ${name}Counted!`],
  }[habits.count];
  const definitions = [
    record,
    ...listDefinitions,
    `union ${name}Told = ${name}Payload | Failure`,
    `union ${name}Counted = ${name}Meta | Failure`,
    `type ${name}WithNotes { record: ${name}!, notes: [String!]! }`,
    `input ${name}Key { ${keys.join(', ') || 'id: ID!'} }`,
    `input ${name}Unique { ${keys.map((field) => field.replace('!', '')).join(', ') || 'id: ID'} }`,
    `input ${name}Values { ${values} }`,
    `input ${name}Patch { ${values} }`,
    `type ${name}Aggregate { aggregate: ${name}AggregateFields }`,
    `type ${name}AggregateFields { count: Int! }`,
    `type ${name}Meta { count: Int }`,
    `enum ${name}Sort { ${[...own.flatMap((field) => [`${field.name.toUpperCase()}_ASC`, `${field.name.toUpperCase()}_DESC`]), 'NATURAL'].join(' ')} }`,
    `input ${name}SortInput { ${[...own.map((field) => `${field.name}: Direction`), 'plain: Direction'].join(', ')} }`,
    `enum ${name}SortField { ${[...own.map((field) => field.name), 'plain'].join(' ')} }`,
    `input ${name}SortObject { field: ${name}SortField!, direction: Direction! }`,
    `input ${name}Filter { plain: StringOps, id: IDOps, and: [${name}Filter!], or: [${name}Filter!], not: ${name}Filter, search: String }`,
    `input ${name}Suffixes { plain: String, plain_contains: String, plain_in: [String!], plain_not: String, AND: [${name}Suffixes!] }`,
    `input ${name}Equality { plain: String, id: ID }`,
    `input ${name}Modifieds { plain: Modified, id: Modified }`,
    `input ${name}OneOf @oneOf { plain: String, id: ID, search: String }`,
    `input ${name}Owner { ownerId: ID!, plain: String }`,
    `input ${name}Condition { field: ${name}SortField!, op: Modifier!, value: String }`,
    `enum ${name}Column { ${[...own.map((field) => field.name), 'plain'].join(' ')} }`,
    `input ${name}Keyed { asc: ${name}Column, desc: ${name}Column, then: ${name}Keyed }`,
    `input ${name}Columns { column: ${name}SortObject, after: ${name}SortInput }`,
  ];
  const [mutations, writeDefinitions] = writesOf(name, lower, keyArguments, keys, values, habits);
  const inside = habits.listName === 'namespace';
  const group =
    habits.listName === 'grouped'
      ? [`type ${name}Queries { ${listField} get(${keyArguments}): ${name} }`]
      : [];
  const writeGroup =
    habits.write === 'grouped' ? [`type ${name}Mutations { ${mutations.join(' ')} }`] : [];
  const queries = [
    ...(inside ? [] : group.length > 0 ? [`${lower}: ${name}Queries!`] : [listField]),
    ...one,
    ...count,
  ];
  return {
    definitions: [...definitions, ...writeDefinitions, ...group, ...writeGroup],
    queries,
    namespace: inside ? [listField] : [],
    mutations: writeGroup.length > 0 ? [`${lower}: ${name}Mutations!`] : mutations,
  };
}

function listOf(
  name: string,
  habits: Dialect,
  total: string,
): readonly [string, readonly string[]] {
  const wrapper = `${name}Results`;
  const edge = `type ${name}Edge { cursor: Cursor!, node: ${name}${habits.nullable ? '' : '!'} }`;
  const paged = `pageInfo: PageInfo! ${total}`;
  const token = habits.paging === 'token' ? 'nextToken: String' : '';
  switch (habits.list) {
    case 'plain':
      return [`[${name}${habits.nullable ? '' : '!'}]`, []];
    case 'nodes':
      return [wrapper, [`type ${wrapper} { nodes: [${name}!]! ${paged} ${token} }`]];
    case 'edges':
      return [
        `${wrapper}!`,
        [`type ${wrapper} { edges: [${name}Edge!]! ${paged} ${token} }`, edge],
      ];
    case 'both':
      return [
        `${wrapper}!`,
        [`type ${wrapper} { edges: [${name}Edge] nodes: [${name}] ${paged} ${token} }`, edge],
      ];
    case 'own':
      return [
        wrapper,
        [`type ${wrapper} { ${name.toLowerCase()}s: [${name}!]! total: Int ${token} }`],
      ];
    case 'enveloped':
      return [
        wrapper,
        [
          `type ${wrapper} { data: ${name}Inner! }`,
          `type ${name}Inner { items: [${name}!]! ${total} ${token} }`,
        ],
      ];
    case 'rows':
      return [
        `${wrapper}!`,
        [`type ${wrapper} { rows: [${name}!]! total: Int! page: Int pages: Int ${token} }`],
      ];
    case 'paginator':
      return [
        `${wrapper}!`,
        [`type ${wrapper} { data: [${name}!]! paginatorInfo: PaginatorInfo! }`],
      ];
    case 'union':
      return [
        `${name}Answer!`,
        [
          `union ${name}Answer = ${wrapper} | Failure`,
          `type ${wrapper} { items: [${name}!]! ${total} }`,
        ],
      ];
    case 'items':
    case 'data':
    case 'docs':
      return [wrapper, [`type ${wrapper} { ${habits.list}: [${name}!]! ${total} ${token} }`]];
    default:
      return habits.list satisfies never;
  }
}

function argumentsOf(name: string, fields: readonly string[], habits: Dialect): string {
  const paging = {
    offset: ['limit: Int', 'offset: Int'],
    page: ['page: Int', 'perPage: Int'],
    cursor: ['first: Int', 'after: Cursor', 'last: Int', 'before: Cursor'],
    token: ['limit: Int', 'nextToken: String'],
    none: [],
    nested: ['pagination: PageInput'],
    required: ['first: Int!', 'skip: Int!'],
    both: ['first: Int', 'after: Cursor', 'offset: Int'],
    index: ['pageIndex: Int!', 'pageSize: Int!'],
    whole: ['paging: PageInput!'],
  }[habits.paging];
  const sort = {
    none: [],
    enum: [`orderBy: ${name}Sort`],
    enums: [`orderBy: [${name}Sort!]`],
    input: [`orderBy: ${name}SortInput`],
    inputs: [`sort: [${name}SortInput!]`],
    object: [`sortBy: [${name}SortObject!]`],
    separate: ['sortField: String', 'sortOrder: String'],
    string: ['sort: String'],
    keyed: [`order: ${name}Keyed`],
    demanded: [`orderBy: [${name}SortInput!]!`],
    columns: [`sort: ${name}Columns`],
    words: ['order_by: String', 'direction: Direction'],
  }[habits.sort];
  const filter = {
    none: [],
    operators: [`filter: ${name}Filter`],
    suffixes: [`where: ${name}Suffixes`],
    equality: [`condition: ${name}Equality`],
    arguments: [...fields.slice(0, 2).map((field) => `${field}: String`), 'search: String'],
    nested: [`filter: ${name}Filter!`],
    modified: [`filters: ${name}Modifieds`],
    oneOf: [`where: ${name}OneOf`],
    owner: [`filter: ${name}Owner!`],
    single: [`where: ${name}Condition`],
    terms: ['terms: [Term!]'],
  }[habits.filter];
  const asked = {
    none: [],
    owner: ['ownerId: ID!'],
    state: ['state: State!'],
    tenant: ['tenantId: ID!'],
    several: ['parentId: ID!', 'states: [State!]!'],
    span: ['from: DateTime!', 'to: DateTime!'],
  }[habits.asked];
  const all = [
    ...new Map(
      [...asked, ...paging, ...sort, ...filter].map((argument) => [
        argument.split(':')[0],
        argument,
      ]),
    ).values(),
  ];
  return all.length > 0 ? `(${all.join(', ')})` : '';
}

function writesOf(
  name: string,
  lower: string,
  keyArguments: string,
  keys: readonly string[],
  values: string,
  habits: Dialect,
): readonly [readonly string[], readonly string[]] {
  const payload = {
    entity: name,
    payload: `${name}Payload`,
    errors: `${name}ErrorPayload`,
    union: `${name}Outcome`,
    boolean: 'Boolean',
    list: `[${name}!]!`,
  }[habits.payload];
  const definitions = [
    `type ${name}Payload { ${lower}: ${name} }`,
    `type ${name}ErrorPayload { ${lower}: ${name} errors: [UserError!]! }`,
    `union ${name}Outcome = ${name} | Failure`,
  ];
  const key = keys.length > 0 ? keys.join(' ') : 'id: ID!';
  const nested = [
    `input Create${name}Input { ${lower}: ${name}Values! }`,
    `input Update${name}Input { ${key} patch: ${name}Patch! }`,
    `input Delete${name}Input { ${key} }`,
  ];
  const flat = values;
  switch (habits.write) {
    case 'none':
      return [[], definitions];
    case 'flat':
      return [
        [
          `create${name}(${flat}): ${payload}`,
          `update${name}(${keyArguments}, ${flat}): ${payload}`,
          `remove${name}(${keyArguments}): ${payload}`,
        ],
        definitions,
      ];
    case 'input':
      return [
        [
          `create${name}(input: ${name}Values!): ${payload}`,
          `update${name}(${keyArguments}, input: ${name}Patch!): ${payload}`,
          `delete${name}(${keyArguments}): ${payload}`,
        ],
        definitions,
      ];
    case 'nested':
      return [
        [
          `create${name}(input: Create${name}Input!): ${payload}`,
          `update${name}(input: Update${name}Input!): ${payload}`,
          `delete${name}(input: Delete${name}Input!): ${payload}`,
        ],
        [...definitions, ...nested],
      ];
    case 'patch':
      return [
        [
          `add${name}(data: ${name}Values!): ${payload}`,
          `edit${name}(${keyArguments}, patch: ${name}Patch!): ${payload}`,
          `destroy${name}(${keyArguments}): ${payload}`,
        ],
        definitions,
      ];
    case 'dataWhere':
      return [
        [
          `create${name}(data: ${name}Values!): ${payload}`,
          `update${name}(data: ${name}Patch!, where: ${name}Unique!): ${payload}`,
          `delete${name}(where: ${name}Unique!): ${payload}`,
        ],
        definitions,
      ];
    case 'setFilter':
      return [
        [
          `insert${name}(objects: [${name}Values!]!): ${payload}`,
          `update${name}(set: ${name}Patch!, filter: ${name}Filter): ${payload}`,
          `delete${name}(filter: ${name}Filter): ${payload}`,
        ],
        definitions,
      ];
    case 'batch':
      return [
        [
          `create${name}s(input: [${name}Values!]!): ${payload}`,
          `update${name}s(ids: [ID!]!, input: ${name}Patch!): ${payload}`,
          `delete${name}s(ids: [ID!]!): ${payload}`,
        ],
        definitions,
      ];
    case 'suffix':
      return [
        [
          `${lower}Create(input: ${name}Values!): ${payload}`,
          `${lower}Update(${keyArguments}, input: ${name}Patch!): ${payload}`,
          `${lower}Delete(${keyArguments}): ${payload}`,
        ],
        definitions,
      ];
    case 'save':
      return [
        [
          `save${name}(${lower}: ${name}Values!): ${payload}`,
          `archive${name}(${keyArguments}): ${payload}`,
        ],
        definitions,
      ];
    case 'snake':
      return [
        [
          `insert_${lower}_one(object: ${name}Values!): ${payload}`,
          `update_${lower}_by_pk(pk_columns: ${name}Unique!, _set: ${name}Patch): ${payload}`,
          `delete_${lower}_by_pk(${keyArguments}): ${payload}`,
        ],
        definitions,
      ];
    case 'module':
      return [
        [
          `salesCreate${name}(input: ${name}Values!): ${payload}`,
          `salesUpdate${name}(${keyArguments}, input: ${name}Patch!): ${payload}`,
          `salesDelete${name}(${keyArguments}): ${payload}`,
        ],
        definitions,
      ];
    case 'versioned':
      return [
        [
          `create${name}(input: ${name}Values!): ${payload}`,
          `update${name}(${keyArguments}, version: Int!, input: ${name}Patch!): ${payload}`,
          `delete${name}(${keyArguments}, version: Int!, etag: String!): ${payload}`,
        ],
        definitions,
      ];
    case 'versionedInput':
      return [
        [
          `create${name}(input: ${name}Values!): ${payload}`,
          `update${name}(input: Change${name}!): ${payload}`,
          `delete${name}(input: Drop${name}!): ${payload}`,
        ],
        [
          ...definitions,
          `input Change${name} { ${key} etag: String! ref0Id: ID! patch: ${name}Patch! }`,
          `input Drop${name} { ${key} version: Int! reason: String }`,
        ],
      ];
    case 'beside':
      return [
        [
          `create${name}(input: ${name}Values!, place: Place!): ${payload}`,
          `update${name}(${keyArguments}, input: ${name}Patch!): ${payload}`,
        ],
        definitions,
      ];
    case 'along':
      return [
        [
          `create${name}(input: ${name}Along!): ${payload}`,
          `delete${name}(${keyArguments}): ${payload}`,
        ],
        [...definitions, `input ${name}Along { ${values} ref0: Place! ref1: Place }`],
      ];
    case 'under':
      return [
        [
          `create${name}(parentId: ID!, input: ${name}Values!): ${payload}`,
          `update${name}(parentId: ID!, ${keyArguments}, input: ${name}Patch!): ${payload}`,
          `delete${name}(parentId: ID!, ${keyArguments}): ${payload}`,
        ],
        definitions,
      ];
    case 'grouped':
      return [
        [
          `create(input: ${name}Values!): ${payload}`,
          `update(${keyArguments}, input: ${name}Patch!): ${payload}`,
          `delete(${keyArguments}): ${payload}`,
        ],
        definitions,
      ];
    default:
      return habits.write satisfies never;
  }
}
