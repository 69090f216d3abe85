// Functions
export { changePassword, issuePassword, signIn, signOut } from './session.ts';
export type { Credentials, PasswordChange } from './documents.ts';
export type { AccountRole, Viewer } from './viewer-document.ts';

// Its documents
export {
  ChangePasswordDocument,
  IssuePasswordDocument,
  SignInDocument,
  SignOutDocument,
} from './documents.ts';
export {
  ImportRecordsDocument,
  ImportRulesDocument,
  type ImportAnswer,
  type ImportRecordsInput,
  type ImportRefusal,
  type ImportRules,
} from './import-documents.ts';
export {
  AllViewsDocument,
  OpenInViewDocument,
  RemoveViewDocument,
  SaveViewDocument,
  ViewsDocument,
  type ListedStoredView,
  type StoredView,
  type StoredViewChange,
} from './view-documents.ts';
export { ViewerDocument, type ViewerPayload } from './viewer-document.ts';
