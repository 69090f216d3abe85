/**
 * In place of `@mui/system`'s script that a server writes into the page, which the theme provider
 * carries along for whoever renders there: the names that it is stored under are needed, the script
 * is not. `<InitColorSchemeScript>` itself still has it.
 */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
export const buildInitColorSchemeScript = (): string => '';
