/**
 * The resource model: plain data that inference makes of a schema and printers turn into TypeScript.
 *
 * Two kinds of path occur. A `Path` goes through results: names of fields, from an object down. An `ArgumentPath` goes through what is
 * sent: name of an argument, then names of input fields: `['input', 'patch']`. A step of a `Path` may also narrow a union to one of its members,
 * `['...UserList', 'items']`, and what a list holds to the records of one type: `['nodes', '...Crane']`.
 */
export type Path = readonly string[];
export type ArgumentPath = readonly string[];

const narrowing = '...';
/** The step that narrows a union to a member. */
export const stepTo = (member: string): string => narrowing + member;
/** The member that a step narrows a union to. */
export const memberAt = (step: string): string | undefined => (step.startsWith(narrowing) ? step.slice(narrowing.length) : undefined);

export interface ResourceModel {
  /** Sorted by name. */
  readonly resources: readonly Resource[];
  /** Every mutation that is no resource's create, update or delete and no way to sign in. Sorted by name. */
  readonly actions: readonly Action[];
  /** Every query field that is no resource's list, record or count. Sorted by name. */
  readonly queries: readonly OtherQuery[];
  readonly signIn?: SignIn;
  /** Kind of each scalar that the schema declares or uses. */
  readonly scalars: Readonly<Record<string, FieldKind>>;
  /** Of the scalars that are sent in a way of their own, or hold amounts of money. */
  readonly carriers?: Readonly<Record<string, Carrier>>;
  /** What looks like a resource, or a part of one, and cannot be administered; and what would make it so. */
  readonly problems: readonly Problem[];
}

/** How somebody signs in to the endpoint, and how to tell that it holds. */
export interface SignIn {
  /** The mutation that takes a password; absent where the schema has none. */
  readonly mutation?: {
    readonly root: Path;
    readonly identifier: ArgumentPath;
    readonly kind: 'email' | 'name';
    readonly password: ArgumentPath;
    readonly required: readonly RequiredArgument[];
    /** From the root field's value to the token. Absent: a cookie or a header of the response has it. */
    readonly token?: Path;
    /** Members of the answer's union that say no. */
    readonly errorTypes: readonly string[];
    readonly signOut?: { readonly root: Path; readonly required: readonly RequiredArgument[] };
  };
  /** What is asked to learn whether a session holds: who is signed in, by its path from Query, else the list of a resource. */
  readonly probe: { readonly viewer?: Path; readonly list?: string };
  readonly decision?: Decision;
}

export interface Carrier {
  /** The server takes a JSON number, though values are exact text here (kinds `decimal` and `bigint`). */
  readonly number?: true;
  readonly money?: Money;
}

/** Amounts of money. */
export interface Money {
  /** They count the smallest unit of the currency: `1299` is 12.99 €. */
  readonly minorUnits?: true;
  /** Field beside an amount that holds the code of its currency, by ISO 4217, or the code itself: `'currencyCode'`, `'EUR'`. */
  readonly currency?: string;
}

export interface Problem {
  /** Type, field or argument: `Order.total`. */
  readonly subject: string;
  readonly message: string;
  readonly remedy: string;
}

export interface Resource {
  /** URL segment and catalogue key: `orders`, `orderItems`. Unique in the schema. */
  readonly name: string;
  /** Type of a record: object, interface or union. */
  readonly type: string;
  readonly description?: string;
  /** Fields of the record that identify it, in order. None: its list is read, and nothing else is known to be done with its records. */
  readonly key: readonly KeyField[];
  /** What its page is fetched by where that does not take the key: `slug`. Every row holds it, and every address has it behind the key. */
  readonly address?: readonly KeyField[];
  /** What stands for a record in a link: `[['number']]`, `[['firstName'], ['lastName']]`, `[['order', 'number'], ['paidAt']]`. Empty: the key. */
  readonly label: readonly Path[];
  readonly fields: readonly Field[];
  /** The field of the record that holds all `fields` but the key: `attributes` of `{ id, attributes { title } }`. */
  readonly envelope?: string;
  readonly list?: ListOperation;
  readonly one?: OneOperation;
  readonly count?: CountOperation;
  readonly create?: WriteOperation;
  readonly update?: WriteOperation;
  readonly remove?: WriteOperation;
  readonly changes?: SubscriptionOperation;
  /** Lists of other resources whose records point to this one. */
  readonly related: readonly Related[];
  /** Lists that a record holds itself, where `related` does not show the same. */
  readonly nested: readonly NestedList[];
  /** Type of the records that hold the list which made it a resource: no query field lists its own. */
  readonly within?: string;
  readonly decisions: readonly Decision[];
}

