import { nameKinds } from '../texts/covered-names.ts';
import {
  aspects,
  sumOf as sumOfAgreement,
  type Agreement,
  type JudgementScore,
} from './judgement.ts';
import type { CountedNames, Measurement } from './measure.ts';
import type { PlaceScore } from './places.ts';
import type { Reached } from './reach.ts';
import type { Rate, Score } from './score.ts';

export interface LabelSet {
  readonly name: string;
  readonly score: Score;
}

export interface ReportedBeside {
  /** Schemas that the project knows and that are not there. */
  readonly absent?: readonly string[];
  readonly places?: readonly PlaceScore[];
  readonly judgement?: readonly JudgementScore[];
}

/** The scoreboard as Markdown. */
export function report(
  measurements: readonly Measurement[],
  typeErrors: ReadonlyMap<string, readonly string[]>,
  sets: readonly LabelSet[],
  { absent = [], places = [], judgement = [] }: ReportedBeside = {},
): string {
  const scores = new Map(
    sets.flatMap(({ score }) => score.schemas.map(({ schema, f1 }) => [schema, f1] as const)),
  );
  const rows = measurements.map((item) =>
    item.problem === undefined
      ? [
          item.schema,
          item.resources,
          item.documents,
          item.valid,
          typeErrors.get(item.schema)?.length ?? 0,
          item.omitted,
          item.uncallable.length,
          item.stable ? 'yes' : 'no',
          ms(item.parse),
          ms(item.infer),
          ms(item.print),
          Math.round(item.memory),
          percent(scores.get(item.schema)),
        ]
      : [
          item.schema,
          item.problem.replaceAll('|', '\\|'),
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
        ],
  );
  const total = (pick: (item: Measurement) => number): number =>
    measurements.reduce((sum, item) => sum + pick(item), 0);
  const errors = [...typeErrors.values()].reduce((sum, list) => sum + list.length, 0);
  rows.push([
    '**all**',
    total((item) => item.resources),
    total((item) => item.documents),
    total((item) => item.valid),
    errors,
    total((item) => item.omitted),
    total((item) => item.uncallable.length),
    measurements.every((item) => item.stable) ? 'yes' : 'no',
    ms(total((item) => item.parse)),
    ms(total((item) => item.infer)),
    ms(total((item) => item.print)),
    '',
    '',
  ]);
  const parts = [
    '# Scoreboard',
    'What inference and printing make of real schemas of other people. Written by `npm run scoreboard`; times are milliseconds of processor time, collection of garbage included, and memory is the peak in megabytes, each of one process per schema. An operation is left out where the server requires a value that nothing gives; `check` says which. What the first run gave on schemas that nobody had looked at: [labels](../packages/codegen/labels/README.md).',
    table(
      [
        'schema',
        'resources',
        'documents',
        'valid',
        'type errors',
        'left out',
        'reported, not callable',
        'same bytes twice',
        'parse',
        'infer',
        'print',
        'MB',
        'F1 %',
      ],
      rows,
    ),
    absent.length > 0
      ? `Not there, and so not measured (\`npm run schemas\` fetches those that can be reached): ${absent.join(', ')}.`
      : '',
    describeReach(measurements),
    describePlaces(places),
    describeJudgement(judgement),
    describeNames(measurements),
    ...sets.map(describeSet),
    listFaults(
      'Documents that are not valid',
      measurements.flatMap((item) => item.invalid.map((message) => `${item.schema}, ${message}`)),
    ),
    listFaults(
      'Operations that are reported and not callable',
      measurements.flatMap((item) => item.uncallable.map((each) => `${item.schema}, ${each}`)),
    ),
    listFaults('Mutations that cannot be called', unreachedOf(measurements, 'mutations')),
    listFaults('Query fields that nothing calls or covers', unreachedOf(measurements, 'queries')),
    listFaults(
      'Query fields that are covered, and by what',
      measurements.flatMap(({ schema, reach }) =>
        reach.queries.covered.map((each) => `${schema}, ${each}`),
      ),
    ),
    listFaults(
      'Judged otherwise',
      judgement.flatMap(({ schema, misses }) =>
        misses
          .filter(({ aspect }) => aspect !== 'groups' && aspect !== 'technical')
          .map(({ aspect, type, text }) => `${schema}, ${type}: ${aspect} ${text}`),
      ),
    ),
    listFaults(
      'Type errors',
      [...typeErrors].flatMap(([, list]) => list.slice(0, 3)),
    ),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const unreachedOf = (
  measurements: readonly Measurement[],
  kind: 'mutations' | 'queries',
): readonly string[] =>
  measurements.flatMap(({ schema, reach }) =>
    reach[kind].unreached.map((each) => `${schema}, ${each}`),
  );

/** Of each schema, the share of its mutations and query fields that a person gets at. */
function describeReach(measurements: readonly Measurement[]): string {
  const share = (part: number, { all }: Reached): string => (all === 0 ? '' : percent(part / all));
  const row = (
    name: string,
    mutations: Reached,
    queries: Reached,
  ): readonly (string | number)[] => [
    name,
    mutations.all,
    share(mutations.all - mutations.unreached.length, mutations),
    queries.all,
    share(queries.all - queries.unreached.length - queries.covered.length, queries),
    share(queries.covered.length, queries),
    share(queries.all - queries.unreached.length, queries),
  ];
  const sum = (kind: 'mutations' | 'queries'): Reached => ({
    all: measurements.reduce((total, { reach }) => total + reach[kind].all, 0),
    covered: measurements.flatMap(({ reach }) => reach[kind].covered),
    unreached: unreachedOf(measurements, kind),
  });
  const rows = [
    ...measurements.map(({ schema, reach }) => row(schema, reach.mutations, reach.queries)),
    row('**all**', sum('mutations'), sum('queries')),
  ];
  return [
    '## What can be reached',
    'Root fields that a printed document calls. A query field is covered where a list, a page or a count of a resource shows the same under the same conditions: a second list of its records, one of them by another form of its key, how many there are. Left aside is what is about sessions (who is signed in, tokens) and what only programs ask (a node by its global id, a version, health, who may do what); both are places of the model, told by `admin-codegen infer`.',
    table(
      ['schema', 'mutations', 'reached %', 'query fields', 'called %', 'covered %', 'reached %'],
      rows,
    ),
  ].join('\n\n');
}

function describePlaces(places: readonly PlaceScore[]): string {
  if (places.length === 0) return '';
  const share = (part: number, of: number): string => (of === 0 ? '' : percent(part / of));
  const rows = places.map(({ kind, set, schemas, labels, right, strict, ...keys }) => [
    `${kind}, labels ${set}`,
    schemas,
    labels,
    share(right, labels),
    share(strict, labels),
    share(keys.keyRight, keys.keyed),
    keys.writes,
    share(keys.writesRight, keys.writes),
  ]);
  return [
    '## Places of what is left',
    'Where an administrator looks for mutations that do not only create, update or delete, and for the other queries; the key, where place and type are right. Of the creates, updates and deletes that labels have and that were found, whether the key and the values go to the right arguments.',
    table(
      [
        '',
        'schemas',
        'labels',
        'place right %',
        'main answer %',
        'key right %',
        'writes',
        'arguments right %',
      ],
      rows,
    ),
  ].join('\n\n');
}

/** Agreement of the screens with those that a person would design. */
function describeJudgement(judgement: readonly JudgementScore[]): string {
  if (judgement.length === 0) return '';
  const share = ({ all, right }: Agreement): string => (all === 0 ? '' : percent(right / all));
  const row = (
    name: string,
    resources: number,
    scores: readonly JudgementScore[],
  ): readonly (string | number)[] => [
    name,
    resources,
    ...aspects.map((aspect) =>
      share(sumOfAgreement(scores.map(({ agreement }) => agreement[aspect]))),
    ),
  ];
  return [
    '## Judgement',
    'What the screens show, and what a person would show who knows the trade, by [labels](../packages/codegen/labels/judgement/README.md) that were written first: the field that names a record, the first five columns, the order of a list, inputs that a form asks for or leaves alone, which resources stand together in the navigation, and which are out of sight.',
    table(
      [
        'schema',
        'resources',
        'title %',
        'columns %',
        'order %',
        'inputs %',
        'groups %',
        'technical %',
      ],
      [
        ...judgement.map((score) => row(score.schema, score.resources, [score])),
        row(
          '**all**',
          judgement.reduce((sum, { resources }) => sum + resources, 0),
          judgement,
        ),
      ],
    ),
  ].join('\n\n');
}

/** Share of names with a Russian text, per schema. */
function describeNames(measurements: readonly Measurement[]): string {
  const share = (counted: readonly CountedNames[]): string => {
    const all = sumOf(counted, ({ all: own }) => own);
    return all === 0 ? '' : percent(sumOf(counted, ({ known }) => known) / all);
  };
  const row = (name: string, counted: readonly CountedNames[]): readonly (string | number)[] => [
    name,
    sumOf(counted, ({ all }) => all),
    ...nameKinds.map((kind) => share(counted.filter((each) => each.kind === kind))),
    share(counted),
  ];
  const rows = [
    ...measurements.map(({ schema, names }) => row(schema, names)),
    row(
      '**all**',
      measurements.flatMap(({ names }) => names),
    ),
  ];
  return [
    '## Names in Russian',
    'Names that screens show and that have a Russian text: from the dictionary, in the description of the schema, or because they are a code. What a person has written is not counted: [texts](texts.md).',
    table(
      [
        'schema',
        'names',
        'resources %',
        'fields %',
        'values %',
        'mutations %',
        'queries %',
        'all %',
      ],
      rows,
    ),
  ].join('\n\n');
}

const sumOf = (counted: readonly CountedNames[], pick: (each: CountedNames) => number): number =>
  counted.reduce((sum, each) => sum + pick(each), 0);

function describeSet({ name, score }: LabelSet): string {
  const rows = [...Object.entries(score.roles), ['all roles', score.overall] as const].map(
    ([role, rate]) => describeRate(role, rate),
  );
  const faults = score.schemas.flatMap(({ schema, faults }) =>
    faults.map((fault) => `${schema}, ${fault}`),
  );
  return [
    `## ${name}: ${score.schemas.length} schemas`,
    table(['role', 'precision %', 'recall %', 'F1 %', 'right', 'wrong', 'missed'], rows),
    ...(faults.length > 0 ? [faults.map((fault) => `- ${fault}`).join('\n')] : []),
  ].join('\n\n');
}

function describeRate(role: string, rate: Rate): readonly (string | number)[] {
  return [
    role,
    percent(rate.precision),
    percent(rate.recall),
    percent(rate.f1),
    rate.tp,
    rate.fp,
    rate.fn,
  ];
}

function listFaults(title: string, faults: readonly string[]): string {
  return faults.length === 0
    ? ''
    : `## ${title}\n\n${faults
        .slice(0, 60)
        .map((fault) => `- ${fault}`)
        .join('\n')}${faults.length > 60 ? `\n- and ${faults.length - 60} more` : ''}`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

const ms = (value: number): string => String(Math.round(value));
const percent = (value: number | undefined): string =>
  value === undefined ? '' : (100 * value).toFixed(1);
