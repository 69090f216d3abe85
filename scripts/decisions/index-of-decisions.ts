export interface DecisionEntry {
  /** `0401-a-list-is-one-styled-table.md` */
  readonly file: string;
  /** `0401. A list is one styled native table`, as the heading of the page has it. */
  readonly title: string;
}

export interface Subject {
  readonly title: string;
  readonly entries: readonly DecisionEntry[];
}

const subject = /^## (.+)$/gm;
const entry = /\[(\d{4}\. [^\]]+)\]\((\d{4}-[a-z0-9-]+\.md)\)/g;

/** The subjects of `docs/decisions/index.md` in its order, each with the pages that it lists. */
export function subjectsOf(index: string): readonly Subject[] {
  const headings = [...index.matchAll(subject)];
  return headings
    .map((heading, at) => ({
      title: heading[1] ?? '',
      entries: entriesOf(index.slice(heading.index, headings[at + 1]?.index)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The formatter wraps long titles. */
function entriesOf(section: string): readonly DecisionEntry[] {
  return [...section.matchAll(entry)].map(([, title = '', file = '']) => ({
    file,
    title: title.replaceAll(/\s+/g, ' '),
  }));
}
