import type {
  CountOperation,
  Decision,
  OneOperation,
  Path,
  PayloadErrors,
  SortKey,
  WriteOperation,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { NamedRead, Why } from '../contracts/reading.ts';
import type { Role, Weighed } from '../rules/evidence.ts';
import type { FoundList } from '../rules/resolve-lists.ts';
import type { Settled } from '../rules/resolve-roles.ts';
import type { AssembledList } from './list.ts';

const told = (role: string, choice: string, { by, because }: Why): Decision => ({
  role,
  choice,
  rule: `${role}/${by}`,
  evidence: because,
  rejected: [],
});

/** Errors of a write as a decision. */
export const describeRefusal = (
  role: Role,
  { meaning, by, because }: NamedRead<PayloadErrors>,
): Decision => ({
  ...told('payload', meaning.path.join('.') || 'the answer', { by, because }),
  role: `${role}, refused`,
});

/** Inputs of a write that no form has. */
export const describeServerFields = (role: Role, names: readonly string[]): Decision => ({
  ...told('inputs', names.join(', '), {
    by: 'server',
    because: 'The server or another program keeps these facts: no form asks for them.',
  }),
  role: `${role}, left out`,
});

/** Key and label as decisions. Their recognizer is named, and its evidence quoted. */
export function describeKey({ key, label, why }: Draft): readonly Decision[] {
  return [
    told('key', key.length > 0 ? key.map(({ field }) => field).join(', ') : 'none', why.key),
    ...(key.length === 0
      ? []
      : [
          told(
            'label',
            label.length > 0 ? label.map((path) => path.join('.')).join(' ') : 'the key',
            why.label,
          ),
        ]),
  ];
}

/** Hidden secrets as a decision. */
export function describeSecrets(paths: readonly Path[]): readonly Decision[] {
  const names = [...new Set(paths.map((path) => path.join('.')))];
  return names.length === 0
    ? []
    : [
        told('secrets', names.join(', '), {
          by: 'name',
          because:
            'Whoever sees it can act for somebody else: no screen shows it, and no list is filtered or sorted by it, unless `admin.secrets` says so.',
        }),
      ];
}

/** Possible pictures as a decision, each with the path of its URL. */
export function describePictures({ fields }: Draft): readonly Decision[] {
  const pictures = fields.flatMap(({ name, image }) => (image ? [[name, ...image].join('.')] : []));
  return pictures.length === 0
    ? []
    : [
        told('pictures', pictures.join(', '), {
          by: 'address',
          because:
            'By their names, or what stands beside the address. Whether a value is the address of a picture is seen when it is shown.',
        }),
      ];
}

/** The same of the list. */
export function describeReadings(
  draft: Draft,
  { list, why }: AssembledList,
  count: CountOperation | undefined,
  filtered: OneOperation | undefined,
): readonly Decision[] {
  const {
    found: { type, shape },
  } = draft;
  const names = (fields: readonly { readonly field?: string; readonly name?: string }[]): string =>
    fields.map(({ field, name }) => name ?? field ?? '').join(', ');
  const through = filtered?.key.map(({ argument }) => argument.join('.')).join('`, `') ?? '';
  const decisions: (Decision | undefined)[] = [
    told('paging', list.paging.kind, why.paging),
    list.sort && why.sort && told('sort', names(list.sort.places[0]?.values ?? []), why.sort),
    list.order && why.order && told('order', list.order.map(sayOrder).join(', '), why.order),
    list.requiredConditions.length > 0
      ? told('asked', names(list.requiredConditions), {
          by: 'required',
          because: 'The list cannot do without, so its screen asks first.',
        })
      : undefined,
    list.filter && why.filter && told('filter', names(list.filter.fields), why.filter),
    list.search &&
      told('search', list.search.join('.'), {
        by: 'text',
        because: `\`${list.search.join('.')}\` takes a text and is no field of the record.`,
      }),
    filtered &&
      told('one', filtered.root.join('.'), {
        by: 'list',
        because: `No field fetches one \`${type}\` alone; the list does, by \`${through}\`.`,
      }),
    count && list.total
      ? told('count', list.total.join('.'), {
          by: 'total',
          because: `\`${shape.wrapper?.name ?? ''}\` has a number there.`,
        })
      : undefined,
    count?.sums &&
      told('sums', count.sums.fields.join(', '), {
        by: 'fields',
        because: `\`${[...count.root, ...count.sums.path].join('.')}\` has numbers called as these fields of \`${type}\`, and takes the same conditions as the list.`,
      }),
  ];
  return decisions.filter((decision) => decision !== undefined);
}

const sayOrder = ({ field, descending }: SortKey): string =>
  `${field} ${descending ? 'descending' : 'ascending'}`;

const order: readonly Role[] = ['one', 'count', 'create', 'update', 'remove', 'changes'];

export function describeRoles(roles: ReadonlyMap<Role, Settled> | undefined): readonly Decision[] {
  return [...(roles ?? [])]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([role, settled]) => describeWeighed(role, settled));
}

/** Versions as a decision: they keep a write from overwriting changes of others. */
export function describeVersions(
  update: WriteOperation | undefined,
  remove: WriteOperation | undefined,
): readonly Decision[] {
  return [update, remove].flatMap((write): Decision[] => {
    if (!write) return [];
    const name = write.root.join('.');
    const [held] = write.recordArguments
      .filter(({ version }) => version)
      .sort((a, b) => Number(a.unchecked ?? false) - Number(b.unchecked ?? false));
    const before = 'The record is read again just before the write.';
    if (!held)
      return [
        {
          role: 'version',
          choice: 'none',
          rule: 'version/reread',
          evidence: `No argument of \`${name}\` takes the state that the write is based on. ${before}`,
          rejected: [],
        },
      ];
    const [argument, path] = [held.argument.join('.'), held.path.join('.')];
    const evidence = held.unchecked
      ? `\`${argument}\` is sent as \`${path}\` was read; new records take it as a value, too, so that nothing says that \`${name}\` compares it. ${before}`
      : `\`${argument}\` of \`${name}\` takes the state that the write is based on, \`${path}\` of the record: the server compares it as it writes.`;
    return [
      {
        role: 'version',
        choice: argument,
        rule: held.unchecked ? 'version/sent' : 'version/compared',
        evidence,
        rejected: [],
      },
    ];
  });
}

/** Weighed evidence for and against a choice. */
export function describeWeighed(role: Role, { chosen, rejected }: Settled | FoundList): Decision {
  const why = (weighed: Weighed): string => weighed.evidence.map((item) => item.because).join(' ');
  const [strongest] = [...chosen.evidence]
    .filter((item) => !item.against)
    .sort((a, b) => b.confidence - a.confidence);
  return {
    role,
    choice: chosen.choice,
    rule: strongest?.rule ?? '',
    confidence: Math.round(chosen.score * 1000) / 1000,
    evidence: why(chosen),
    rejected: rejected.map((item) => ({ choice: item.choice, because: why(item) })),
  };
}
