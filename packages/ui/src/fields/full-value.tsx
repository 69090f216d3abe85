import type { FieldDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

import { useFormats } from '../text/use-formats.ts';
import { useNames } from '../resources/use-names.ts';
import { siblingsOfChild } from './siblings-of-child.ts';
import { BinaryValue } from './binary-value.tsx';
import { CellValue } from './cell-value.tsx';
import { CopyButton } from './copy-button.tsx';
import { asSent } from '../values/sent-value.ts';
import { isEmpty } from '../values/is-empty.ts';
import { isRecord } from '../values/is-record.ts';
import { JsonValue } from './json-value.tsx';
import { BooleanMark, EmptyMark, EmptyTextMark } from './marks.tsx';
import { isTabular, ObjectsTable } from './objects-table.tsx';
import { Picture } from './lazy-picture.tsx';
import type { PartSlot } from './part-slot.ts';
import { useValueText } from './use-value-text.ts';

export interface FullValueProps {
  /** Resource of the field. */
  readonly resource: string;
  readonly field: FieldDescriptor;
  readonly value: unknown;
  /** The value is part of the key, and gets a copy button. */
  readonly isKey?: boolean;
  /** The record or object of the value. */
  readonly siblings?: Readonly<Record<string, unknown>>;
  /** Actions shown next to nested objects. */
  readonly slot?: PartSlot | undefined;
}

/** Tests whether the full value needs the width of the page. */
export function isWide({ kind, list }: FieldDescriptor): boolean {
  return (
    kind === 'text' ||
    kind === 'json' ||
    kind === 'object' ||
    (list === true && kind === 'reference')
  );
}

/** Full value, for the page of a record. */
export function FullValue({
  resource,
  field,
  value,
  isKey = false,
  siblings,
  slot,
}: FullValueProps) {
  if (field.serialize) {
    const [plainField, sent] = asSent(field, value);
    return (
      <FullValue
        resource={resource}
        field={plainField}
        value={sent}
        isKey={isKey}
        siblings={siblings}
      />
    );
  }
  if (isEmpty(field, value)) return <EmptyMark />;
  if (value === '') return <EmptyTextMark />;
  // The picture of an object belongs to the field with its address.
  if (field.image && field.kind !== 'object') {
    const { image, ...plain } = field;
    return (
      <Picture
        image={image}
        value={value}
        siblings={siblings}
        hasWords={field.kind === 'reference'}
        isLarge
      >
        <FullValue
          resource={resource}
          field={plain}
          value={value}
          isKey={isKey}
          siblings={siblings}
          slot={slot}
        />
      </Picture>
    );
  }
  if (Array.isArray(value) && field.kind !== 'json')
    return (
      <ListValue resource={resource} field={field} values={value} siblings={siblings} slot={slot} />
    );
  if (field.kind === 'json') return <JsonValue value={value} />;
  if (field.kind === 'object') {
    return isRecord(value) && field.fields ? (
      <ObjectValue
        resource={resource}
        fields={field.fields}
        value={value}
        siblings={siblings}
        slot={slot}
      />
    ) : (
      <JsonValue value={value} />
    );
  }
  return (
    <PlainValue resource={resource} field={field} value={value} isKey={isKey} siblings={siblings} />
  );
}

/** A value that is neither empty nor a list, a picture or an object. */
function PlainValue({ resource, field, value, isKey, siblings }: Omit<FullValueProps, 'slot'>) {
  const formats = useFormats();
  const text = useValueText(resource);
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  switch (field.kind) {
    case 'boolean':
      return (
        <Row>
          <BooleanMark value={value === true} />
          <span aria-hidden>{text(field, value)}</span>
        </Row>
      );
    case 'binary':
      return (
        <BinaryValue
          value={plain}
          encoding={field.encoding ?? 'base64'}
          fileName={`${resource}-${field.name}.bin`}
        />
      );
    case 'instant':
      return <time dateTime={plain}>{formats.instantInFull(plain)}</time>;
    case 'url':
      return <OutsideLink href={webAddress(plain)} text={plain} />;
    case 'email':
      return (
        <Row>
          <OutsideLink href={`mailto:${plain}`} text={plain} />
          <CopyButton text={plain} />
        </Row>
      );
    case 'uuid':
      return (
        <Row>
          <Box component="span" sx={{ fontFamily: 'monospace' }}>
            {plain}
          </Box>
          <CopyButton text={plain} />
        </Row>
      );
    case 'text':
      return (
        <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
          {plain}
        </Box>
      );
    case 'file':
    case 'string':
    case 'id':
    case 'integer':
    case 'bigint':
    case 'decimal':
    case 'float':
    case 'enum':
    case 'date':
    case 'time':
    case 'localDateTime':
    case 'interval':
    case 'range':
    case 'reference':
    case 'json':
    case 'object':
    default:
      return isKey ? (
        <Row>
          <span>{text(field, value)}</span>
          <CopyButton text={plain} />
        </Row>
      ) : (
        <CellValue field={field} value={value} text={text} siblings={siblings} />
      );
  }
}

function Row({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {children}
    </Box>
  );
}

function ListValue({
  resource,
  field,
  values,
  siblings,
  slot,
}: Pick<FullValueProps, 'resource' | 'field' | 'siblings' | 'slot'> & {
  readonly values: readonly unknown[];
}) {
  const text = useValueText(resource);
  const isInline = field.kind !== 'text' && field.kind !== 'object';
  if (isTabular(field) && values.every(isRecord)) {
    const details = (
      record: Readonly<Record<string, unknown>>,
      rest: readonly FieldDescriptor[],
    ) => (
      <PlainObject
        resource={resource}
        fields={rest}
        value={record}
        siblings={siblings}
        slot={slot}
      />
    );
    return (
      <ObjectsTable
        resource={resource}
        fields={field.fields}
        records={values}
        siblings={siblings}
        slot={slot}
        details={details}
      />
    );
  }
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        flexDirection: isInline ? 'row' : 'column',
        columnGap: 1,
        rowGap: 0.5,
      }}
    >
      {values.map((value, index) => (
        // Values of a list have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Box
          component="li"
          key={index}
          sx={
            isInline && field.kind !== 'enum' && field.kind !== 'reference'
              ? { px: 1, borderRadius: 0.5, bgcolor: 'action.hover' }
              : slot?.each && { display: 'flex', alignItems: 'center', gap: 0.5 }
          }
        >
          {field.kind === 'object' ? (
            <FullValue
              resource={resource}
              field={{ ...field, list: false }}
              value={value}
              siblings={siblings}
              slot={slot}
            />
          ) : (
            <CellValue field={field} value={value} text={text} siblings={siblings} />
          )}
          {field.kind === 'reference' && isRecord(value) && slot?.each?.(value, [field])}
        </Box>
      ))}
    </Box>
  );
}

