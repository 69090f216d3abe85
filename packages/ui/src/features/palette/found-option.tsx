import Box from '@mui/material/Box';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useRouter } from 'wouter';

/** Results of one type. */
export function FoundGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A group of options, which no element is outside of `select`.
    <Box role="group" aria-labelledby={id}>
      <Box
        id={id}
        role="presentation"
        sx={{
          px: 2,
          pt: 1,
          pb: 0.5,
          color: 'text.secondary',
          fontSize: '0.75rem',
          fontWeight: 500,
        }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}

export interface FoundOptionProps {
  /** Absent: it has no page. */
  readonly href?: string | undefined;
  /** Runs on choice, instead of a navigation. */
  readonly onRun?: (() => void) | undefined;
  readonly title: string;
  readonly detail: string;
  /** Id of the active option. */
  readonly active: string | null;
  readonly onClose: () => void;
}

/** Option of a result. It is a link, so that the browser's menu and a new tab work. */
export function FoundOption({ href, onRun, title, detail, active, onClose }: FoundOptionProps) {
  const id = useId();
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const open = (event: MouseEvent) => {
    if (href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    if (href === undefined && !onRun) return;
    event.preventDefault();
    onClose();
    if (href === undefined) onRun?.();
    else navigate(href);
  };
  return (
    <Box
      component={href === undefined ? 'div' : 'a'}
      {...(href === undefined ? {} : { href: base + href })}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A link that the arrow keys of the field go to.
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={id === active}
      onClick={open}
      sx={{
        display: 'block',
        px: 2,
        py: 0.75,
        color: 'text.primary',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        cursor: href === undefined && !onRun ? undefined : 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-selected=true]': { bgcolor: 'action.selected' },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          fontSize: '0.9375rem',
          color: href === undefined && !onRun ? undefined : 'text.accent',
        }}
      >
        {title}
      </Box>
      {detail !== '' && (
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}
        >
          {detail}
        </Box>
      )}
    </Box>
  );
}
