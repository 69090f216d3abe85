import { subjectsOf } from './index-of-decisions.ts';

const headings = ['Context', 'Decision', 'Rejected', 'Consequences'];

/**
 * Faults of a page of `docs/decisions/`, as sentences; empty for a page in form. The title is `# 0401.
 * A sentence that says what was decided`. The file name repeats words of the title in their order.
 * Exactly four headings of the second level follow, each with text below it.
 */
export function faultsOfPage(file: string, text: string): readonly string[] {
  const faults: string[] = [];
  const title = titleOf(text);
  if (title === undefined || !title.startsWith(`${file.slice(0, 4)}. `) || title.endsWith('.'))
    faults.push(`${file}: begin it with '# ${file.slice(0, 4)}. What was decided', no full stop.`);
  else if (!standInOrder(file.slice(5, -3).split('-'), wordsOf(title.slice(6))))
    faults.push(`${file}: name the file by words of its title, in their order.`);
  const found = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  if (found.join() !== headings.join())
    faults.push(`${file}: its headings are ${found.join(', ')}, not ${headings.join(', ')}.`);
  for (const heading of text.matchAll(/^## (.+)\n+(?=## |$(?![^]))/gm))
    faults.push(`${file}: nothing stands below '${heading[1] ?? ''}'.`);
  return faults;
}

/** Pages that the index leaves out, lists twice, lists without a page or by another title. */
export function faultsOfIndex(
  index: string,
  pages: ReadonlyMap<string, string>,
): readonly string[] {
  const entries = subjectsOf(index).flatMap((subject) => subject.entries);
  const times = Map.groupBy(entries, ({ file }) => file);
  return [
    ...[...pages.keys()]
      .filter((file) => times.get(file)?.length !== 1)
      .map((file) => `index.md: list ${file} once, below its subject.`),
    ...entries.flatMap(({ file, title }) => {
      const text = pages.get(file);
      if (text === undefined) return [`index.md: there is no page ${file}.`];
      const own = titleOf(text) ?? '';
      return own === title ? [] : [`index.md: ${file} has the title '${own}'.`];
    }),
  ];
}

const link = /\[(\d{4})\]\(([^)]+)\)|decisions\/(\d{4}[a-z0-9-]*(?:\.md)?)|decisions? (\d{4})\b/gi;

/**
 * Mentions of decisions in a file of the repository that lead nowhere. A mention is a link whose
 * text is a number, a path to a page in that folder, or the word with a number behind it.
 */
export function faultsOfMentions(
  name: string,
  text: string,
  pages: Iterable<string>,
): readonly string[] {
  const files = new Set(pages);
  const numbers = new Set([...files].map((file) => file.slice(0, 4)));
  return [...text.matchAll(link)].flatMap(([mention, number, target, path, bare]) => {
    const file = (target?.split('#')[0] ?? path)?.split('/').at(-1);
    const page = file === undefined || file.endsWith('.md') ? file : `${file}.md`;
    const leads =
      page === undefined
        ? numbers.has(bare ?? '')
        : files.has(page) && (number === undefined || page.startsWith(number));
    return leads ? [] : [`${name}: no decision for '${mention}'.`];
  });
}

const titleOf = (text: string): string | undefined => /^# (.+)\n/.exec(text)?.[1];

/** `@admin/ui` is two words, `query's` is two. */
const wordsOf = (title: string): readonly string[] => title.toLowerCase().match(/[a-z0-9]+/g) ?? [];

function standInOrder(words: readonly string[], among: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    const at = among.indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
}
