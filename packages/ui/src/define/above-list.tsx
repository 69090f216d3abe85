import type { ResourceDescriptor } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { useSaid } from '../admin/use-said.ts';
import type { ListState } from '../table/list-state.ts';
import { definedResource } from './defined.ts';

export interface AboveListProps {
  readonly descriptor: ResourceDescriptor;
  readonly state: ListState;
  readonly update: (change: Partial<ListState>) => void;
}

const Views = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex', gap: 4, marginBottom: 16, overflowX: 'auto', flexShrink: 0, borderBottom: `1px solid ${palette.divider}`, scrollbarWidth: 'none',
    '& button': {
      all: 'unset', flexShrink: 0, padding: '8px 12px', cursor: 'pointer', fontSize: '0.875rem', color: palette.text.secondary, boxShadow: 'inset 0 -2px transparent', borderRadius: '4px 4px 0 0',
      '&:hover': { color: palette.text.primary, backgroundColor: palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      '&[aria-current]': { color: palette.text.primary, fontWeight: 500, boxShadow: `inset 0 -2px ${palette.primary.main}` },
    },
  };
});

/** The views of a list: each shows its own choice of the records. The way to another forgets what was asked in the present one. */
export function AboveList({ descriptor, state, update }: AboveListProps) {
  const { t } = useTranslation();
  const said = useSaid();
  const { views = [] } = definedResource(descriptor) ?? {};
  if (views.length === 0) return null;
  const current = views.find(({ name }) => name === state.view)?.name;
  const item = (name: string | undefined, title: string) => (
    <button key={name ?? ''} type="button" aria-current={name === current ? 'true' : undefined} onClick={() => update({ view: name, filters: [], search: '', sort: [] })}>{title}</button>
  );
  return <Views aria-label={t('list.views')}>{item(undefined, t('list.allRecords'))}{views.map(({ name, title }) => item(name, said(title)))}</Views>;
}
