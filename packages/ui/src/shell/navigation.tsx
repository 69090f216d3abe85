import Box from '@mui/material/Box';
import {
  use,
  useId,
  useState,
  type ChangeEvent,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import type { NavigationIcon } from '../resources/navigation-icon.ts';
import { preloadResource } from '../resources/use-can.ts';
import { BesideContext } from '../kit/beside.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { foldText } from '../values/fold-text.ts';
import { NavigationLinks } from './navigation-links.ts';
import { OwnPages } from './own-pages.tsx';
import { useNavigation, type NavigationSection } from '../resources/use-navigation.ts';

/** Number of links from which a search is faster than reading the list. */
const searchableFrom = 12;

/** Loaded on demand, since most applications have no such group. */
const FoldedGroup = lazyComponent(async () => (await import('./folded-group.tsx')).FoldedGroup);

export interface NavigationProps {
  readonly onNavigate?: () => void;
}

/** Links to the lists and pages that the user may open, with a search field if there are many. */
export function Navigation({ onNavigate }: NavigationProps) {
  const { t } = useTranslation();
  const sections = useNavigation();
  const [location, navigate] = useLocation();
  const [sought, setSought] = useState('');
  const beside = use(BesideContext);

  const found = searched(sections, sought);
  const count = sections.reduce((sum, { links }) => sum + links.length, 0);

  return (
    <Box
      component="nav"
      aria-label={t('shell.navigation')}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 1, pb: 2 }}
    >
      {count > searchableFrom && (
        <Box
          component="input"
          type="search"
          value={sought}
          aria-label={t('shell.findSection')}
          placeholder={t('shell.findSection')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setSought(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            const first = found[0]?.links[0];
            if (event.key === 'Escape') setSought('');
            if (event.key !== 'Enter' || !first) return;
            navigate(first.href);
            setSought('');
            onNavigate?.();
          }}
          sx={{
            width: '100%',
            height: 32,
            mb: 1,
            px: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
            fontSize: '0.8125rem',
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
      )}
      {beside && <beside.Links place="before" sought={sought} onNavigate={onNavigate} />}
      {found.map((group) => {
        const Shown = group.isFolded && !sought ? FoldedGroup : Group;
        return <Shown key={group.title} {...group} location={location} onNavigate={onNavigate} />;
      })}
      {sought === '' && <OwnPages onNavigate={onNavigate} />}
      {beside && <beside.Links place="after" sought={sought} onNavigate={onNavigate} />}
      {sought && found.length === 0 && (
        <Box component="p" sx={{ m: 0, p: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('shell.noSection')}
        </Box>
      )}
    </Box>
  );
}

export interface GroupProps extends NavigationSection {
  readonly location: string;
  readonly onNavigate: (() => void) | undefined;
}

/** Group of links with its heading. */
export function Group({ title, links, location, onNavigate }: GroupProps) {
  const id = useId();
  return (
    <>
      {title && (
        <Box
          id={id}
          component="p"
          sx={{
            m: 0,
            px: 1,
            pt: 1.5,
            pb: 0.5,
            color: 'text.secondary',
            fontSize: '0.75rem',
            fontWeight: 500,
          }}
        >
          {title}
        </Box>
      )}
      <NavigationLinks {...(title ? { 'aria-labelledby': id } : {})}>
        {links.map(({ href, title: name, icon: Icon, resource }) => (
          <li key={href}>
            <Link
              href={href}
              style={Icon ? iconStyle(Icon) : undefined}
              aria-current={`${location}/`.startsWith(`${href}/`) ? 'page' : undefined}
              onClick={onNavigate}
              // The module has usually loaded by the time of the click.
              onPointerEnter={
                resource && (() => void preloadResource(resource).catch(() => undefined))
              }
            >
              {typeof Icon === 'function' && (
                <span aria-hidden>
                  <Icon />
                </span>
              )}
              {name}
            </Link>
          </li>
        ))}
      </NavigationLinks>
    </>
  );
}

/** Reserves space for an icon that is not a path. Draws nothing. */
const noShape = 'M0 0';

/** Space for an icon, with its shape if it is a path. */
const iconStyle = (icon: NavigationIcon): CSSProperties & Record<'--icon', string> => ({
  '--icon': `path("${typeof icon === 'string' ? icon : noShape}")`,
});

/** Sections reduced to the links that match a search by title or address. */
export function searched(
  sections: readonly NavigationSection[],
  sought: string,
): readonly NavigationSection[] {
  return sections
    .map((section) => ({
      ...section,
      links: section.links.filter((link) =>
        foldText(`${link.title}\n${link.href}`).includes(foldText(sought.trim())),
      ),
    }))
    .filter(({ links }) => links.length > 0);
}
