/**
 * Writes the public names of a package's entry points with their signatures (`api-report.md` of the
 * package, reviewed like code) and with their documentation (`docs/reference/`), from the
 * declarations in its `dist`. Names of packages say which, none means all; `--check` fails when the
 * committed files say something else.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const repository = join(import.meta.dirname, '../..');
/**
 * Packages that are imported, and their entries that no person imports: `./runtime` is for
 * generated code alone.
 */
const described: Readonly<Record<string, readonly string[]>> = {
  gql: ['./runtime'],
  ui: ['./testing'],
  codegen: [],
};

interface Declaration {
  readonly name: string;
  readonly doc: string;
  readonly signature: string;
}

const wanted = process.argv.slice(2).filter((argument) => argument !== '--check');
for (const name of wanted.length > 0 ? wanted : Object.keys(described)) describePackage(name);

function describePackage(name: string): void {
  const root = join(repository, 'packages', name);
  const unread = described[name];
  if (!unread)
    throw new Error(
      `There is no package '${name}' to describe. There are ${Object.keys(described).join(', ')}.`,
    );
  const { exports, publishConfig = {} }: Manifest = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  // Generated modules describe themselves.
  const entries = Object.entries({ ...exports, ...publishConfig.exports }).flatMap(
    ([entry, target]): [string, string][] => {
      const types = typeof target === 'string' ? undefined : target.types;
      return types === undefined ||
        unread.includes(entry) ||
        types.includes('*') ||
        types.startsWith('./dist/generated/')
        ? []
        : [[`@admin/${name}${entry.slice(1)}`, types]];
    },
  );
  const declarations = entries.map(
    ([entry, file]) => [entry, publicNames(join(root, file))] as const,
  );
  const warning = '<!-- Written by `npm run api`. -->';
  const report = declarations
    .map(
      ([entry, names]) =>
        `## ${entry}\n\n${names.length} names.\n\n\`\`\`ts\n${names.map(({ signature }) => withoutComments(signature)).join('\n\n')}\n\`\`\`\n`,
    )
    .join('\n');
  const reference = declarations
    .map(
      ([entry, names]) =>
        `## ${entry}\n\n${names.map(({ name: title, doc, signature }) => `### ${title}\n\n${doc ? `${doc}\n\n` : ''}\`\`\`ts\n${signature}\n\`\`\`\n`).join('\n')}`,
    )
    .join('\n');
  writeOrCheck(join(root, 'api-report.md'), `${warning}\n\n# Public API\n\n${report}`);
  writeOrCheck(
    join(repository, `docs/reference/${name}.md`),
    `${warning}\n\n# Reference of @admin/${name}\n\n${reference}`,
  );
}

interface Manifest {
  readonly exports: Entries;
  readonly publishConfig?: { readonly exports?: Entries };
}
type Entries = Readonly<Record<string, string | { readonly types?: string }>>;

function writeOrCheck(path: string, text: string): void {
  if (process.argv.includes('--check')) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
    console.error(
      `${relative(repository, path)} is not what the code says: run \`npm run api\` and commit the difference.`,
    );
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(relative(repository, path));
}

/**
 * Names that an entry point exports, in its own order: those it takes from other modules, and those
 * it declares.
 */
function publicNames(file: string): readonly Declaration[] {
  const text = readFileSync(file, 'utf8');
  const exported = text.matchAll(
    /^export (?:type )?\{([^}]+)\} from '([^']+)'|^export (?:declare )?(?:abstract )?(?:class|function|interface|type|const) (\w+)/gm,
  );
  return [...exported].flatMap(({ index, 1: names = '', 2: from = '', 3: declared }) =>
    declared === undefined
      ? names.split(',').flatMap((entry) => {
          const [, original = '', renamed] =
            /^\s*(?:type )?(\w+)(?: as (\w+))?\s*$/.exec(entry) ?? [];
          if (!original) return [];
          const name = renamed ?? original;
          if (!from.startsWith('.'))
            return [
              {
                name,
                doc: docBefore(text, index),
                signature: `export { ${original}${renamed ? ` as ${renamed}` : ''} } from '${from}';`,
              },
            ];
          return [declarationOf(join(dirname(file), from.replace(/\.js$/, '.d.ts')), original)];
        })
      : [declarationOf(file, declared)],
  );
}

function declarationOf(file: string, name: string): Declaration {
  const text = readFileSync(file, 'utf8');
  const start = new RegExp(
    `^export (?:declare )?(?:abstract )?(?:class|function|interface|type|const) ${name}\\b`,
    'm',
  ).exec(text);
  if (!start) {
    const indirect = new RegExp(
      `export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`,
    ).exec(text);
    if (indirect?.[1])
      return declarationOf(join(dirname(file), indirect[1].replace(/\.js$/, '.d.ts')), name);
    const foreign = new RegExp(`export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\}[^;]*;`).exec(text);
    return foreign
      ? { name, doc: docBefore(text, foreign.index), signature: foreign[0] }
      : { name, doc: '', signature: `export { ${name} };` };
  }
  // Overloads follow each other.
  let end = endOf(text, start.index);
  while (text.slice(end).trimStart().startsWith(`export declare function ${name}`))
    end = endOf(text, end + text.slice(end).indexOf('export'));
  return {
    name,
    doc: docBefore(text, start.index),
    signature: text.slice(start.index, end).trim(),
  };
}

/** End of a declaration: its closing brace, or the first semicolon outside of brackets. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text.startsWith('/*', index)) index = text.indexOf('*/', index) + 1;
    else if (text.startsWith('//', index)) index = text.indexOf('\n', index);
    else if (text.startsWith('=>', index)) index += 1;
    else if ('{(['.includes(text[index] ?? '')) depth += 1;
    else if ('})]'.includes(text[index] ?? '')) {
      depth -= 1;
      if (
        depth === 0 &&
        text[index] === '}' &&
        /^(export )?(declare )?(abstract )?(class|interface)/.test(
          text.slice(start, start + 60).replace(/^export /, ''),
        )
      )
        return index + 1;
    } else if (text[index] === ';' && depth === 0) return index + 1;
  }
  return text.length;
}

/** Text of the comment that ends at this position. */
function docBefore(text: string, index: number): string {
  const before = text.slice(0, index).trimEnd();
  return (before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '')
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();
}

function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\/\/.*$/gm, '')
    .replace(/^\s*\n/gm, '')
    .trim();
}
