import type { FilterDescriptor } from '@admin/gql/resource';
import TextField from '@mui/material/TextField';
import { startTransition, use } from 'react';
import { useTranslation } from 'react-i18next';

import type { FocusTarget } from '../values/input-props.ts';
import '../locales/lists-texts.ts';
import { needsValue, newDraft, type ConditionDraft } from './condition-draft.ts';
import { editorChoices, type EditorChoice } from './condition-groups.ts';
import { FilterValue } from './filter-value.tsx';
import { takesMany } from './operator-choice.ts';
import { isRelated, quantifiersOf, type RelatedFilterDescriptor } from './related-filters.ts';
import { RelationsContext } from './relations-context.ts';
import { useConditionTexts, type ConditionTexts } from './use-condition-text.ts';

export interface ConditionFieldsProps {
  readonly resource: string;
  /** Filters that the condition can use. */
  readonly filters: readonly FilterDescriptor[];
  readonly draft: ConditionDraft;
  readonly problem: string | undefined;
  /** Receives the control that is focused first. */
  readonly fieldRef?: ((target: FocusTarget | null) => void) | undefined;
  readonly valueRef?: ((target: FocusTarget | null) => void) | undefined;
  readonly onChange: (draft: ConditionDraft) => void;
}

/**
 * Shape of the value under an operator. Operators of one shape share the value when the user
 * changes the operator.
 */
const shapeOf = (choice: EditorChoice): string =>
  choice === 'between' || choice === 'within' ? choice : String(takesMany(choice));

const select = {
  select: true,
  size: 'small',
  fullWidth: true,
  slotProps: { select: { native: true }, inputLabel: { shrink: true } },
} as const;

/** Precedes the name of a relation in a list of filters. */
const way = '→';

/**
 * Fields of one condition: filter, operator, value. A filter of related records also has their
 * field and a quantifier.
 */
export function ConditionFields({
  resource,
  filters,
  draft,
  problem,
  fieldRef,
  valueRef,
  onChange,
}: ConditionFieldsProps) {
  const { t } = useTranslation();
  const texts = useConditionTexts(resource);
  const related = use(RelationsContext);
  const filter = filters.find(({ name }) => name === draft.field);
  if (!filter) return null;
  const { choice } = draft;
  const choices = editorChoices(filter);
  const changeTo = (next: ConditionDraft | undefined) => {
    if (next) onChange(next);
  };
  const changeField = (name: string) => {
    if (!name.startsWith(way))
      return changeTo(newDraft(filters.find((each) => each.name === name)));
    return startTransition(async () => {
      const found = await related.load(name.slice(way.length));
      startTransition(() =>
        changeTo(newDraft(found.find((each) => editorChoices(each).length > 0))),
      );
    });
  };
  return (
    <>
      <TextField
        {...select}
        label={t('filters.field')}
        value={isRelated(filter) ? `${way}${filter.related.relation}` : filter.name}
        inputRef={fieldRef}
        onChange={(event) => changeField(event.target.value)}
      >
        {filters.map(
          (each) =>
            !isRelated(each) && (
              <option key={each.name} value={each.name}>
                {texts.field(each)}
              </option>
            ),
        )}
        {Object.keys(related.relations).length > 0 && (
          <optgroup label={t('filters.related')}>
            {Object.entries(related.relations).map(([name, { resource: other }]) => (
              <option
                key={name}
                value={`${way}${name}`}
              >{`${texts.relation(name, other)} →`}</option>
            ))}
          </optgroup>
        )}
      </TextField>
      {isRelated(filter) && (
        <RelatedFields
          filters={filters}
          filter={filter}
          texts={texts}
          draft={draft}
          onChange={onChange}
        />
      )}
      <TextField
        {...select}
        label={t('filters.operator')}
        value={choice}
        onChange={(event) => {
          const next = choices.find((each) => each === event.target.value);
          if (next !== undefined)
            changeTo(
              shapeOf(next) === shapeOf(choice)
                ? { ...draft, choice: next }
                : newDraft(filter, next),
            );
        }}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {each === 'isEmpty' || each === 'isFilled' || each === 'between' || each === 'within'
              ? t(`filters.${each}`)
              : texts.operator(filter, each)}
          </option>
        ))}
      </TextField>
      {needsValue(draft) && (
        <FilterValue
          key={`${filter.name} ${shapeOf(choice)}`}
          resource={isRelated(filter) ? filter.related.resource : resource}
          filter={filter}
          choice={choice}
          value={draft.value}
          error={problem}
          focusRef={valueRef}
          onChange={(value) => onChange({ ...draft, value })}
        />
      )}
    </>
  );
}

interface RelatedFieldsProps extends Pick<ConditionFieldsProps, 'filters' | 'draft' | 'onChange'> {
  readonly filter: RelatedFilterDescriptor;
  readonly texts: ConditionTexts;
}

/** Field of the related records, and the quantifier. */
function RelatedFields({ filters, filter, texts, draft, onChange }: RelatedFieldsProps) {
  const { t } = useTranslation();
  const { relations } = use(RelationsContext);
  const { relation, resource, quantifier } = filter.related;
  const own = filters.filter(isRelated).filter((each) => each.related.relation === relation);
  const found = relations[relation];
  const quantifiers = found ? quantifiersOf(found) : [];
  return (
    <>
      <TextField
        {...select}
        label={t('filters.relatedField', { relation: texts.relation(relation, resource) })}
        value={filter.name}
        onChange={(event) => {
          const next = newDraft(own.find(({ name }) => name === event.target.value));
          if (next) onChange(next);
        }}
      >
        {own.map(
          (each) =>
            each.related.quantifier === quantifier &&
            editorChoices(each).length > 0 && (
              <option key={each.name} value={each.name}>
                {texts.inner(each)}
              </option>
            ),
        )}
      </TextField>
      {quantifiers.length > 1 && (
        <TextField
          {...select}
          label={t('filters.quantifier')}
          value={quantifier}
          onChange={(event) => {
            const next = own.find(
              ({ related }) =>
                related.quantifier === event.target.value &&
                related.filter === filter.related.filter,
            );
            if (next) onChange({ ...draft, field: next.name });
          }}
        >
          {quantifiers.map((each) => (
            <option key={each} value={each}>
              {t(`filters.quantifiers.${each}`)}
            </option>
          ))}
        </TextField>
      )}
    </>
  );
}
