/** Lists of codes that every system has, and that the browser itself names: ISO 4217, ISO 3166, BCP 47. */
export type CodeKind = 'currency' | 'region' | 'language';

/**
 * Hand-written texts by resource; `''` holds actions without a resource. They have the form of the
 * generated texts.
 */
export type OwnTexts = Readonly<Record<string, OwnResourceTexts>>;

export interface OwnResourceTexts {
  readonly title?: string | undefined;
  readonly record?: string | undefined;
  readonly create?: string | undefined;
  readonly remove?: string | undefined;
  readonly created?: string | undefined;
  readonly fields?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly actions?: Readonly<Record<string, string>>;
  /** Under `''` alone: queries that no resource shows. */
  readonly queries?: Readonly<Record<string, string>>;
}

/** All texts of a schema in Russian. */
export interface ModelTexts {
  readonly resources: ReadonlyMap<string, ResourceTexts>;
  /** By name of the action. */
  readonly actions: ReadonlyMap<string, NamedText>;
  /**
   * By name of a relation, what it is called on the other side, `Добавить в группу` of
   * `addCustomersToGroup`: where its name has both sides.
   */
  readonly links: ReadonlyMap<string, LinkText>;
  /** By name of the query. */
  readonly queries: ReadonlyMap<string, NamedText>;
  /** Labels of their forms and answers, by name of the action and of the query. */
  readonly actionParts: ReadonlyMap<string, PartTexts>;
  readonly queryParts: ReadonlyMap<string, PartTexts>;
}

/** Name of a relation in both languages. */
export interface LinkText {
  readonly ru?: string;
  readonly en: string;
}

/** Texts of fields, inputs and values, with every name that there is. */
export type PartTexts = Pick<ResourceTexts, 'fields' | 'values' | 'codes' | 'names'>;

/** Texts of one resource in Russian, where the schema's own descriptions have none. */
export interface ResourceTexts extends OwnResourceTexts {
  /** Many of them in English, where the words of the name do not say it: `Staff`. */
  readonly englishTitle?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  /** Kinds of codes that its enums list: the screens name those themselves. */
  readonly codes: readonly CodeKind[];
  /** Every name of the resource, with its text: what `texts` counts. */
  readonly names: readonly NamedText[];
}

export type NameKind = 'resource' | 'field' | 'value' | 'action' | 'query';

export interface NamedText {
  readonly kind: NameKind;
  /** As the schema has it. */
  readonly name: string;
  /** In the catalogue; absent where that is the name. */
  readonly key?: string;
  /** Absent where nobody knows one. */
  readonly text?: string;
  readonly source?: 'person' | 'schema' | 'dictionary';
  /** Put together of so many words that a person had better look at it. */
  readonly isDoubtful?: true;
}
