import type { FilterDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { Button } from '../kit/button.tsx';
import '../locales/lists-texts.ts';
import type { Entry } from './filter-groups.ts';
import { useConditionTexts } from './use-condition-text.ts';

export interface UnknownPartsProps {
  readonly resource: string;
  readonly filters: readonly FilterDescriptor[];
  /** Parameters of the address that the list does not support. */
  readonly unknown: readonly Entry[];
  readonly onRemove: () => void;
}

/** Characters of a value that the message quotes. */
const longestValue = 40;

/**
 * Lists the parameters of an address that the list does not support: an old bookmark, or a mistyped
 * link.
 */
export function UnknownParts({ resource, filters, unknown, onRemove }: UnknownPartsProps) {
  const { t } = useTranslation();
  const texts = useConditionTexts(resource);
  const said = ([name, whole]: Entry): string => {
    const text = whole.length > longestValue ? `${whole.slice(0, longestValue)}…` : whole;
    if (!name.includes('.')) return t('filters.unknownOrder', { name: text.replace(/^-/, '') });
    const path = name.replace(/^((all|any|none)-\d+\.)+/, '');
    const dot = path.lastIndexOf('.');
    const filter = filters.find((each) => each.name === path.slice(0, dot));
    const operator = path.slice(dot + 1);
    if (!filter) return t('filters.unknownField', { name: path.slice(0, dot) });
    const field = texts.field(filter);
    if (!filter.operators.some((each) => each === operator))
      return t('filters.unknownOperator', { field, operator });
    return t('filters.unknownValue', { field, value: text });
  };
  return (
    <Box
      component="output"
      sx={{
        flexBasis: '100%',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minWidth: 0,
        typography: 'body2',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      <span>{t('filters.unknown', { parts: [...new Set(unknown.map(said))].join('; ') })}</span>
      <Button size="small" onClick={onRemove}>
        {t('filters.unknownRemove')}
      </Button>
    </Box>
  );
}
