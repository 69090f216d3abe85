import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';

import { useNames } from '../../resources/use-names.ts';
import { isName } from '../../values/is-name.ts';
import { isNumeric } from '../../values/is-numeric.ts';
import { isRecord } from '../../values/is-record.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import { RecordFields } from '../../table/record-fields.tsx';
import { noFailures } from '../../data/field-failures.ts';
import { AnswerChart } from './answer-chart.tsx';
import { AnswerSection } from './answer-section.tsx';
import { PagedTable } from './answer-table.tsx';
import { chartPlan } from '../../charts/chart-plan.ts';
import { flatColumns, flatRow } from './flat-columns.ts';
import { PagerBelow, type AnswerPaging } from './pager-below.tsx';
import { StatCards } from '../../charts/stat-cards.tsx';
import { useQueryTexts } from './use-query-texts.ts';

export interface ObjectAnswerProps {
  readonly resource: string;
  readonly fields: readonly FieldDescriptor[];
  readonly record: ResourceRecord;
  /** Level of the headings of its sections. */
  readonly level: number;
  /** Pager of one of the lists. */
  readonly pager?: AnswerPaging | undefined;
}

const noKey: readonly string[] = [];

/** Whether a field contains a list of objects, which is shown as a table. */
const isTable = ({ kind, list, fields }: FieldDescriptor): boolean =>
  kind === 'object' && list === true && fields !== undefined;

/** Single object: numbers on cards, other values below them, lists as tables. */
export function ObjectAnswer({ resource, fields, record, level, pager }: ObjectAnswerProps) {
  const names = useNames();
  const figures = fields.filter((field) => isNumeric(field) && !isName(field));
  const tables = fields.filter(isTable);
  const others = fields.filter((field) => !figures.includes(field) && !tables.includes(field));
  return (
    <>
      {figures.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <StatCards resource={resource} fields={figures} record={record} />
        </Box>
      )}
      {others.length > 0 && (
        <RecordFields
          descriptor={{ name: resource, key: noKey, fields: others }}
          record={record}
          failures={noFailures}
        />
      )}
      {tables.map((table) => {
        const rows = record[table.name];
        const title = names.field(resource, table);
        return (
          <AnswerSection key={table.name} title={title} level={level}>
            <ObjectsAnswer
              resource={resource}
              fields={table.fields ?? []}
              records={Array.isArray(rows) ? rows.filter(isRecord) : []}
              label={title}
              level={level + 1}
              bar={table.name === pager?.of && pager.bar}
            />
          </AnswerSection>
        );
      })}
    </>
  );
}

export interface ObjectsAnswerProps {
  readonly resource: string;
  readonly fields: readonly FieldDescriptor[];
  readonly records: readonly ResourceRecord[];
  readonly label: string;
  /** Level of the headings of its sections. */
  readonly level: number;
  /** Pager of these lists. */
  readonly bar?: ReactNode;
}

/**
 * Maximum number of sections. More objects are shown as rows of a table, even if each contains a
 * table.
 */
const mostSections = 12;

/**
 * Several objects: a table with a chart if numbers follow dates or categories, or sections for a
 * few objects that contain tables.
 */
export function ObjectsAnswer(props: ObjectsAnswerProps) {
  const { fields, records } = props;
  return fields.some(isTable) && records.length <= mostSections ? (
    <Sections {...props} />
  ) : (
    <PlainTable {...props} />
  );
}

function Sections({ resource, fields, records, label, level, bar }: ObjectsAnswerProps) {
  const say = useQueryTexts();
  const text = useValueText(resource);
  const title =
    fields.find(({ name, kind }) => kind === 'string' && /^(title|name|label)$/i.test(name)) ??
    fields.find(({ kind, list }) => !list && (kind === 'string' || kind === 'enum'));
  const others = fields.filter((field) => field !== title);
  const sections = records.map((record, at) => (
    // They have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    <AnswerSection
      key={at}
      title={
        (title && text(title, record[title.name], record)) ||
        say('number', { name: label, number: String(at + 1) })
      }
      level={level}
    >
      <ObjectAnswer resource={resource} fields={others} record={record} level={level + 1} />
    </AnswerSection>
  ));
  return (
    <>
      {sections}
      <PagerBelow bar={bar} />
    </>
  );
}

function PlainTable({ resource, fields, records, label, bar }: ObjectsAnswerProps) {
  const names = useNames();
  const say = useQueryTexts();
  const { columns, rows } = useMemo(() => {
    const flat = flatColumns(fields, (whole, part) =>
      say('part', {
        whole: names.field(resource, whole),
        part: names.field(resource, part).toLowerCase(),
      }),
    );
    return {
      columns: flat.map(({ field }) => field),
      rows: records.map((record) => flatRow(flat, record)),
    };
  }, [fields, records, names, say, resource]);
  // A chart of one page among several would show an arbitrary selection.
  const chart = useMemo(() => (bar ? null : chartPlan(columns, rows)), [bar, columns, rows]);
  const descriptor = useMemo(() => ({ name: resource, key: null }), [resource]);
  return (
    <>
      {chart && <AnswerChart resource={resource} plan={chart} rows={rows} label={label} />}
      <PagedTable
        descriptor={descriptor}
        columns={columns}
        records={rows}
        label={label}
        bar={bar}
      />
    </>
  );
}
