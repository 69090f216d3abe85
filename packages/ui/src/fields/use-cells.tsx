import type { FieldDescriptor } from '@admin/gql/resource';
import { use, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from 'wouter';

import { showHref } from '../resources/addresses.ts';
import { Icon } from '../kit/icons.tsx';
import { useCan } from '../resources/use-can.ts';
import { looksOf } from '../resources/table-column.ts';
import { asSent } from '../values/sent-value.ts';
import { visible } from '../values/is-blank.ts';
import { isEmpty } from '../values/is-empty.ts';
import { isRecord } from '../values/is-record.ts';
import { OwnCellsContext } from './own-cells.ts';
import { Picture } from './lazy-picture.tsx';
import { isStatus, statusTone } from './status-tone.ts';
import type { ValueText } from './use-value-text.ts';

/** Renders a value on one line. `beside`: the record or object of the value. */
export type Cell = (
  field: FieldDescriptor,
  value: unknown,
  beside?: Readonly<Record<string, unknown>>,
) => ReactNode;

const shownOfList = 3;

/**
 * Renderer of table cells. Cells are plain elements without hooks and styles, because a list has
 * hundreds. Their parent has the styles of `cellStyles` and the click handler of `useLinkClicks`.
 *
 * @param resource name of the list's resource; with it, features may render cells
 */
export function useCells(text: ValueText, resource?: string): Cell {
  const { t } = useTranslation();
  const { base } = useRouter();
  const can = useCan();
  const ownCells = use(OwnCellsContext);
  return useMemo(() => {
    const none = <span data-none="">{t('field.empty')}</span>;
    const blank = <span data-blank="">{t('field.emptyText')}</span>;
    const yes = (
      <span data-mark="yes">
        <Icon name="check" size={18} />
        <span data-said="">{t('field.yes')}</span>
      </span>
    );
    const no = (
      <span data-mark="no">
        <Icon name="close" size={18} />
        <span data-said="">{t('field.no')}</span>
      </span>
    );
    const list = (
      field: FieldDescriptor,
      values: readonly unknown[],
      beside?: Readonly<Record<string, unknown>>,
    ) => {
      const more = values.length - shownOfList;
      const shown = values
        .slice(0, shownOfList)
        .map((value) => text(field, value, beside))
        .join(', ');
      return more > 0 ? `${shown} ${t('field.more', { count: more })}` : shown;
    };
    /** Label of a referenced record, as a link where it has a page; its key where it has no label. */
    const reference = (
      { resource, key }: NonNullable<FieldDescriptor['reference']>,
      value: Readonly<Record<string, unknown>>,
      label: string,
    ) => {
      const shown = visible(label, key.map((field) => String(value[field])).join(', '));
      const opens = key.every((field) => value[field] != null) && can('show', resource);
      return opens ? <a href={base + showHref(resource, key, value)}>{shown}</a> : shown;
    };
    const plain: Cell = (field, value, beside) => {
      if (field.serialize) return plain(...asSent(field, value), beside);
      if (isEmpty(field, value)) return none;
      if (value === '') return blank;
      if (field.image) {
        const { image, ...words } = field;
        return (
          <Picture
            image={image}
            value={value}
            siblings={beside}
            hasWords={field.kind === 'reference'}
          >
            {plain(words, value, beside)}
          </Picture>
        );
      }
      if (Array.isArray(value) && field.kind !== 'json') return list(field, value, beside);
      if (field.kind === 'boolean') return value === true ? yes : no;
      if (field.kind === 'enum')
        return (
          <span
            data-chip=""
            data-tone={isStatus(field.values ?? []) ? (statusTone(String(value)) ?? '') : undefined}
          >
            {text(field, value)}
          </span>
        );
      if (field.kind === 'reference' && field.reference && isRecord(value))
        return reference(field.reference, value, text(field, value));
      return text(field, value, beside) || none;
    };
    const cell: Cell = (field, value, beside) => {
      const Own = looksOf(field)?.render;
      if (Own && beside) return <Own record={beside} />;
      const own = beside && resource !== undefined ? ownCells?.(resource, field) : undefined;
      return own && beside
        ? own(value, beside, plain(field, value, beside))
        : plain(field, value, beside);
    };
    return cell;
  }, [t, base, can, text, ownCells, resource]);
}
