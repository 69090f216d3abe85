import type {
  FieldDescriptor,
  FilterCondition,
  FilterDescriptor,
  FilterOperator,
  ResourceRecord,
} from '@admin/gql/resource';

import { isRecord } from '../values/is-record.ts';
import { calendarDateText } from '../values/date-text.ts';
import { formatFilterValue, parseFilterValue } from '../values/filter-value-codec.ts';
import { withCondition } from '../values/with-condition.ts';
import { editorChoices, toConditions } from './condition-groups.ts';

/** Conditions that narrow a list by one value of a record. */
export interface ValueConditions {
  /** Records that have the value. */
  readonly only?: readonly FilterCondition[];
  /** Records that have another value. */
  readonly except?: readonly FilterCondition[];
}

const compared: readonly FilterOperator[] = ['eq', 'ne', 'in', 'notIn', 'isNull'];

/**
 * Conditions that a cell's value offers; empty when the column has no filter or the filter cannot
 * express the value.
 */
export function valueConditions(
  filters: readonly FilterDescriptor[],
  conditions: readonly FilterCondition[],
  field: FieldDescriptor,
  record: ResourceRecord,
): ValueConditions {
  const filter = filters.find((each) => (each.field ?? each.name) === field.name && !each.required);
  if (!filter || field.list || field.serialize) return {};
  const value = valueOf(filter, field, record);
  const others = conditions.filter(
    (each) => each.field !== filter.name || !compared.includes(each.operator),
  );
  const asked = (
    operator: FilterOperator,
    of: unknown,
    among = others,
  ): readonly FilterCondition[] | undefined =>
    filter.operators.includes(operator)
      ? withCondition(filters, among, { field: filter.name, operator, value: of })
      : undefined;
  if (value === null || value === undefined)
    return { only: asked('isNull', true), except: asked('isNull', false) };
  const day = dayOf(filter, value);
  if (day !== undefined)
    return {
      only: editorChoices(filter).includes('between')
        ? onDay(filters, conditions, filter, day)
        : undefined,
    };
  if (typeof value === 'object' || parseFilterValue(filter, formatFilterValue(value)) === undefined)
    return {};
  // Exclusions stay in place.
  const kept = conditions.filter(
    (each) =>
      each.field !== filter.name ||
      each.operator === 'ne' ||
      each.operator === 'notIn' ||
      !compared.includes(each.operator),
  );
  const away = kept.find((each) => each.field === filter.name && each.operator === 'notIn');
  const all =
    away && Array.isArray(away.value)
      ? [...away.value.filter((each) => each !== value), value]
      : [value];
  return {
    only: asked('eq', value) ?? asked('in', [value]),
    except:
      (away || !filter.operators.includes('ne')
        ? asked(
            'notIn',
            all,
            kept.filter((each) => each !== away),
          )
        : undefined) ?? asked('ne', value, kept),
  };
}

/** Value that a filter compares. For a reference it is the key. */
function valueOf(
  { name, reference }: FilterDescriptor,
  field: FieldDescriptor,
  record: ResourceRecord,
): unknown {
  const value = record[field.name];
  if (!reference || !isRecord(value)) return value;
  const [key, ...more] = field.reference?.key ?? [];
  const beside = record[name];
  if (beside !== undefined && !isRecord(beside)) return beside;
  return key === undefined || more.length > 0 ? value : value[key];
}

/** Local day of an instant: a filter by its exact microsecond would be of no use. */
function dayOf({ kind }: FilterDescriptor, value: unknown): string | undefined {
  if (kind === 'localDateTime') return String(value).slice(0, 10);
  if (kind !== 'instant') return undefined;
  const moment = new Date(String(value));
  return Number.isNaN(moment.getTime()) ? undefined : calendarDateText(moment);
}

function onDay(
  filters: readonly FilterDescriptor[],
  conditions: readonly FilterCondition[],
  filter: FilterDescriptor,
  day: string,
): readonly FilterCondition[] {
  const bound = { value: day, inclusive: true };
  const others = conditions.filter(({ field }) => field !== filter.name);
  return toConditions(filter, 'between', { start: bound, end: bound }).reduce<
    readonly FilterCondition[]
  >((before, condition) => withCondition(filters, before, condition), others);
}
