import {
  recordId,
  type FilterCondition,
  type PickerDescriptor,
  type KeyedResource,
  type ResourceRecord,
} from '@admin/gql/resource';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type Key,
  type UIEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from 'wouter';

import { showHref } from '../../resources/addresses.ts';
import { IconLink } from '../../kit/icon-button.tsx';
import { Picture } from '../../fields/lazy-picture.tsx';
import { useSay } from '../../fields/use-say.ts';
import { OpenIcon } from '../icons.tsx';
import { innerFieldProps, type FieldState } from '../field-props.ts';
import type { InputProps } from '../../values/input-props.ts';
import { isEmptyValue, isSameValue } from '../../values/same-value.ts';
import '../../locales/records-texts.ts';
import { foldText } from '../../values/fold-text.ts';
import { usePickerPages } from './use-picker-pages.ts';
import { useMisfit } from './use-misfit.ts';
import { useReferenced } from '../../data/use-referenced.ts';
import { recordText } from '../../values/record-text.ts';

export interface RecordPickerProps extends InputProps {
  /** Resource to choose from. */
  readonly target: KeyedResource;
  readonly picker: PickerDescriptor;
  /** Field of the chosen record that becomes the value. */
  readonly keyField: string;
  /** Filters of the records to choose from. */
  readonly filters?: readonly FilterCondition[] | undefined;
}

/** Distance in pixels from the end of the list at which the next page is fetched. */
const nearEnd = 120;

/**
 * Searches records by label on the server. It opens with the first page, and fetches further pages
 * on scrolling and on moving through the options.
 */
export function RecordPicker(props: RecordPickerProps) {
  const { target, picker, keyField, filters, descriptor, value, onChange, error, required } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { record, chosen, pick } = useChosenRecord(props);

  const { status, records, loadMore } = usePickerPages(
    picker,
    picker.searchable ? search : '',
    isOpen,
    filters,
  );
  const isMisfit = useMisfit(target, { keyField, value, filters });
  const message = error ?? (isMisfit ? t('picker.misfit') : undefined);

  const scroll = useKeptScroll(records, loadMore);
  const labelOf = useLabels(target, records, (each) =>
    each === chosen && record === null ? String(value) : undefined,
  );
  const idOf = (each: ResourceRecord) =>
    hasCompleteKey(target, each) ? recordId(target.key, each) : String(each[keyField]);
  // Loaded records are searched locally until the server responds.
  const isAnswered = picker.searchable && status !== 'loading';
  const matching = (each: ResourceRecord) =>
    isAnswered || foldText(labelOf(each)).includes(foldText(search));

  const { picture } = picker;

  const canBeOpen = descriptor.nullable === true || required !== true;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Autocomplete<ResourceRecord, false, boolean>
        id={props.id}
        fullWidth
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false);
          scroll.forget();
          setSearch('');
        }}
        options={records}
        filterOptions={(options) => options.filter(matching)}
        value={chosen}
        onChange={(_, next) => {
          pick(next);
          onChange(next === null ? null : (next[keyField] ?? null));
        }}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input' && reason !== 'clear') return;
          scroll.forget();
          setSearch(text);
        }}
        onBlur={props.onBlur}
        onHighlightChange={(_, option) => {
          if (option && records.indexOf(option) >= records.length - 3) loadMore();
        }}
        getOptionLabel={labelOf}
        getOptionKey={idOf}
        isOptionEqualToValue={(option, current) =>
          idOf(option) === idOf(current) ||
          isSameValue({ kind: 'id' }, option[keyField], current[keyField])
        }
        disableClearable={!canBeOpen}
        disabled={props.disabled}
        loading={status === 'loading'}
        loadingText={t('picker.loading')}
        noOptionsText={status === 'failed' ? t('picker.failed') : t('picker.nothing')}
        openText={t('picker.open')}
        closeText={t('picker.close')}
        clearText={t('picker.clear')}
        slotProps={{
          listbox: {
            onScroll: scroll.onScroll,
          },
        }}
        {...(picture && {
          renderOption: (
            { key, ...option }: HTMLAttributes<HTMLLIElement> & { readonly key: Key },
            each: ResourceRecord,
          ) => (
            <Box component="li" key={key} {...option} sx={pictured}>
              <Picture image={picture.image} value={each[picture.field]} siblings={each} hasWords>
                {labelOf(each)}
              </Picture>
            </Box>
          ),
        })}
        renderInput={(params) => <PickerField {...props} params={params} error={message} />}
      />
      {record && <OpenRecord target={target} record={record} />}
    </Box>
  );
}

