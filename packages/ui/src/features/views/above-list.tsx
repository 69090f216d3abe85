import type { ResourceDescriptor } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from 'wouter';

import { Icon } from '../../kit/icons.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useDefinitionText } from '../../text/use-definition-text.ts';
import { hasJobs } from '../bulk/has-jobs.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import '../../locales/views-texts.ts';
import { useDefaultView } from './use-default-view.ts';
import { useViews, type ViewedList } from './use-views.ts';
import { useDefined } from '../../resources/resources-context.tsx';

export interface AboveListProps extends ViewedList {
  readonly descriptor: ResourceDescriptor;
  /** Whether the rows have loaded. Nothing is requested before them. @defaultValue true */
  readonly isReady?: boolean | undefined;
}

const UnfinishedJobs = lazyComponent(
  async () => (await import('../bulk/unfinished-jobs.tsx')).UnfinishedJobs,
);
const ViewsMenu = lazyComponent(async () => (await import('./views-menu.tsx')).ViewsMenu);

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  marginBottom: 16,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

const Tabs = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    gap: 4,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& button': {
      all: 'unset',
      flexShrink: 0,
      padding: '8px 12px',
      cursor: 'pointer',
      fontSize: '0.875rem',
      color: palette.text.secondary,
      boxShadow: 'inset 0 -2px transparent',
      borderRadius: '4px 4px 0 0',
      '&:hover': { color: palette.text.primary, backgroundColor: palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      '& i': { marginLeft: 6, fontWeight: 400, color: palette.text.secondary },
      '&[aria-current]': {
        color: palette.text.primary,
        fontWeight: 500,
        boxShadow: `inset 0 -2px ${palette.primary.main}`,
      },
    },
  };
});

/** Keeps the current tab visible when the tabs overflow. */
const bringIntoSight = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/**
 * Tabs of a list's views, defined and saved. A change of the view discards the conditions of the
 * present one.
 */
export function AboveList({ descriptor, isReady = true, ...list }: AboveListProps) {
  const { t } = useTranslation();
  const said = useDefinitionText();
  const saved = useViews(list);
  const router = useRouter();
  const isBare = router.searchHook(router) === '';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { read, current, leave } = saved;
  const { state, update } = list;
  useDefaultView(saved, list, isBare, isReady);
  const views = useDefined(descriptor.name)?.definition.list?.views ?? [];
  useEffect(() => {
    if (isReady) read();
  }, [isReady, read]);
  const unfinished = hasJobs(descriptor.name) && <UnfinishedJobs resource={descriptor} />;
  // Somebody else may remove the last view while its name is being typed.
  if (views.length === 0 && saved.views.length === 0 && !anchor) return unfinished;
  const tab = (key: string, isCurrent: boolean, onClick: () => void, content: ReactNode) => (
    <button
      key={key}
      ref={isCurrent ? bringIntoSight : undefined}
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      {content}
    </button>
  );
  const openDefined = (name: string) => () =>
    update({ view: name, filters: [], rest: undefined, search: '', sort: [] });
  return (
    <>
      {unfinished}
      <Bar>
        <Tabs aria-label={t('views.bar')}>
          {tab(
            '',
            !current && !views.some(({ name }) => name === state.view),
            leave,
            t('views.all'),
          )}
          {views.map(({ name, title }) =>
            tab(name, !current && name === state.view, openDefined(name), said(title)),
          )}
          {saved.views.map((view) =>
            tab(
              `saved ${view.id}`,
              view.id === current?.id,
              () => saved.open(view),
              <>
                {view.name}
                {view.id === current?.id && saved.isChanged && <i>{t('views.changed')}</i>}
              </>,
            ),
          )}
        </Tabs>
        <IconButton
          command="views.menu"
          aria-label={t('views.menu')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="more" />
        </IconButton>
        {anchor && <ViewsMenu views={saved} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Bar>
    </>
  );
}
