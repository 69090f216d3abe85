import {
  recordId,
  type FilterCondition,
  type PickerDescriptor,
  type KeyedResource,
  type ResourceRecord,
} from '@admin/gql/resource';
import Autocomplete from '@mui/material/Autocomplete';
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
import type { InputProps } from '../../values/input-props.ts';
import { isEmptyValue, isSameValue } from '../../values/same-value.ts';
import '../../locales/records-texts.ts';
import { foldText } from '../../values/fold-text.ts';
import { usePickerPages } from './use-picker-pages.ts';
import { useMisfit } from './use-misfit.ts';
import { useReferenced } from '../../data/use-referenced.ts';

export interface RecordPickerProps extends InputProps {
  /** Resource to choose from. */
  readonly target: KeyedResource;
  readonly picker: PickerDescriptor;
  /** Field of the chosen record that becomes the value. */
  readonly keyField: string;
  /** Only records for which these hold can be chosen. */
  readonly filters?: readonly FilterCondition[] | undefined;
}

/** Pixels before the end of the list at which the next page is asked for. */
const nearEnd = 120;

/**
 * Finds a record by its label on the server. Opens with the first page and goes on as it is
 * scrolled or walked through.
 */
export function RecordPicker({
  target,
  picker,
  keyField,
  filters,
  descriptor,
  value,
  onChange,
  onBlur,
  label,
  hint,
  error,
  required,
  disabled,
  id,
  focusRef,
  referenced,
}: RecordPickerProps) {
  const { t } = useTranslation();
  const say = useSay();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<ResourceRecord | null>(null);

  const isReference = (record: ResourceRecord | null | undefined) =>
    record != null && isSameValue({ kind: 'id' }, record[keyField], value);
  const known = isReference(picked) ? picked : (referenced ?? null);
  const record = useReferenced(target, picker, keyField, value, known);
  const chosen = isEmptyValue(value) ? null : (record ?? { [keyField]: value });

  const { status, records, loadMore } = usePickerPages(
    picker,
    picker.searchable ? search : '',
    isOpen,
    filters,
  );
  const isMisfit = useMisfit(target, { keyField, value, filters });
  const message = error ?? (isMisfit ? t('picker.misfit') : undefined);

  // The list would jump to its top when a page is added.
  const scrolled = useRef<{ readonly list: HTMLElement; readonly top: number } | null>(null);
  useEffect(() => {
    if (records.length > 0 && scrolled.current)
      scrolled.current.list.scrollTop = scrolled.current.top;
  }, [records]);

  // Namesakes are told apart by their keys.
  const namesakes = useMemo(
    () => repeatedTexts(records.map((each) => target.label(each, say))),
    [records, target, say],
  );
  const labelOf = (each: ResourceRecord) => {
    if (each === chosen && record === null) return String(value);
    const text = target.label(each, say);
    return namesakes.has(text)
      ? `${text} · ${target.key.map((field) => String(each[field])).join(', ')}`
      : text;
  };
  const idOf = (each: ResourceRecord) =>
    hasWholeKey(target, each) ? recordId(target.key, each) : String(each[keyField]);
  // Until the server has answered, what is there already is searched.
  const isAnswered = picker.searchable && status !== 'loading';
  const matching = (each: ResourceRecord) =>
    isAnswered || foldText(labelOf(each)).includes(foldText(search));

  const { picture } = picker;

  const canBeOpen = descriptor.nullable === true || required !== true;
  const href =
    record && hasWholeKey(target, record) && target.show
      ? showHref(target.name, target.key, record)
      : null;

  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Autocomplete<ResourceRecord, false, boolean>
        id={id}
        fullWidth
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false);
          scrolled.current = null;
          setSearch('');
        }}
        options={records}
        filterOptions={(options) => options.filter(matching)}
        value={chosen}
        onChange={(_, next) => {
          setPicked(next);
          onChange(next === null ? null : (next[keyField] ?? null));
        }}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input' && reason !== 'clear') return;
          scrolled.current = null;
          setSearch(text);
        }}
        onBlur={onBlur}
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
        disabled={disabled}
        loading={status === 'loading'}
        loadingText={t('picker.loading')}
        noOptionsText={status === 'failed' ? t('picker.failed') : t('picker.nothing')}
        openText={t('picker.open')}
        closeText={t('picker.close')}
        clearText={t('picker.clear')}
        slotProps={{
          listbox: {
            onScroll: (event: UIEvent<HTMLElement>) => {
              const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
              scrolled.current = { list: event.currentTarget, top: scrollTop };
              if (scrollHeight - scrollTop - clientHeight < nearEnd) loadMore();
            },
          },
        }}
        {...(picture && {
          renderOption: (
            { key, ...option }: HTMLAttributes<HTMLLIElement> & { readonly key: Key },
            each: ResourceRecord,
          ) => (
            <Box component="li" key={key} {...option} sx={pictured}>
              <Picture image={picture.image} value={each[picture.field]} beside={each} hasWords>
                {labelOf(each)}
              </Picture>
            </Box>
          ),
        })}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            required={required}
            helperText={message ?? hint}
            error={message !== undefined}
            inputRef={focusRef}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                required: false,
                'aria-required': required,
              },
            }}
          />
        )}
      />
      {href !== null && record !== null && (
        <IconLink
          href={router.hrefs(router.base + href, router)}
          aria-label={t('picker.openRecord', { record: target.label(record, say) })}
        >
          <OpenIcon fontSize="small" />
        </IconLink>
      )}
    </Box>
  );
}

/** Names stand below one another, with a picture before them or without. */
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

function hasWholeKey(resource: KeyedResource, record: ResourceRecord): boolean {
  return resource.key.every((field) => record[field] !== null && record[field] !== undefined);
}