/** A list that a record holds: `repository { issues(first:, orderBy:) { nodes { … } } }`. */
export interface NestedList {
  /** Name of the field, catalogue key, and segment of the address `/repositories/<id>/issues`. */
  readonly name: string;
  readonly description?: string;
  /** `Resource.name` of its rows. */
  readonly resource: string;
  /** Its root goes through the field that finds the record which holds it: `['repository', 'issues']`. */
  readonly list: ListOperation;
  readonly count?: CountOperation;
  readonly decisions: readonly Decision[];
}

/** A field on the way from Query to that of an operation, and what it is asked with: `repository(id:)` above `issues`. */
export interface Approach {
  /** Path of the field from Query. */
  readonly root: Path;
  /** From its value to the record that the way goes on from, and what identifies that one: selected for the cache. */
  readonly record: Path;
  readonly identity: readonly Path[];
  /** Where the key of the record goes. */
  readonly key: readonly KeyArgument[];
  readonly required: readonly RequiredArgument[];
}

export interface KeyField {
  readonly field: string;
  /** Where the value is when it is no field of the record itself: `['sys', 'id']`. `field` is then a name made for it: `sysId`. */
  readonly path?: Path;
  readonly kind: FieldKind;
}

export type FieldKind =
  | 'string' | 'text' | 'url' | 'email' | 'uuid' | 'id'
  | 'integer' | 'bigint' | 'decimal' | 'float'
  | 'boolean' | 'enum'
  | 'date' | 'time' | 'instant' | 'localDateTime' | 'interval' | 'range'
  | 'json' | 'binary'
  | 'object' | 'reference';

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** Named GraphQL type: `BigFloat`, `OrderStatus`, `Customer`. */
  readonly type: string;
  readonly list: boolean;
  readonly nullable: boolean;
  readonly description?: string;
  /** What people know the field by, where its name says how the record is found: `reportsTo` for `employeeByReportsTo`. */
  readonly called?: string;
  /** Arguments that must be given a value for the field to be selected; the field is left out where one has none. */
  readonly requiredArguments?: readonly string[];
  /** Kind `enum`. Of integers those that the schema says by `@choices` to be taken, as text. */
  readonly values?: readonly { readonly value: string; readonly description?: string }[];
  /** Kind `reference`. */
  readonly reference?: {
    /** `Resource.name`. */
    readonly resource: string;
    /** The scalar beside it that holds the key, one per key field of that resource: `['customerId']`. Absent where there is none. */
    readonly via?: readonly string[];
    /** Path from the field to the records, for a list behind a connection: `['nodes']`; to the record, inside an envelope: `['data']`. */
    readonly records?: Path;
  };
  /** Kind `range`: kind of the bounds, and where the parts are: `start`, `end`, `value`, `inclusive` by name. */
  readonly of?: FieldKind;
  readonly encoding?: 'base64' | 'hex';
  /** The schema says by `@unindexed` that its lists are not sorted and filtered by the field, because that would be slow. */
  readonly unindexed?: boolean;
  /** Kinds `object`, `interval`, `range`: what is selected inside. */
  readonly fields?: readonly Field[];
  /** Whether the default row fragment has it, and whether its column is shown at first. */
  readonly inRow: boolean;
  readonly column: boolean;
}

export interface ListOperation {
  /** Path of fields from Query: `['orders']`, `['viewer', 'orderPagination']`. */
  readonly root: Path;
  /** Fields on the way that are asked with something. */
  readonly above?: readonly Approach[];
  /** From the root field's value to the list of records: `[]` for a plain list, `['nodes']`, `['edges', 'node']`. */
  readonly records: Path;
  readonly paging: Paging;
  /** Path to a total inside the root field's value: `['totalCount']`. */
  readonly total?: Path;
  readonly sort?: Sort;
  readonly filter?: Filter;
  /**
   * Conditions that the list cannot do without, and that a screen asks for before it lists: `messages(channelId: ID!)`. Paths of their
   * operators go from the arguments of the list field down.
   */
  readonly asked: readonly FilterField[];
  /** Where free text goes: `['filter', 'search']`, `['query']`. */
  readonly search?: ArgumentPath;
  /** Members of the answer's union that come in place of the records, and say why. */
  readonly refusals?: PayloadErrors;
  /** What the list cannot do without, and the value that configuration fixes for it. A list with an open one is not printed. */
  readonly required: readonly RequiredArgument[];
}

