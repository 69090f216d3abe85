export { startAdmin } from './start-admin.tsx';
export { startAdmins, type AdminSchema } from './start-admins.tsx';
export {
  defineAdmin,
  type AdminConfig,
  type AdminPage,
  type Brand,
  type RootProps,
} from './define-admin.ts';
export { App, type AppProps } from './app.tsx';
export { createAppI18n, type AppTexts } from './app-i18n.ts';
export { connect } from './connect.ts';
export { readPageConfig, type PageConfig } from './page-config.ts';
export { AdminProvider, type AdminProviderProps } from './admin-provider.tsx';
export {
  type NavigationGroup,
  type NavigationItem,
  type NavigationPage,
} from '../resources/admin-context.tsx';
export { definitionsIn, withDefinitions, type Definitions } from '../resources/with-definitions.ts';
export { preloadRoute, ResourceRoutes, type ResourceRoutesProps } from './routes.tsx';
export { languages, type Catalogue } from '../locales/index.ts';
export { dropAllDrafts } from '../storage/draft-storage.ts';
export {
  DatePickersProvider,
  type DatePickersProviderProps,
} from '../inputs/date-pickers-provider.tsx';
export { createI18n, languagesOf, type I18nOptions } from '../locales/create-i18n.ts';
export {
  ViewChangedError,
  type CreateViewStore,
  type ListedView,
  type SavedView,
  type SeenView,
  type ViewContent,
  type ViewLayout,
  type ViewStore,
} from '../storage/view-store.ts';
export {
  createAdminTheme,
  schemeKey,
  type AdminThemeOptions,
} from '../kit/theme/create-admin-theme.ts';
export type { Auth, AuthConnection, CreateAuth, Proof, SignInProps } from '../session/auth.ts';
export { endpointAuth, tokenAuth, type EndpointAuthOptions } from '../session/endpoint-auth.ts';
export { namedAuth, type AuthMode } from '../session/named-auth.ts';
export { noAuth } from '../session/no-auth.ts';
export { sessionAuth } from '../session/session-auth.ts';
export {
  createSession,
  SessionContext,
  type Session,
  type SessionOptions,
  type SessionState,
} from '../session/session.ts';
export { Gate } from '../session/gate.tsx';
export { QueriesPages } from '../screens/queries/lazy-queries-pages.tsx';
export { ToolsPage } from '../features/actions/lazy-tools-page.tsx';
export { PasswordPage } from '../session/lazy-password-page.tsx';
export { Shell, type ShellProps } from '../shell/shell.tsx';
export {
  useNavigation,
  type NavigationLink,
  type NavigationSection,
} from '../resources/use-navigation.ts';
export { Brand as BrandLink, BrandContext, type BrandMark } from '../kit/brand.tsx';
export { CrashBoundary } from '../shell/crash-boundary.tsx';
export type { SessionViewer } from '../storage/session-viewer.ts';
export {
  feature,
  type Feature,
  type FeatureOptions,
  type FeatureSlots,
  type FieldFilling,
  type Filling,
  type PageFilling,
} from '../slots/feature.ts';
export type {
  ApplicationSlots,
  Can,
  FieldSlotName,
  FieldSlots,
  ListCellSlotProps,
  ListMenuSlotProps,
  ListOwnerSlotProps,
  ListProblemsSlotProps,
  ListRowSlotProps,
  ListRowsSlotProps,
  OpenDialog,
  OpenList,
  RecordPartSlotProps,
  RecordSlotProps,
  ResourceSlots,
  SlotField,
  SlotName,
  SlotProps,
} from '../slots/slot-props.ts';
