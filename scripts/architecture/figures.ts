import { readFileSync } from 'node:fs';

import { parseSync, Visitor } from 'oxc-parser';

const timer = /\bset(Timeout|Interval)\(/g;
const lookUp = /\.(querySelector|querySelectorAll|closest|matches)\(/g;
const mutableAtTop = /^(export )?(let |const \w+(: [^=]+)? = new (Map|Set|WeakMap|WeakSet)\b)/gm;

/** Size and hidden state of source files, in one sentence. */
export function figuresOf(files: readonly string[]): string {
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const lines = texts.flatMap(([, text]) => text.trimEnd().split('\n'));
  const functions = texts.flatMap(([file, text]) => functionsOf(file, text));
  const [longest] = functions.toSorted((a, b) => b.lines - a.lines);
  const sizes = functions.map((each) => each.lines).toSorted((a, b) => a - b);
  const count = (pattern: RegExp) =>
    texts.reduce((total, [, text]) => total + (text.match(pattern)?.length ?? 0), 0);
  return [
    `${lines.length} lines, ${lines.filter((line) => line.length > 100).length} of them wider than 100`,
    `${functions.length} functions, p95 ${sizes[Math.floor(sizes.length * 0.95)] ?? 0} lines, longest ${longest?.lines ?? 0} (${longest?.place ?? ''})`,
    `${count(timer)} timers, ${count(mutableAtTop)} variables and collections of modules, ${count(lookUp)} look-ups by selector`,
  ].join('; ');
}

interface Measured {
  readonly place: string;
  readonly lines: number;
}

/** Functions of four lines and more: what is shorter says nothing about length. */
function functionsOf(file: string, text: string): readonly Measured[] {
  const measured: Measured[] = [];
  const measure = ({ start, end }: { readonly start: number; readonly end: number }) => {
    const lines = text.slice(start, end).split('\n').length;
    if (lines >= 4)
      measured.push({ place: `${file}:${text.slice(0, start).split('\n').length}`, lines });
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, text).program);
  return measured;
}