export interface RequiredArgument {
  readonly argument: string;
  readonly type: string;
  readonly value?: unknown;
}

export type Paging =
  | { readonly kind: 'none'; readonly limit?: ArgumentPath }
  | { readonly kind: 'offset'; readonly limit: ArgumentPath; readonly offset: ArgumentPath; readonly pageInfo?: PageInfoPaths }
  | { readonly kind: 'page'; readonly page: ArgumentPath; readonly size?: ArgumentPath; readonly firstPage: 0 | 1; readonly pageInfo?: PageInfoPaths }
  | {
      readonly kind: 'cursor';
      readonly first: ArgumentPath;
      readonly after: ArgumentPath;
      readonly last?: ArgumentPath;
      readonly before?: ArgumentPath;
      readonly pageInfo?: PageInfoPaths;
      /** Cursor of an edge, from the root field's value, where there is no page info: `['edges', 'cursor']`. */
      readonly edgeCursor?: Path;
    }
  | { readonly kind: 'token'; readonly token: ArgumentPath; readonly size?: ArgumentPath; readonly nextToken: Path };

/** Paths from the root field's value. */
export interface PageInfoPaths {
  readonly hasNextPage?: Path;
  readonly hasPreviousPage?: Path;
  readonly startCursor?: Path;
  readonly endCursor?: Path;
}

/** How a list is ordered, whatever the shape in which its schema says so: what is sent for a field of the record, upwards and downwards. */
export interface Sort {
  /** Where the order goes. The first place tells the field; one beside it may tell the direction: `sortField: "name", sortOrder: "ASC"`. */
  readonly places: readonly SortPlace[];
  /** Several fields are taken, one after another. */
  readonly multiple: boolean;
  /** Key under which an order holds the one that comes after it: `then` of `{ asc: NAME, then: { asc: ID } }`. Without it, several are a list. */
  readonly chain?: string;
}

export interface SortPlace {
  readonly argument: ArgumentPath;
  /** By field, what is sent: `NAME_ASC`, `{ name: 'ASC' }`, `'-name'`. `asc` or `desc` is absent where there is only one way. */
  readonly values: readonly { readonly field: string; readonly asc?: unknown; readonly desc?: unknown }[];
}

export type FilterOperator =
  | 'eq' | 'ne' | 'in' | 'notIn'
  | 'lt' | 'lte' | 'gt' | 'gte'
  | 'contains' | 'startsWith' | 'endsWith'
  | 'isNull';

export interface Filter {
  /** The argument that holds the filter: `['filter']`; `[]` where the list field has an argument per condition. */
  readonly argument: ArgumentPath;
  /** Input type at that place; absent for `[]`. */
  readonly type?: string;
  /** The place takes a list of conditions, all of which hold: `[{ field: 'name', operator: EQUALS, value }]`. */
  readonly list?: true;
  readonly fields: readonly FilterField[];
  /** Keys of the filter input that combine conditions, where it has them. */
  readonly and?: { readonly key: string; readonly list: boolean };
  readonly or?: { readonly key: string; readonly list: boolean };
  readonly not?: { readonly key: string; readonly list: boolean };
}

export interface FilterField {
  /** Name of the condition: the record field it is about, or a name of its own where the record has none. */
  readonly name: string;
  /** Displayed field that shows the same value: `customer` for `customerId`. */
  readonly field?: string;
  readonly kind: FieldKind;
  readonly description?: string;
  readonly values?: Field['values'];
  readonly reference?: { readonly resource: string };
  readonly operators: readonly {
    readonly operator: FilterOperator;
    /** From `Filter.argument` down: `['name', 'contains']`, `['name_contains']`, `['name']`. */
    readonly path: ArgumentPath;
    /** Named GraphQL type of the value, and whether the place takes a list of them. */
    readonly type: string;
    readonly list: boolean;
    /** Text around the value where the place takes a pattern: `%{value}%`. */
    readonly pattern?: string;
    /** What stands beside it, by key, a value of an enum or a text: `{ modifier: 'EQUALS' }`, `{ field: 'name', operator: 'EQUALS' }`. */
    readonly beside?: Readonly<Record<string, string>>;
  }[];
}

