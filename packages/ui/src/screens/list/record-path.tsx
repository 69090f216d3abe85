import {
  recordId,
  type FieldDescriptor,
  type KeyedResource,
  type ListDescriptor,
  type ListRequest,
  type PathsDescriptor,
  type ResourceRecord,
} from '@admin/gql/resource';
import { createContext, Fragment, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from 'wouter';

import { useQueryAnswer } from '../../data/use-query-answer.ts';
import { listHref } from '../../resources/addresses.ts';
import { useCan } from '../../resources/use-can.ts';
import { looksOf, type TableColumn } from '../../resources/table-column.ts';
import { isRecord } from '../../values/is-record.ts';
import { useSay } from '../../fields/use-say.ts';
import '../../locales/tree-texts.ts';
import { recordText } from '../../values/record-text.ts';

/** Ancestors of a record, from the root. */
interface Path {
  readonly records: readonly ResourceRecord[];
  /** Whether the first record has ancestors, too. */
  readonly goesOn: boolean;
}

interface Paths {
  readonly resource: KeyedResource;
  /** Name of the parent column. */
  readonly above: string;
  readonly paths: ReadonlyMap<string, Path>;
}

const PathsContext = createContext<Paths | null>(null);
export const PathsProvider = PathsContext.Provider;

const unknown: ReadonlyMap<string, Path> = new Map();

/**
 * Paths from the root to the records of a page, read in one query when the rows have loaded and
 * again after a write. Until then, and on failure, a row shows its direct parent only.
 */
export function usePaths(
  resource: KeyedResource,
  list: ListDescriptor,
  request: ListRequest | undefined,
): Paths['paths'] {
  const paths = resource.tree?.paths;
  const variables = useMemo(() => {
    // Sorted as the list, whose order a definition may set.
    return (
      paths &&
      request &&
      paths.variables({
        ...request,
        sort: request.sort.length > 0 ? request.sort : list.defaultSort,
      })
    );
  }, [paths, request, list]);
  // Any document will do while there is no query to send.
  const { data } = useQueryAnswer(paths?.document ?? list.document, variables, {
    isRefreshed: true,
    isPartial: true,
  });
  return useMemo(
    () =>
      paths && request && data !== undefined
        ? pathsIn(paths, resource, paths.records(data, request))
        : unknown,
    [paths, resource, request, data],
  );
}

function pathsIn(
  { above }: PathsDescriptor,
  { key }: KeyedResource,
  records: readonly ResourceRecord[],
): Paths['paths'] {
  /** The last record on the path has its key only, so its parent is unknown. A cycle is listed once. */
  const pathOf = (record: ResourceRecord): Path => {
    const found = new Map<string, ResourceRecord>();
    let next: unknown = record[above];
    while (isRecord(next) && Object.hasOwn(next, above) && !found.has(recordId(key, next))) {
      found.set(recordId(key, next), next);
      next = next[above];
    }
    return { records: [...found.values()].toReversed(), goesOn: isRecord(next) };
  };
  return new Map(records.map((record) => [recordId(key, record), pathOf(record)]));
}

/** Parent column that shows the path from the root. */
export function asPath(column: FieldDescriptor): TableColumn {
  const own = looksOf(column);
  return own?.render
    ? column
    : {
        ...column,
        looks: {
          select: undefined,
          isAtEnd: false,
          style: undefined,
          footer: undefined,
          ...own,
          render: PathCell,
        },
      };
}

function PathCell({ record }: { readonly record: ResourceRecord }) {
  const { t } = useTranslation();
  const say = useSay();
  const can = useCan();
  const { base } = useRouter();
  const known = use(PathsContext);
  const direct = known && record[known.above];
  if (!known || !isRecord(direct)) return <span data-none="">{t('field.empty')}</span>;
  const { resource, paths } = known;
  const { name, key } = resource;
  const path = paths.get(recordId(key, record));
  const last = path?.records.at(-1);
  // After a move of the record, its row has the current parent and the path is out of date.
  const isPath =
    path !== undefined && last !== undefined && recordId(key, last) === recordId(key, direct);
  const { records, goesOn } = isPath ? path : { records: [direct], goesOn: false };
  return (
    <span data-path="" style={whole}>
      {goesOn && (
        <>
          …<Separator />
        </>
      )}
      {records.map((each, at) => {
        const id = recordId(key, each);
        const called = recordText(resource, each, say);
        return (
          <Fragment key={id}>
            {at > 0 && <Separator />}
            {can('show', name) ? (
              <a href={`${base}${listHref(name)}/${id}`} style={unbroken}>
                {called}
              </a>
            ) : (
              <span style={unbroken}>{called}</span>
            )}
          </Fragment>
        );
      })}
    </span>
  );
}

/** Wraps between names if a line is too short. */
const whole = {
  display: 'inline-block',
  minWidth: 'min(280px, 40vw)',
  whiteSpace: 'normal',
} as const;
const unbroken = { display: 'inline-block' } as const;

const Separator = () => <span aria-hidden="true"> › </span>;
