import { isWritten } from './resource-texts.ts';
import { nameWords } from './tokens.ts';
import type { ModelTexts, NamedText, OwnResourceTexts, OwnTexts } from './texts.ts';

export interface FilledTexts {
  readonly texts: OwnTexts;
  /** Names that wait for a text, those that wait for a look, and what a person wrote. */
  readonly missing: number;
  readonly doubtful: number;
  readonly kept: number;
}

type Table = Record<string, string>;
interface Draft extends Record<string, string | Table> {}

const tables = { field: 'fields', value: 'values', action: 'actions', query: 'queries' } as const;

/**
 * The file of a person with what is left to do: `? Rental rate` for a name that nobody knows, `?
 * Дата начала обработки заказа` for one that the dictionary put together of many words. Whatever
 * does not begin with a question mark is a person's, and stays as it is.
 */
export function fillTexts(
  { resources, actions, queries }: ModelTexts,
  own: OwnTexts,
  resourceOfAction: ReadonlyMap<string, string>,
): FilledTexts {
  // Without a prototype: a resource may be called `constructor`.
  const filled: Record<string, Draft> = Object.create(null);
  let kept = 0;
  for (const [resource, texts] of Object.entries(own)) {
    const written = onlyWritten(texts);
    kept += Object.values(written).reduce(
      (sum, part) => sum + (typeof part === 'string' ? 1 : Object.keys(part).length),
      0,
    );
    if (Object.keys(written).length > 0) filled[resource] = written;
  }
  let missing = 0;
  let doubtful = 0;
  const ask = (resource: string, told: NamedText): void => {
    if (told.text !== undefined && told.isDoubtful !== true) return;
    const draft = (filled[resource] ??= {});
    const text = `? ${told.text ?? sentenceOf(told.name)}`;
    if (told.kind === 'resource') {
      draft['title'] ??= text;
    } else {
      const table = (draft[tables[told.kind]] ??= emptyTable());
      if (typeof table !== 'string') table[told.key ?? told.name] ??= text;
    }
    if (told.text === undefined) missing++;
    else doubtful++;
  };
  for (const [resource, { names }] of resources) for (const told of names) ask(resource, told);
  for (const [name, told] of actions) ask(resourceOfAction.get(name) ?? '', { ...told, key: name });
  for (const [name, told] of queries) ask('', { ...told, key: name });
  return { texts: filled, missing, doubtful, kept };
}

/** Without a prototype: a field may be called `constructor`. */
const emptyTable = (): Table => Object.create(null);

function onlyWritten(texts: OwnResourceTexts): Draft {
  const entries = Object.entries(texts).flatMap(
    ([part, text]: [string, string | Readonly<Table> | undefined]): [string, string | Table][] => {
      if (typeof text !== 'object') return isWritten(text) ? [[part, text]] : [];
      const written = Object.entries(text).filter(([, each]) => isWritten(each));
      return written.length > 0
        ? [[part, Object.assign(emptyTable(), Object.fromEntries(written))]]
        : [];
    },
  );
  return Object.fromEntries(entries);
}

function sentenceOf(name: string): string {
  const text = nameWords(name).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