export interface OneOperation {
  readonly root: Path;
  /** From the root field's value to the record: `[]`, `['data']`. A list there stands for its only element. */
  readonly record: Path;
  /** Where each key field goes. */
  readonly key: readonly KeyArgument[];
  readonly required: readonly RequiredArgument[];
  /** As in the list. */
  readonly refusals?: PayloadErrors;
  /** Type condition, for `node(id:)`. */
  readonly on?: string;
}

export interface KeyArgument {
  /** `KeyField.field`. */
  readonly field: string;
  readonly argument: ArgumentPath;
  /** Named GraphQL type there. */
  readonly type: string;
  /** The place takes a list of keys: `ids: [ID!]`. */
  readonly list: boolean;
}

export interface CountOperation {
  readonly root: Path;
  /** As in the list. */
  readonly above?: readonly Approach[];
  /** From the root field's value to the number: `[]`, `['totalCount']`, `['aggregate', 'count']`. */
  readonly total: Path;
  /** A number beside the total that is counted no further than the `argument` of its last field says: asked for instead of the total. */
  readonly upTo?: { readonly path: Path; readonly argument: string };
  /** Where the list's filter, search and required arguments go; the same places as in the list. */
  readonly filter: boolean;
  readonly search: boolean;
  /** As in the list. */
  readonly refusals?: PayloadErrors;
  readonly required: readonly RequiredArgument[];
}

export interface WriteOperation {
  /** Path of fields from Mutation. */
  readonly root: Path;
  /** Where each key field goes; empty for a create. */
  readonly key: readonly KeyArgument[];
  /** Where the values go: `['input', 'patch']`; `[]` for an argument per value. Absent for a remove. */
  readonly input?: { readonly path: ArgumentPath; /** Named input type, absent for `[]`. */ readonly type?: string; readonly list: boolean };
  readonly inputs: readonly Input[];
  /** What it needs of the record beside its key: a version, a parent that records are addressed under. */
  readonly held: readonly HeldArgument[];
  /** From the root field's value to the record; absent where the payload does not hold it. A list stands for its first element. */
  readonly record?: Path;
  readonly errors?: PayloadErrors;
  /** What in the payload shows that something was written, beside the record. */
  readonly proofs?: readonly Proof[];
  readonly required: readonly RequiredArgument[];
}

/** A value of a payload that shows that something was written: `true`, a number above 0, a list that is not empty, a value that is not null. */
export interface Proof {
  /** From the root field's value; `[]` for itself. */
  readonly path: Path;
  readonly kind: 'flag' | 'count' | 'list' | 'value';
}

export interface HeldArgument {
  readonly argument: ArgumentPath;
  /** Where the value is in the record. */
  readonly path: Path;
  readonly required: boolean;
  /** The state of the record that the write is about: the server refuses one that is about an older state. */
  readonly version?: true;
  /** New records take the version as a value, too: it is sent as it was read, and nothing says that the server compares it. */
  readonly unchecked?: true;
}

export interface Input {
  /** Key in the input object, or name of the argument. */
  readonly name: string;
  /** Where it goes, when that is beside the other values: `['channelId']`. */
  readonly at?: ArgumentPath;
  /** Record field that shows the same value: `customer` for `customerId`. */
  readonly field?: string;
  /** `file`: the user chooses one, and the request carries it. */
  readonly kind: FieldKind | 'file';
  readonly type: string;
  readonly list: boolean;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly description?: string;
  readonly values?: Field['values'];
  readonly defaultValue?: unknown;
  readonly of?: FieldKind;
  readonly encoding?: 'base64' | 'hex';
  /** The value is the key of a record of this resource. `wrap` goes around it: `['connect', 'id']`. */
  readonly reference?: { readonly resource: string; readonly keyField: string; readonly wrap?: Path };
  /** Wrapping around a plain value: `['set']` for `{ set: … }`. */
  readonly wrap?: Path;
  /** Kinds `object`, `interval`, `range`: inputs inside. */
  readonly inputs?: readonly Input[];
}

