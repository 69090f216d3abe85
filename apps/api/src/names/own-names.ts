import { objectMembers } from './assign-names.ts';

/** Types that the API makes for each table, by their ending, and the same in a table's words. */
export const recordTypes = [
  ['Input', 'input'],
  ['Patch', 'patch'],
  ['Filter', 'filter'],
  ['OrderBy', 'order_by'],
  ['Connection', 'connection'],
  ['Edge', 'edge'],
  ['Sums', 'sum'],
  ['Condition', 'condition'],
] as const;

/** Names of fields that are not columns: of filters, of inputs, of every type. */
export const ownFields: readonly string[] = ['and', 'or', 'not', 'clientMutationId', '__typename'];

/** Types of the API itself, wherever they come from. */
export const ownTypes: readonly string[] = [
  'Query Mutation Subscription PageInfo Cursor',
  'Int Float String Boolean ID',
  'Date Time Datetime LocalDatetime Interval BigInt BigFloat JSON JSONPath UUID XML BitString Base64EncodedBinary',
  'Point Line LineSegment Box Path Polygon Circle',
  'InternetAddress CidrAddress MacAddress MacAddress8 KeyValueHash LTree TSVector TSQuery Oid',
  'RegProc RegProcedure RegOper RegOperator RegClass RegType RegRole RegNamespace RegConfig RegDictionary',
  'Viewer SavedView ImportRefusal ImportRules IssuePassword ChangePassword SignIn SignOut',
  'ImportRecords WriteSavedView RemoveSavedView OpenInSavedView SavedViews',
].flatMap((line) => line.split(' '));

const endings = [
  '',
  'Input',
  'Payload',
  'Filter',
  'ListFilter',
  'Range',
  'RangeInput',
  'RangeBound',
  'RangeBoundInput',
  'RangeFilter',
];

/** Keys of names that nothing of the database gets. */
export const builtInTypes: ReadonlySet<string> = new Set(
  [
    ...ownTypes.flatMap((type) => endings.map((ending) => `type:${type}${ending}`)),
    ...objectMembers.flatMap((name) => ['query', 'mutation'].map((root) => `${root}:${name}`)),
    'query:viewer',
    'query:query',
    ...[
      'signIn',
      'signOut',
      'changePassword',
      'issuePassword',
      'importRecords',
      'writeSavedView',
      'removeSavedView',
      'openInSavedView',
    ].map((field) => `mutation:${field}`),
  ].map((key) => key.toLowerCase()),
);
