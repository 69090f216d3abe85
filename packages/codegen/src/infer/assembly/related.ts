import type { Field, Related } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Facts } from '../contracts/facts.ts';
import { sameName, seamless } from '../facts/names/words.ts';
import { fieldsOf } from '../facts/schema-types.ts';
import type { UnlinkedResource } from './resource.ts';

/**
 * Lists of other resources whose records point to this one, where those lists can be filtered by
 * it.
 */
export function assembleRelated(
  draft: Draft,
  resources: readonly UnlinkedResource[],
  facts: Facts,
): readonly Related[] {
  const forward = Object.values(fieldsOf(draft.found.record)).flatMap((field) => {
    const shape = facts.listShapeOf(field.type);
    return shape ? [{ field, type: shape.record.name }] : [];
  });
  const related: Related[] = [];
  for (const other of resources) {
    const backwards = other.fields.filter(
      (field) =>
        field.kind === 'reference' && !field.list && field.reference?.resource === draft.name,
    );
    const lists = forward.filter((candidate) => candidate.type === other.type);
    for (const back of backwards) {
      const on = conditions(other, back, draft);
      if (on.length === 0) continue;
      const list =
        backwards.length === 1 && lists.length === 1
          ? lists[0]
          : lists.find((candidate) => seamless(candidate.field.name).includes(seamless(back.name)));
      const name =
        list?.field.name ??
        (backwards.length === 1
          ? other.name
          : `${other.name}By${back.name.charAt(0).toUpperCase()}${back.name.slice(1)}`);
      if (related.some((known) => sameName(known.name, name) && known.resource === other.name))
        continue;
      related.push({
        name,
        resource: other.name,
        ...(list?.field.description ? { description: list.field.description } : {}),
        on,
      });
    }
  }
  return related;
}

function conditions(other: UnlinkedResource, back: Field, draft: Draft): Related['on'] {
  const asked = other.list?.requiredConditions ?? [];
  const filters = [...asked, ...(other.list?.filter?.fields ?? [])];
  const equal = filters.filter(({ operators }) =>
    operators.some(({ operator }) => operator === 'eq'),
  );
  const named = (name: string): string | undefined =>
    equal.find((filter) => filter.name === name)?.name;
  const via = back.reference?.via;
  const on = draft.key.flatMap(({ field }, at) => {
    // `clientId` in a filter, where the record has `client { id }` alone.
    const keyed = seamless(`${back.name}_${field}`);
    const filter =
      named(via?.[at] ?? '') ??
      (draft.key.length === 1
        ? (named(back.name) ?? equal.find(({ name }) => seamless(name) === keyed)?.name)
        : undefined);
    return filter === undefined ? [] : [{ filter, key: field }];
  });
  return on.length === draft.key.length &&
    asked.every(({ name }) => on.some(({ filter }) => filter === name))
    ? on
    : [];
}
