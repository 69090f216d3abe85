// API for definitions, pages and screens of an application. The application itself is assembled
// with `@admin/ui/app`; screens are composed of `@admin/ui/parts`.
export { useAdmin, type Admin } from './resources/admin-context.tsx';
export { resourceDefiner } from './resources/resource-definer.ts';
export { exactSum } from './values/exact-sum.ts';
export {
  resourceHooks,
  type RecordsOptions,
  type ResourceHooks,
  type TypedRecords,
} from './data/resource-hooks.ts';
export type { OwnScreenProps, ResourceDefinition } from './resources/resource-definition.ts';
export { lazyComponent, type LazyComponent } from './kit/lazy-component.tsx';
export { loadResource, useResource } from './data/use-resource.ts';
export { preloadResource, useCan, useResourceSummary } from './resources/use-can.ts';
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
export { useCommand } from './commands/commands-context.tsx';
export type { Command } from './commands/registry.ts';
export { useDocumentTitle } from './kit/use-document-title.ts';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './kit/button.tsx';
export { IconButton, type IconButtonProps } from './kit/icon-button.tsx';
export { ErrorPanel, type ErrorPanelProps } from './kit/error-panel.tsx';
export { EmptyState, type EmptyStateProps } from './kit/empty-state.tsx';
export { ScreenSkeleton } from './kit/screen-skeleton.tsx';
export { useNotify, type Notification, type Notify } from './kit/notify-context.ts';
export { NavigationGuard } from './kit/navigation-guard.tsx';
export { useUnsavedGuard } from './kit/use-unsaved-guard.ts';
export { useSession } from './session/session.ts';
export { addTexts } from './locales/add-texts.ts';
export type { LanguageTexts } from './locales/language-texts.ts';
export { ErrorBoundary, type ErrorBoundaryProps } from './kit/error-boundary.tsx';
