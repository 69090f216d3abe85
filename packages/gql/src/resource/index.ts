export type {
  ActionDescriptor,
  ActionGroup,
  ActionModule,
  ActionPlace,
  ActionResult,
  ActionSummary,
  AnswerDescriptor,
  FreeAction,
  PartPlace,
  RecordAction,
  RecordsAction,
} from './action.ts';
export type {
  Capability,
  ColumnDescriptor,
  CountDescriptor,
  CreateDescriptor,
  FilterDescriptor,
  FilterOperator,
  FormValues,
  KeyedResource,
  KeyFields,
  KeylessResource,
  ListDescriptor,
  PathsDescriptor,
  PickerDescriptor,
  Quantifier,
  RecordKey,
  RelatedDescriptor,
  RelatedFilter,
  RelatedFilters,
  RemoveDescriptor,
  ResourceDescriptor,
  ResourceRecord,
  ResourceSummary,
  ResourceTexts,
  ShowDescriptor,
  TreeDescriptor,
  UpdateDescriptor,
  WriteError,
  WriteResult,
} from './descriptor.ts';
export type {
  EnumValue,
  FieldDescriptor,
  FieldKind,
  InputDescriptor,
  IntervalValue,
  MoneyDescriptor,
  RangeBound,
  RangeValue,
  ReferenceDescriptor,
  Say,
} from './field.ts';
export type {
  FilterCondition,
  FilterGroup,
  GroupKind,
  ListRequest,
  PageInfo,
  SortKey,
  Total,
} from './list-request.ts';
export type { NestedList, NestedListModule, NestedListSummary } from './nested-list.ts';
export type {
  HitDescriptor,
  PageRequest,
  PartTexts,
  QueriesSummary,
  QueryAnswerDescriptor,
  QueryDescriptor,
  QueryGroup,
  QueryHit,
  QueryModule,
  QueryPages,
  QueryPlace,
  QuerySummary,
} from './query.ts';
export type { ProbeDescriptor, SignInCredentials, SignInDescriptor } from './sign-in.ts';
export type {
  AnyRegistry,
  AnyResourceTypes,
  FiltersOf,
  FilterTypes,
  FormTypes,
  Optional,
  RecordOf,
  RowOf,
} from './resource-types.ts';
export type { EndpointSignIn, GeneratedAdmin } from './generated-admin.ts';
export { isConfirmed } from './is-confirmed.ts';
export { isEditConflict } from './is-edit-conflict.ts';
export { parseRecordId, recordId } from './record-id.ts';
