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
