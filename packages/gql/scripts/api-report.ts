/**
 * Writes the public names of each entry point with their signatures (`api-report.md`, reviewed like code) and with their documentation
 * (`docs/reference/gql.md`), from the declarations in `dist`. `--check` fails when the committed files say something else.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const repository = join(root, '../..');
/** Entries that a person imports. `./runtime` is for generated code alone, and the generated modules describe themselves. */
const entries: readonly (readonly [string, string])[] = Object.entries<{ readonly types?: string }>(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).exports)
  .filter(([entry, { types }]) => types !== undefined && entry !== './runtime' && !types.startsWith('./dist/generated/'))
  .map(([entry, { types = '' }]) => [`@admin/gql${entry.slice(1)}`, types] as const);

interface Declaration {
  readonly name: string;
  readonly doc: string;
  readonly signature: string;
}

const declarations = entries.map(([entry, file]) => [entry, publicNames(join(root, file))] as const);
const warning = '<!-- Written by `npm run api -w @admin/gql`. -->';
const report = declarations.map(([entry, names]) => `## ${entry}\n\n${names.length} names.\n\n\`\`\`ts\n${names.map(({ signature }) => withoutComments(signature)).join('\n\n')}\n\`\`\`\n`).join('\n');
const reference = declarations
  .map(([entry, names]) => `## ${entry}\n\n${names.map(({ name, doc, signature }) => `### ${name}\n\n${doc ? `${doc}\n\n` : ''}\`\`\`ts\n${signature}\n\`\`\`\n`).join('\n')}`)
  .join('\n');

const files: readonly (readonly [string, string])[] = [
  [join(root, 'api-report.md'), `${warning}\n\n# Public API\n\n${report}`],
  [join(repository, 'docs/reference/gql.md'), `${warning}\n\n# Reference of @admin/gql\n\n${reference}`],
];
for (const [path, text] of files) {
  if (process.argv.includes('--check')) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    console.error(`${relative(repository, path)} is not what the code says: run npm run build and npm run api in packages/gql and commit the difference.`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(relative(repository, path));
  }
}

/** Names that an entry point exports, in its own order: those it takes from other modules, and those it declares. */
function publicNames(file: string): readonly Declaration[] {
  const text = readFileSync(file, 'utf8');
  const exported = text.matchAll(/^export (?:type )?\{([^}]+)\} from '([^']+)'|^export (?:declare )?(?:abstract )?(?:class|function|interface|type|const) (\w+)/gm);
  return [...exported].flatMap(({ index, 1: names = '', 2: from = '', 3: declared }) =>
    declared === undefined
      ? names.split(',').flatMap((entry) => {
          const [, original = '', renamed] = /^\s*(?:type )?(\w+)(?: as (\w+))?\s*$/.exec(entry) ?? [];
          if (!original) return [];
          const name = renamed ?? original;
          if (!from.startsWith('.')) return [{ name, doc: docBefore(text, index), signature: `export { ${original}${renamed ? ` as ${renamed}` : ''} } from '${from}';` }];
          return [declarationOf(join(dirname(file), from.replace(/\.js$/, '.d.ts')), original)];
        })
      : [declarationOf(file, declared)],
  );
}

function declarationOf(file: string, name: string): Declaration {
  const text = readFileSync(file, 'utf8');
  const start = new RegExp(`^export (?:declare )?(?:abstract )?(?:class|function|interface|type|const) ${name}\\b`, 'm').exec(text);
  if (!start) {
    const indirect = new RegExp(`export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text);
    if (indirect?.[1]) return declarationOf(join(dirname(file), indirect[1].replace(/\.js$/, '.d.ts')), name);
    const foreign = new RegExp(`export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\}[^;]*;`).exec(text);
    return foreign ? { name, doc: docBefore(text, foreign.index), signature: foreign[0] } : { name, doc: '', signature: `export { ${name} };` };
  }
  // Overloads follow each other.
  let end = endOf(text, start.index);
  while (text.slice(end).trimStart().startsWith(`export declare function ${name}`)) end = endOf(text, end + text.slice(end).indexOf('export'));
  return { name, doc: docBefore(text, start.index), signature: text.slice(start.index, end).trim() };
}

/** Where a declaration ends: at its closing brace, or at the first semicolon outside of brackets. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text.startsWith('/*', index)) index = text.indexOf('*/', index) + 1;
    else if (text.startsWith('//', index)) index = text.indexOf('\n', index);
    else if (text.startsWith('=>', index)) index += 1;
    else if ('{(['.includes(text[index] ?? '')) depth += 1;
    else if ('})]'.includes(text[index] ?? '')) {
      depth -= 1;
      if (depth === 0 && text[index] === '}' && /^(export )?(declare )?(abstract )?(class|interface)/.test(text.slice(start, start + 60).replace(/^export /, ''))) return index + 1;
    } else if (text[index] === ';' && depth === 0) return index + 1;
  }
  return text.length;
}

/** What the comment says that ends where this begins. */
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