/** The referenced record, and a setter for another one. */
function useChosenRecord({
  target,
  picker,
  keyField,
  value,
  referenced,
}: Pick<RecordPickerProps, 'target' | 'picker' | 'keyField' | 'value' | 'referenced'>) {
  const [picked, setPicked] = useState<ResourceRecord | null>(null);

  const isReference = (record: ResourceRecord | null | undefined) =>
    record != null && isSameValue({ kind: 'id' }, record[keyField], value);
  const known = isReference(picked) ? picked : (referenced ?? null);
  const record = useReferenced(target, picker, keyField, value, known);
  const chosen = isEmptyValue(value) ? null : (record ?? { [keyField]: value });
  return { record, chosen, pick: setPicked };
}

/** Link to the page of the chosen record, where the record has one. */
function OpenRecord({
  target,
  record,
}: {
  readonly target: KeyedResource;
  readonly record: ResourceRecord;
}) {
  const { t } = useTranslation();
  const say = useSay();
  const router = useRouter();
  if (!target.show || !hasCompleteKey(target, record)) return null;
  const href = showHref(target.name, target.key, record);
  return (
    <IconLink
      href={router.hrefs(router.base + href, router)}
      aria-label={t('picker.openRecord', { record: recordText(target, record, say) })}
    >
      <OpenIcon fontSize="small" />
    </IconLink>
  );
}

interface PickerFieldProps extends FieldState {
  readonly params: AutocompleteRenderInputParams;
}

function PickerField({ params, ...state }: PickerFieldProps) {
  return (
    <TextField
      {...params}
      {...innerFieldProps(state)}
      slotProps={{
        ...params.slotProps,
        htmlInput: {
          ...params.slotProps.htmlInput,
          required: false,
          'aria-required': state.required,
        },
      }}
    />
  );
}

/** Keeps the scroll position when a page is appended, and fetches the next page near the end. */
function useKeptScroll(records: readonly ResourceRecord[], loadMore: () => void) {
  const scrolled = useRef<{ readonly list: HTMLElement; readonly top: number } | null>(null);
  useEffect(() => {
    if (records.length > 0 && scrolled.current)
      scrolled.current.list.scrollTop = scrolled.current.top;
  }, [records]);
  return {
    forget: () => {
      scrolled.current = null;
    },
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const { scrollHeight, scrollTop, clientHeight } = currentTarget;
      scrolled.current = { list: currentTarget, top: scrollTop };
      if (scrollHeight - scrollTop - clientHeight < nearEnd) loadMore();
    },
  };
}

/**
 * Labels of records. Equal labels are extended by the key. `unknown`: label of a record of which
 * only the key is known; `undefined` for other records.
 */
function useLabels(
  target: KeyedResource,
  records: readonly ResourceRecord[],
  unknown: (record: ResourceRecord) => string | undefined,
): (record: ResourceRecord) => string {
  const say = useSay();
  const namesakes = useMemo(
    () => repeatedTexts(records.map((each) => recordText(target, each, say))),
    [records, target, say],
  );
  return (record) => {
    const text = recordText(target, record, say);
    const key = () => target.key.map((field) => String(record[field])).join(', ');
    return unknown(record) ?? (namesakes.has(text) ? `${text} · ${key()}` : text);
  };
}

/** Labels are aligned, with or without a picture before them. */
const pictured = {
  '&&': { position: 'relative', pl: 7.5, minHeight: 40 },
  '& [data-image]': {
    position: 'absolute',
    left: 16,
    width: 32,
    height: 32,
    borderRadius: 0.5,
    bgcolor: 'action.hover',
  },
} as const;

function repeatedTexts(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}

function hasCompleteKey(resource: KeyedResource, record: ResourceRecord): boolean {
  return resource.key.every((field) => record[field] !== null && record[field] !== undefined);
}
