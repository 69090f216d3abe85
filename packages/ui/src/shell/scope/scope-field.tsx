import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNames } from '../../resources/use-names.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { ReferencedLabel } from '../../inputs/referenced-label.tsx';
import { useConditionTexts } from '../../filters/use-condition-text.ts';
import { AskForm } from '../../filters/ask-first.tsx';
import { parseFilterValue } from '../../values/filter-value-codec.ts';
import { useScopedResources } from '../../resources/resources-context.tsx';
import { useScope } from '../../resources/scope-context.tsx';
import { scopeOf } from './scope-gate.tsx';
import type { Scoping } from '../../resources/scoping.ts';
import { useChooseScope } from '../../resources/use-choose-scope.ts';
import { ownValue } from '../../values/own-value.ts';

/** `full`: below the name of the application. `brief`: next to it. `icon`: without room for text. */
export type ScopeFieldLook = 'full' | 'brief' | 'icon';

/** Buttons with the values of the scopes. Each opens the choice of another value. */
export default function ScopeFields({ look }: { readonly look: ScopeFieldLook }) {
  const scoped = useScopedResources();
  const known = useMemo(() => {
    const byScope = new Map<string, ScopeFieldProps>();
    for (const { name, scoping } of scoped) {
      for (const filter of scoping()?.filters ?? [])
        if (!byScope.has(filter.scope)) byScope.set(filter.scope, { resource: name, filter, look });
    }
    return [...byScope.values()];
  }, [scoped, look]);
  return known.map((each) => <ScopeField key={each.filter.scope} {...each} />);
}

interface ScopeFieldProps {
  /** A resource in the scope. Its catalogue has the label of the scope. */
  readonly resource: string;
  readonly filter: Scoping['filters'][number];
  readonly look: ScopeFieldLook;
}

function ScopeField({ resource, filter, look }: ScopeFieldProps) {
  const { t } = useTranslation();
  const label = useNames().field(resource, filter);
  const texts = useConditionTexts(resource);
  const { values } = useScope();
  const choose = useChooseScope();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const value = parseFilterValue(filter, ownValue(values, filter.scope) ?? '');
  const said =
    value === undefined ? (
      t('list.scopeOpen')
    ) : filter.reference ? (
      <Suspense fallback={ownValue(values, filter.scope)}>
        <ReferencedLabel resource={filter.reference.resource} value={value} />
      </Suspense>
    ) : (
      texts.value(filter, { field: filter.name, operator: 'eq', value })
    );
  const opener = { 'aria-haspopup': 'dialog', 'aria-expanded': anchor !== null } as const;

  return (
    <>
      {look === 'icon' ? (
        <IconButton
          {...opener}
          aria-label={label}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ mx: 1, mb: 1 }}
        >
          <ScopeIcon />
        </IconButton>
      ) : (
        <ButtonBase
          {...opener}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minWidth: 0,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            textAlign: 'left',
            font: 'inherit',
            '&:hover': { bgcolor: 'action.hover' },
            ...(look === 'full'
              ? { mx: 1, mb: 1, px: 1, py: 0.75, flexShrink: 0 }
              : { px: 1, py: 0.5, maxWidth: '45%' }),
          }}
        >
          <Box
            component="span"
            sx={{
              flex: 1,
              minWidth: 0,
              fontSize: '0.8125rem',
              lineHeight: 1.35,
              '& > *': {
                display: 'block',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              },
            }}
          >
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
              {label}
            </Box>
            <Box component="span" sx={{ fontWeight: 500 }}>
              {said}
            </Box>
          </Box>
          <ScopeIcon />
        </ButtonBase>
      )}
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': label, sx: { width: 320, mt: 0.5 } },
          }}
        >
          <AskForm
            resource={resource}
            filters={[filter]}
            label={label}
            values={value === undefined ? {} : { [filter.name]: value }}
            submit={t('list.scopeChoose')}
            onAnswer={(conditions) => {
              setAnchor(null);
              choose(scopeOf([filter], conditions));
            }}
          />
        </Popover>
      )}
    </>
  );
}

function ScopeIcon() {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="currentColor"
      aria-hidden
      sx={{ flexShrink: 0, color: 'text.secondary' }}
    >
      <path d="M12 5.8L15.2 9l1.4-1.4L12 3 7.4 7.6 8.8 9zm0 12.4L8.8 15l-1.4 1.4L12 21l4.6-4.6-1.4-1.4z" />
    </Box>
  );
}