/** User errors as data. Paths go from the root field's value. */
export interface PayloadErrors {
  /**
   * `fields`: a list of errors in the payload. `union`: the payload is one of several types, and these are errors. `flag`: a value at `path` says
   * whether it was done, and `message`, a field beside it or nothing, why not.
   */
  readonly kind: 'fields' | 'union' | 'flag';
  readonly path: Path;
  /** Union: member types that are errors, and the one that is the result. */
  readonly errorTypes?: readonly string[];
  readonly successType?: string;
  /** In an error: the text, the input it is about (a name or a list of names), a code. */
  readonly message: string;
  readonly field?: string;
  readonly fieldList?: boolean;
  readonly code?: string;
  /** Flag: values of an enum that say no; absent for a boolean, whose `false` does. */
  readonly refused?: readonly string[];
  /** The error list holds plain strings. */
  readonly plain?: boolean;
}

export interface SubscriptionOperation {
  readonly root: Path;
  readonly record?: Path;
}

export interface Related {
  /** Field of this type that lists them (`orders`), else the reference that points back. Catalogue key. */
  readonly name: string;
  readonly description?: string;
  readonly resource: string;
  /** Filter conditions of that resource's list, and the field of this record whose value each takes. */
  readonly on: readonly { readonly filter: string; readonly key: string }[];
}

/**
 * Where an administrator looks for an action.
 * - `record`: on one record: its page and the menu of its row.
 * - `rows`: on several records: the selection of a list.
 * - `relation`: links or unlinks two records: the related list on the page of the one.
 * - `child`: on a part of a record that has no list of its own, at that part.
 * - `collection`: on a resource as a whole: the menu of its list.
 * - `singleton`: on something of which there is one: a page of settings.
 * - `global`: belongs to no resource: a page of tools.
 * - `session`: about who is signed in: not offered.
 * - `crud`: creates, updates or deletes a record, and no resource does it by this mutation: another way to do the same, or there is no resource.
 */
export type ActionPlace = 'record' | 'rows' | 'relation' | 'child' | 'collection' | 'singleton' | 'global' | 'session' | 'crud';

/**
 * A mutation that is no resource's create, update or delete: `cancelOrder(input: { orderId, reason })`. What it takes and answers is said as it is of a
 * write: values at `inputs`, each at its own path (`at`), what the record gives at `key` and `held`.
 */
export interface Action extends Omit<WriteOperation, 'key' | 'record' | 'input'> {
  /** URL segment and catalogue key: `cancelOrder`, `ordersCancel`. Unique among the actions. */
  readonly name: string;
  readonly place: ActionPlace;
  readonly description?: string;
  /** Type of the record that it acts on: that of `resource`, or one without a list of its own. */
  readonly type?: string;
  /** `Resource.name`: on its page or list the action is found. */
  readonly resource?: string;
  /**
   * Where the key of the record goes, of each record for `rows`; one for each key field. Empty: nothing takes it, as for `collection`, or what a part's key
   * says is enough. A form of the key that is not the resource's stands in `held`.
   */
  readonly key: readonly ActionKey[];
  /** Rows: the argument that says in a filter which records; `key` is then where in it their keys go. */
  readonly filter?: ArgumentPath;
  /** Relation: the record on the other side. */
  readonly other?: ActionTarget;
  /** Child: the part that it acts on, and where the record has it. */
  readonly part?: ActionTarget & {
    /** From a record of `type` to the part or the list of them: `['lines']`. */
    readonly path?: Path;
  };
  /** Crud: which of the three. Rows: `remove`, where it deletes them. */
  readonly role?: 'create' | 'update' | 'remove';
  /** Singleton: `OtherQuery.name` of the query that answers what the form edits. `Input.field` names what stands in the answer. */
  readonly reads?: string;
  /** The resource, listed by records alone, that creates, updates or deletes its own by it: its forms do the same, and no screen offers the action. */
  readonly writes?: string;
  /** Cannot be taken back, by its words or its effect: the screen asks first. */
  readonly destructive: boolean;
  readonly answer: ActionAnswer;
  readonly decision: Decision;
}

