export { AdminProvider, type AdminProviderProps } from './shell/admin-provider.tsx';
export {
  useAdmin,
  type Admin,
  type NavigationGroup,
  type NavigationItem,
  type NavigationPage,
} from './resources/admin-context.tsx';
export { resourceDefiner } from './resources/resource-definer.ts';
export { exactSum } from './values/exact-sum.ts';
export {
  resourceHooks,
  type AskedRecords,
  type ResourceHooks,
  type TypedRecords,
} from './data/resource-hooks.ts';
export { definitionsIn, withDefinitions, type Definitions } from './resources/with-definitions.ts';
export type { OwnScreenProps, ResourceDefinition } from './resources/resource-definition.ts';
export { preloadRoute, ResourceRoutes, type ResourceRoutesProps } from './app/routes.tsx';
export { part, type Part } from './kit/part.tsx';
export {
  loadResource,
  preloadResource,
  useCan,
  useResource,
  useResourceSummary,
} from './resources/use-resource.ts';
export {
  createHref,
  editHref,
  listHref,
  parseAddress,
  showHref,
  type ScreenAddress,
} from './resources/addresses.ts';
export type { Screen } from './resources/screen.ts';
export { useNames, type NamedField, type Names } from './resources/use-names.ts';
export { useSay } from './fields/use-say.ts';
export { useFormats } from './text/use-formats.ts';
export type { Formats } from './text/formats.ts';
export { useDocumentTitle } from './kit/use-document-title.ts';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './kit/button.tsx';
export { IconButton, type IconButtonProps } from './kit/icon-button.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './kit/error-boundary.tsx';
export { ErrorPanel, type ErrorPanelProps } from './kit/error-panel.tsx';
export { EmptyState, type EmptyStateProps } from './kit/empty-state.tsx';
export { ScreenSkeleton } from './kit/screen-skeleton.tsx';
export { useNotify, type Notification, type Notify } from './kit/notify-context.ts';
export { languages, type Catalogue } from './locales/index.ts';
export { addTexts } from './locales/add-texts.ts';
export type { LanguageTexts } from './locales/language-texts.ts';
export { NavigationGuard } from './kit/navigation-guard.tsx';
export { useUnsavedGuard } from './kit/use-unsaved-guard.ts';
export { dropAllDrafts } from './storage/draft-storage.ts';
export {
  DatePickersProvider,
  type DatePickersProviderProps,
} from './inputs/date-pickers-provider.tsx';
export { createI18n, languagesOf, type I18nOptions } from './locales/create-i18n.ts';
export {
  ViewChangedError,
  type CreateViewStore,
  type ListedView,
  type SavedView,
  type SeenView,
  type ViewContent,
  type ViewLayout,
  type ViewStore,
} from './storage/view-store.ts';
export {
  createAdminTheme,
  schemeKey,
  type AdminThemeOptions,
} from './kit/theme/create-admin-theme.ts';
export type {
  Auth,
  AuthConnection,
  CreateAuth,
  Proof,
  SessionViewer,
  SignInProps,
} from './session/auth.ts';
export { endpointAuth, tokenAuth, type EndpointAuthOptions } from './session/endpoint-auth.ts';
export { namedAuth, type AuthMode } from './session/named-auth.ts';
export { noAuth } from './session/no-auth.ts';
export { sessionAuth } from './session/session-auth.ts';
export {
  createSession,
  SessionContext,
  useSession,
  type Session,
  type SessionOptions,
  type SessionState,
} from './session/session.ts';
export { Gate } from './session/gate.tsx';
export { QueriesPages } from './screens/queries/lazy-queries-pages.tsx';
export { ToolsPage } from './features/actions/lazy-tools-page.tsx';
export { PasswordPage } from './session/lazy-password-page.tsx';
export { Shell, type ShellProps } from './shell/shell.tsx';
export {
  useNavigation,
  type NavigationLink,
  type NavigationSection,
} from './resources/use-navigation.ts';
export { Brand, BrandContext, type BrandMark } from './kit/brand.tsx';
export { CrashBoundary } from './shell/crash-boundary.tsx';
