import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'wouter';

import { useControl } from '../commands/commands-context.tsx';
import { accentColor } from './accent-color.ts';

interface Looks {
  /** @defaultValue `text` */
  readonly variant?: 'text' | 'outlined' | 'contained';
  /** @defaultValue `primary` */
  readonly color?: 'primary' | 'error' | 'inherit';
  /** @defaultValue `medium` */
  readonly size?: 'small' | 'medium' | 'large';
}

/** Props of a button: its variant and the props of `button`. */
export interface ButtonProps extends Looks, Omit<ComponentPropsWithRef<'button'>, keyof Looks> {
  readonly startIcon?: ReactNode;
  /** Name of the button's command, for keys and the palette. */
  readonly command?: string;
  readonly sx?: SxProps<Theme>;
}

/**
 * Looks like MUI's button, without its ripple, its spinner and the styles of unused variants, which
 * saves 10 kB before the first rows.
 */
export function Button({ startIcon, children, command, ref, ...button }: ButtonProps) {
  return (
    <Frame type="button" {...button} ref={useControl(command, ref)}>
      {startIcon}
      {children}
    </Frame>
  );
}

/** Props of a button that is a link. */
export interface ButtonLinkProps
  extends Looks, Pick<ButtonProps, 'startIcon' | 'command' | 'aria-describedby'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** Link inside the application with the style of a button. */
export function ButtonLink({ startIcon, children, command, ...link }: ButtonLinkProps) {
  return (
    <LinkFrame {...link} ref={useControl<HTMLAnchorElement>(command)}>
      {startIcon}
      {children}
    </LinkFrame>
  );
}

/** Padding by size and variant, without the border. */
const paddings = {
  small: { text: '4px 5px', outlined: '3px 9px', contained: '4px 10px' },
  medium: { text: '6px 8px', outlined: '5px 15px', contained: '6px 16px' },
  large: { text: '8px 11px', outlined: '7px 21px', contained: '8px 22px' },
} as const;

const fontSizes = { small: '0.8125rem', medium: '0.875rem', large: '0.9375rem' } as const;

function looks({
  theme,
  variant = 'text',
  color = 'primary',
  size = 'medium',
}: Looks & { readonly theme: Theme }) {
  const { palette } = theme.vars ?? theme;
  const isContained = variant === 'contained';
  const text = { primary: accentColor(theme), error: palette.text.danger, inherit: 'inherit' };
  const filled = {
    primary: palette.primary.main,
    error: palette.error.dark,
    inherit: palette.action.hover,
  };
  return {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    boxSizing: 'border-box',
    minWidth: 64,
    margin: 0,
    padding: paddings[size][variant],
    border:
      variant === 'outlined'
        ? `1px solid ${color === 'inherit' ? palette.divider : 'currentColor'}`
        : 0,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: isContained ? filled[color] : 'transparent',
    color: isContained && color !== 'inherit' ? palette[color].contrastText : text[color],
    fontSize: fontSizes[size],
    textDecoration: 'none',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    '&:hover': {
      backgroundColor:
        !isContained || color === 'inherit' ? palette.action.hover : palette[color].dark,
    },
    // A `pointerenter` event is fired when the button is enabled again.
    '&:disabled': {
      color: palette.action.disabled,
      pointerEvents: 'none',
      ...(isContained && { backgroundColor: palette.action.disabledBackground }),
    },
    '& > svg': { marginLeft: -4 },
  } as const;
}

const ofLooks: ReadonlySet<PropertyKey> = new Set(['variant', 'color', 'size', 'sx', 'theme']);
const options = { shouldForwardProp: (name: PropertyKey) => !ofLooks.has(name) };

const Frame = styled('button', options)<Looks>(looks);
const LinkFrame = styled(Link, options)<Looks>(looks);
