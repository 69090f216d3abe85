import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { useControl } from '../commands/commands-context.tsx';

/** Props of a `button`. An icon needs an `aria-label`. */
export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  readonly 'aria-label': string;
  /** Name of the button's command, for keys and the palette. */
  readonly command?: string;
  readonly sx?: SxProps<Theme>;
}

/** Round button with an icon only. Its label is the tooltip. */
export function IconButton({ command, ref, ...button }: IconButtonProps) {
  return (
    <Frame type="button" title={button['aria-label']} {...button} ref={useControl(command, ref)} />
  );
}

export interface IconLinkProps {
  readonly href: string;
  readonly 'aria-label': string;
  readonly children: ReactNode;
}

/** Icon link that opens in a new tab. */
export function IconLink(link: IconLinkProps) {
  return <LinkFrame target="_blank" rel="noopener" {...link} />;
}

function looks({ theme }: { readonly theme: Theme }) {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: 36,
    height: 36,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    backgroundColor: 'transparent',
    color: palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    // A `pointerenter` event is fired when the button is enabled again.
    '&:disabled': { color: palette.action.disabled, pointerEvents: 'none' },
  } as const;
}

const Frame = styled('button')(looks);
const LinkFrame = styled('a')(looks);
