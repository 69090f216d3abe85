import type { FieldDescriptor } from '@admin/gql/resource';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Formats } from '../text/formats.ts';
import { useFormats } from '../text/use-formats.ts';
import { useNames, type Names } from '../resources/use-names.ts';
import { currencyOf } from '../values/currency.ts';
import { asSent } from '../values/sent-value.ts';
import { byteLength } from '../values/byte-length.ts';
import { isNumeric } from '../values/is-numeric.ts';
import { isBoxedText } from '../values/boxed-text.ts';
import { isInterval, isRange, isRecord } from '../values/is-record.ts';

/** Description of a value: a field, or a filter or input of the same kind. */
export type ValueField = Pick<
  FieldDescriptor,
  'kind' | 'list' | 'serialize' | 'values' | 'of' | 'money' | 'encoding' | 'fields' | 'reference'
>;

/**
 * Text of a value on one line; empty for `null`. `siblings`: the record or object of the value,
 * which may hold its currency.
 */
export type ValueText = (
  field: ValueField,
  value: unknown,
  siblings?: Readonly<Record<string, unknown>>,
) => string;

const longestSummary = 4;

/** Formatter of values in the language of the interface. `resource` names the values of enums. */
export function useValueText(resource: string): ValueText {
  const formats = useFormats();
  const names = useNames();
  const { t } = useTranslation();
  return useMemo(() => {
    const booleans = { yes: t('field.yes'), no: t('field.no') };
    const text: ValueText = (field, value, siblings) => {
      if (field.serialize) return text(...asSent(field, value), siblings);
      if (value === null || value === undefined) return '';
      if (Array.isArray(value) && field.kind !== 'json')
        return value
          .map((item) => text(field, item, siblings))
          .filter(Boolean)
          .join(', ');
      if (
        field.money &&
        isNumeric({ kind: field.kind }) &&
        (typeof value === 'number' || typeof value === 'string')
      )
        return formats.money(
          String(value),
          currencyOf(field.money, siblings),
          field.money.minorUnits,
        );
      return oneValue(field, value, { formats, names, resource, booleans, text, siblings });
    };
    return text;
  }, [formats, names, resource, t]);
}

interface Words {
  readonly formats: Formats;
  readonly names: Names;
  readonly resource: string;
  readonly booleans: { readonly yes: string; readonly no: string };
  readonly text: ValueText;
  readonly siblings: Readonly<Record<string, unknown>> | undefined;
}

function oneValue(
  field: ValueField,
  value: unknown,
  { formats, names, resource, booleans, text, siblings }: Words,
): string {
  switch (field.kind) {
    case 'integer':
      return typeof value === 'number' ? formats.integer(value) : formats.bigint(String(value));
    case 'float':
      return typeof value === 'number' ? formats.float(value) : formats.decimal(String(value));
    case 'bigint':
      return formats.bigint(String(value));
    case 'decimal':
      return formats.decimal(String(value));
    case 'boolean':
      return value === true ? booleans.yes : booleans.no;
    case 'enum':
      return names.value(
        resource,
        field.values?.find((each) => each.value === value) ?? { value: String(value) },
      );
    case 'date':
      return formats.date(String(value));
    case 'time':
      return formats.time(String(value));
    case 'instant':
      return formats.instant(String(value));
    case 'localDateTime':
      return formats.localDateTime(String(value));
    case 'interval':
      return isInterval(value) ? formats.interval(value) : String(value);
    case 'range':
      return isRange(value) ? formats.range(value, field.of) : String(value);
    case 'binary':
      return formats.bytes(byteLength(String(value), field.encoding ?? 'base64'));
    case 'json':
      return summary(value);
    case 'object':
      return isRecord(value)
        ? (field.fields ?? [])
            .map((each) => text(each, value[each.name], { ...siblings, ...value }))
            .filter(Boolean)
            .join(', ')
        : summary(value);
    case 'reference':
      return isRecord(value) && field.reference
        ? field.reference.label(value, (part, kind) => text({ kind }, part))
        : summary(value);
    case 'file':
    case 'string':
    case 'text':
    case 'url':
    case 'email':
    case 'uuid':
    case 'id':
    default:
      return typeof value === 'string' ? value : summary(value);
  }
}

/** Shallow summary of a JSON value, which may have megabytes. */
function summary(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (!isRecord(value) || isBoxedText(value)) return String(value);
  const keys = Object.keys(value);
  return `{ ${keys.slice(0, longestSummary).join(', ')}${keys.length > longestSummary ? ', …' : ''} }`;
}
