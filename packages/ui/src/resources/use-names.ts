import type {
  ActionSummary,
  EnumValue,
  RelatedDescriptor,
  ResourceTexts,
} from '@admin/gql/resource';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { bareType } from '../text/bare-type.ts';
import { humanize } from '../text/humanize.ts';
import { useResources } from './resources-context.tsx';
import { PartTextsContext } from '../text/part-texts.ts';

/** A field, column, filter or input: anything that names a displayed field. */
export interface NamedField {
  readonly name: string;
  /** Displayed field with the same value: `customer` for `customerId`. */
  readonly field?: string;
  readonly description?: string;
  /** Source of the title where it is not the name: `reportsTo` for `employeeByReportsTo`. */
  readonly called?: string;
  /** Title given by the application: a key of the catalogue, or the text itself. */
  readonly title?: string;
}

/**
 * Names of resources, fields, values and actions in the language of the interface. Sources in order
 * of precedence: the catalogue (`resources.<name>.title`, `.record`, `.fields.<field>`,
 * `.values.<VALUE>`, `.actions.<action>`); generated Russian texts, which are loaded with the
 * module of the resource, those of `PartTextsContext` first; a short description in the schema in
 * that language; the humanized name. A description that spells a value (`PG-13` for `PG_13`) is
 * used in any language.
 */
export interface Names {
  /** Plural: `Заказы`. */
  title(resource: string): string;
  /** Singular: `Заказ`. */
  record(resource: string): string;
  /** Title of the form for a new record: `Новый заказ`. */
  create(resource: string): string;
  /** Question before a record is deleted: `Удалить заказ?` */
  remove(resource: string): string;
  /** Notification after a record was created: `Заказ создан`. */
  created(resource: string): string;
  field(resource: string, field: NamedField): string;
  value(resource: string, value: EnumValue): string;
  /** Title of an action: `Отменить заказ`. `resource` is empty for an action without a resource. */
  action(
    resource: string,
    action: Pick<ActionSummary, 'name' | 'description' | 'title'> & { readonly label?: string },
  ): string;
  /** Title of a related list on the page of a record of `resource`. */
  related(resource: string, related: RelatedDescriptor): string;
}

const longestLabel = 60;

/** The description, if it can serve as a title: short, and in the language. */
export function fitting(description: string | undefined, language: string): string | undefined {
  if (!description) return undefined;
  const text = description.trim().replace(/\.$/, '');
  const fits = text !== '' && text.length <= longestLabel && !/[\n`]/.test(text);
  return fits && /[а-яё]/i.test(text) === (language === 'ru') ? text : undefined;
}

/** Spelling of a value in its description: `PG-13` for `PG_13`, `+` for `PLUS`. */
function spelled(value: string, description = ''): string | undefined {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isSpelling =
    description !== '' &&
    description.length <= longestLabel &&
    (letters(description) === '' || letters(description) === letters(value));
  return isSpelling ? description.charAt(0).toUpperCase() + description.slice(1) : undefined;
}

/** Name of a country or language by its code, from `Intl.DisplayNames`: `Россия` for `RU`. */
function codeName(
  value: string,
  codes: ResourceTexts['codes'],
  language: string,
): string | undefined {
  for (const type of codes ?? []) {
    const isOne =
      type === 'region' ? /^[A-Z]{2}$/.test(value) : /^[a-z]{2,3}(?:[_-]\w+)*$/.test(value);
    const name = isOne
      ? new Intl.DisplayNames(language, { type, fallback: 'none' }).of(value.replaceAll('_', '-'))
      : undefined;
    if (name !== undefined) return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return undefined;
}

/**
 * Names of resources, fields and values in the language of the interface: from the catalogue,
 * otherwise from the schema, otherwise humanized.
 */
export function useNames(): Names {
  const resources = useResources();
  const part = use(PartTextsContext);
  const { t, i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;

  return useMemo(() => {
    const found = new Map<string, string | undefined>();
    // Cached: a table looks up the same few values for every row.
    const textOf = (key: string): string | undefined => {
      // Only this language: a text of the schema is better than a text in another language.
      if (!found.has(key))
        found.set(key, i18n.exists(key, { fallbackLng: false }) ? t(key) : undefined);
      return found.get(key);
    };
    const lookUp = (keys: readonly string[], fallback: () => string, given?: string): string => {
      if (given !== undefined) return textOf(given) ?? given;
      for (const key of keys) {
        const text = textOf(key);
        if (text !== undefined) return text;
      }
      return fallback();
    };
    const summary = (name: string) => resources.get(name);
    const textsOf = (name: string): ResourceTexts => {
      return summary(name)?.module.value()?.texts ?? {};
    };
    // Generated texts are Russian. Code lists apply to any language.
    const generated = (name: string): ResourceTexts => (language === 'ru' ? textsOf(name) : {});
    const own: ResourceTexts = (language === 'ru' && part) || {};
    const title = (name: string) =>
      lookUp(
        [`resources.${name}.title`],
        () =>
          summary(name)?.title?.[language === 'ru' ? 'ru' : 'en'] ??
          fitting(summary(name)?.description, language) ??
          humanize(name),
      );
    const record = (name: string) =>
      lookUp(
        [`resources.${name}.record`],
        () =>
          generated(name).record ??
          fitting(summary(name)?.description, language) ??
          humanize(bareType(summary(name)?.type ?? name, name)),
      );
    // Generated phrases decline the generated name. A renamed record gets the general text, which
    // is loaded with its screens.
    const phrase = (
      name: string,
      part: 'create' | 'remove' | 'created',
      { key }: { readonly key: string },
    ) =>
      lookUp(
        [`resources.${name}.${part}`],
        () =>
          (record(name) === generated(name).record ? generated(name)[part] : undefined) ??
          t(key, { record: record(name) }),
      );
    return {
      title,
      record,
      create: (name) => phrase(name, 'create', { key: 'form.createTitle' }),
      remove: (name) => phrase(name, 'remove', { key: 'remove.title' }),
      created: (name) => phrase(name, 'created', { key: 'form.created' }),
      field: (resource, { name, field, description, called, title: given }) =>
        lookUp(
          [`resources.${resource}.fields.${field ?? name}`, `resources.${resource}.fields.${name}`],
          () => {
            const { fields } = generated(resource);
            return (
              own.fields?.[field ?? name] ??
              own.fields?.[name] ??
              fields?.[field ?? name] ??
              fields?.[name] ??
              fitting(description, language) ??
              humanize(called ?? field ?? name)
            );
          },
          given,
        ),
      value: (resource, { value, description }) =>
        lookUp([`resources.${resource}.values.${value}`], () => {
          return (
            own.values?.[value] ??
            generated(resource).values?.[value] ??
            fitting(description, language) ??
            spelled(value, description) ??
            codeName(value, part?.codes ?? textsOf(resource).codes, language) ??
            humanize(value)
          );
        }),
      action: (resource, { name, description, title: titles, label }) =>
        lookUp(
          [resource === '' ? `actions.names.${name}` : `resources.${resource}.actions.${name}`],
          () =>
            generated(resource).actions?.[name] ??
            titles?.[language === 'ru' ? 'ru' : 'en'] ??
            fitting(description, language) ??
            humanize(name),
          label,
        ),
      related: (resource, related) =>
        lookUp(
          [`resources.${resource}.fields.${related.name}`],
          () =>
            generated(resource).fields?.[related.name] ??
            fitting(related.description, language) ??
            title(related.resource),
        ),
    };
  }, [resources, part, t, i18n, language]);
}