interface ObjectValueProps extends Pick<FullValueProps, 'resource' | 'siblings' | 'slot'> {
  readonly fields: readonly FieldDescriptor[];
  readonly value: Readonly<Record<string, unknown>>;
}

/** On a phone a name is above its value: next to it, long names would leave too little width. */
const objectGrid = {
  m: 0,
  pl: 2,
  borderLeft: 2,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'fit-content(40%) minmax(0, 1fr)' },
} as const;

function ObjectValue({ resource, fields, value, siblings, slot }: ObjectValueProps) {
  const [only, ...more] = fields;
  // An object with a single field is shown as the value of that field.
  const values =
    only && more.length === 0 ? (
      <FullValue
        resource={resource}
        field={only}
        value={value[only.name]}
        siblings={siblingsOfChild(siblings, value)}
        slot={slot?.of(only.name)}
      />
    ) : (
      <PlainObject
        resource={resource}
        fields={fields}
        value={value}
        siblings={siblings}
        slot={slot}
      />
    );
  if (!slot?.each) return values;
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      {values}
      {slot.each(value, fields)}
    </Box>
  );
}

function PlainObject({ resource, fields, value, siblings, slot }: ObjectValueProps) {
  const names = useNames();
  return (
    <Box component="dl" sx={objectGrid}>
      {fields.map((field) => {
        const inner = slot?.of(field.name);
        return (
          <Fragment key={field.name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {names.field(resource, field)}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: { xs: 0.75, sm: 0 } }}>
              <FullValue
                resource={resource}
                field={field}
                value={value[field.name]}
                siblings={siblingsOfChild(siblings, value)}
                slot={inner}
              />
              {inner?.whole?.(value[field.name])}
            </Box>
          </Fragment>
        );
      })}
    </Box>
  );
}

/** Only HTTP addresses become links, because untrusted data must not run as `javascript:`. */
function webAddress(text: string): string | undefined {
  const address = URL.parse(text);
  return address && (address.protocol === 'https:' || address.protocol === 'http:')
    ? address.href
    : undefined;
}

function OutsideLink({ href, text }: { readonly href: string | undefined; readonly text: string }) {
  if (href === undefined) return text;
  return (
    <Box
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ color: 'inherit', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  );
}
