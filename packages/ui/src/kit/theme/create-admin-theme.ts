/// <reference types="@mui/x-date-pickers/themeAugmentation" />
import { red } from '@mui/material/colors';
import {
  createTheme,
  darken,
  getContrastRatio,
  lighten,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeText {
    /**
     * Primary colour for text: links, current items. Derived from `primary.main`, with a contrast
     * of 4.5 : 1 on every surface of its scheme.
     */
    accent: string;
    /** Error colour for text, derived likewise. */
    danger: string;
  }
}

/** Options of the theme for a brand. The other values are fixed. */
export interface AdminThemeOptions {
  /**
   * Primary colour of both schemes: filled buttons, marks, borders. Links have a darker or lighter
   * shade of it. @defaultValue '#556cd6'
   */
  readonly primary?: string;
  /** @defaultValue '#19857b' */
  readonly secondary?: string;
  /** @defaultValue MUI's `red.A400` */
  readonly error?: string;
}

/** Storage key of the colour scheme: `light`, `dark` or `system`. */
export const schemeKey = 'admin.theme';

/** Creates the theme with a light and a dark scheme. The unit of spacing is 8 px. */
export function createAdminTheme({
  primary = '#556cd6',
  secondary = '#19857b',
  error = red.A400,
}: AdminThemeOptions = {}): Theme {
  const light = { default: '#f7f8fa', paper: '#ffffff' };
  const dark = { default: '#101217', paper: '#181b22' };
  const given = {
    primary: { main: primary },
    secondary: { main: secondary },
    error: { main: error },
  };
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    // Menus and dialogs open without transitions where the user prefers reduced motion.
    motion: { reducedMotion: 'system' },
    colorSchemes: {
      light: {
        palette: {
          ...given,
          background: light,
          text: {
            primary: '#1c2130',
            secondary: '#576073',
            accent: shadeOf(primary, 5.5, light.default, darken),
            danger: shadeOf(error, 5.5, light.default, darken),
          },
          divider: '#e2e5eb',
        },
      },
      dark: {
        palette: {
          ...given,
          background: dark,
          text: {
            primary: '#e7e9ef',
            secondary: '#a0a8b8',
            accent: shadeOf(primary, 8, dark.paper, lighten),
            danger: shadeOf(error, 8, dark.paper, lighten),
          },
          divider: '#2b303b',
        },
      },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily:
        "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
      h1: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
      h6: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: '0.875rem' },
      button: { textTransform: 'none', fontWeight: 500 },
    },
    components,
  });
}

/**
 * The colour, or its nearest shade with the given contrast to the surface. The contrast leaves room
 * for surfaces tinted by selection or hover.
 */
function shadeOf(colour: string, contrast: number, surface: string, shade: typeof darken): string {
  let found = colour;
  while (getContrastRatio(found, surface) < contrast) found = shade(found, 0.1);
  return found;
}

function paperBackground({ theme }: { theme: Theme }) {
  return { backgroundColor: theme.vars.palette.background.paper };
}

function edge({ theme }: { theme: Theme }) {
  return { border: `1px solid ${theme.vars.palette.divider}` };
}

function textColour(name: 'accent' | 'danger') {
  return ({ theme }: { theme: Theme }) => ({ color: theme.vars.palette.text[name] });
}

/** Styles of components, the same in both schemes. */
const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':focus-visible': {
        outline: `2px solid ${theme.vars.palette.text.accent}`,
        outlineOffset: 2,
      },
      'input:focus-visible, textarea:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transition: 'none !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.text.accent}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { whiteSpace: 'nowrap' } },
    variants: [
      {
        props: { color: 'error', variant: 'contained' },
        style: ({ theme }) => ({ backgroundColor: theme.vars.palette.error.dark }),
      },
      ...(['text', 'outlined'] as const).flatMap((variant) => [
        { props: { color: 'primary' as const, variant }, style: textColour('accent') },
        { props: { color: 'error' as const, variant }, style: textColour('danger') },
      ]),
    ],
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: textColour('accent') },
  },
  MuiTypography: {
    variants: [
      { props: { color: 'error' }, style: textColour('danger') },
      { props: { color: 'primary' }, style: textColour('accent') },
    ],
  },
  MuiSelect: { defaultProps: { MenuProps: { disablePortal: true } } },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-error': { color: theme.vars.palette.text.danger } }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focused': { color: theme.vars.palette.text.accent },
        '&.Mui-error': { color: theme.vars.palette.text.danger },
      }),
      asterisk: textColour('danger'),
    },
  },
  MuiOutlinedInput: { styleOverrides: { root: paperBackground } },
  MuiPickersOutlinedInput: { styleOverrides: { root: paperBackground } },
  MuiPickersTextField: { defaultProps: { size: 'small' } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 20px' } } },
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
  // Floating surfaces have a border, because their colour is that of the page.
  MuiAutocomplete: {
    // Choices are rendered next to their input, inside its landmark or dialog, and are not clipped
    // where that scrolls.
    defaultProps: {
      disablePortal: true,
      slotProps: { popper: { popperOptions: { strategy: 'fixed' } } },
    },
    styleOverrides: { paper: edge },
  },
  MuiDialog: { styleOverrides: { paper: edge } },
  MuiPickerPopper: { styleOverrides: { paper: edge } },
  MuiPopover: { styleOverrides: { paper: edge } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
};