/** A place that takes a key. */
export interface ActionKey extends KeyArgument {
  /** Asks for the key where no record gives it: on a page of tools, or because a type has no list. */
  readonly input: Input;
  /** The list of input objects that has one for each record, and the place below it: `['input']` of `updateProducts(input: [{ id, … }])`. */
  readonly each?: ArgumentPath;
}

/** Another record or part that an action is about, beside the one whose page has it. */
export interface ActionTarget {
  readonly type: string;
  /** `Resource.name`, where the type has a list. */
  readonly resource?: string;
  /** Where its key goes; empty where nothing takes it, because the action makes it or it is told otherwise. */
  readonly key: readonly ActionKey[];
}

/** What a mutation answers. Paths go from the root field's value. */
export type ActionAnswer =
  /** The record that was acted on: it is shown anew. */
  | { readonly kind: 'record'; readonly path: Path; readonly type: string; readonly resource?: string }
  /** Another one, of the same type or not: it is linked. `list`: several. */
  | { readonly kind: 'other'; readonly path: Path; readonly type: string; readonly resource?: string; readonly list: boolean }
  /** A value: shown as what it is. `list`: several. */
  | { readonly kind: 'text' | 'number' | 'flag' | 'link' | 'file' | 'json' | 'enum'; readonly path: Path; readonly type: string; readonly list: boolean }
  /** An object of values that is no record. */
  | { readonly kind: 'values'; readonly path: Path; readonly type: string; readonly list: boolean; readonly fields: readonly Field[] }
  /** Nothing, but that it was done (see `proofs`). */
  | { readonly kind: 'nothing' };

/**
 * Where an administrator looks for the answer of a query.
 * - `singleton`: something of which there is one. `lookup`: needs arguments, and answers something that is asked for.
 * - `report`: numbers, statistics. `enumeration`: fixed choices. `session`: who is signed in. `search`: over several types.
 * - `technical`: for clients and machines: a node by its id, a version, health.
 */
export type QueryPlace = 'singleton' | 'lookup' | 'report' | 'enumeration' | 'session' | 'search' | 'technical';

/** A query field that is no resource's list, record or count. */
export interface OtherQuery {
  readonly root: Path;
  /** URL segment and catalogue key. Unique among the queries. */
  readonly name: string;
  readonly place: QueryPlace;
  readonly description?: string;
  /** Type of the records that it is about. */
  readonly type?: string;
  readonly resource?: string;
  /** What it asks for, each at its own path (`at`). */
  readonly inputs: readonly Input[];
  readonly required: readonly RequiredArgument[];
  readonly answer: QueryAnswer;
  readonly refusals?: PayloadErrors;
  /** Screens of a resource show the same: it is not offered apart. */
  readonly coveredBy?: CoveredBy;
  readonly decision: Decision;
}

/** What shows what a query answers. */
export interface CoveredBy {
  /** `Resource.name`. */
  readonly resource: string;
  readonly role: 'list' | 'one' | 'count';
  readonly because: string;
}

/** What a query answers. Paths go from the root field's value. */
export type QueryAnswer =
  /** Records or objects, one or a list: what is selected of each. `resource`: they have pages of their own. */
  | { readonly kind: 'values'; readonly path: Path; readonly type: string; readonly resource?: string; readonly list: boolean; readonly fields: readonly Field[] }
  | { readonly kind: 'text' | 'number' | 'flag' | 'link' | 'json' | 'enum'; readonly path: Path; readonly type: string; readonly list: boolean }
  /** Of several types: by member type, what is selected of it. `resource`: it has pages of its own. */
  | { readonly kind: 'several'; readonly path: Path; readonly type: string; readonly list: boolean; readonly members: readonly { readonly type: string; readonly resource?: string; readonly fields: readonly Field[] }[] };

/** Why the model says what it says. */
export interface Decision {
  /** `type`, `list`, `paging`, `key`, `one`, `count`, `sort`, `filter`, `create`, … */
  readonly role: string;
  readonly choice: string;
  readonly rule: string;
  /** 0 to 1, where evidence was weighed. Absent where a place in the schema was read: `rule` names the reading. */
  readonly confidence?: number;
  readonly evidence: string;
  readonly rejected: readonly { readonly choice: string; readonly because: string }[];
}
