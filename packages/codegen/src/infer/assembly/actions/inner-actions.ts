import type { Action, ActionTarget, Resource } from '../../../model.ts';

/** Actions on records that only other records list know the resources of these, and which of them the forms of such a resource do. */
export function nameActions(actions: readonly Action[], resources: readonly Resource[]): readonly Action[] {
  const inner = new Map(resources.filter(({ within }) => within !== undefined).map((resource) => [resource.type, resource]));
  const written = new Map([...inner.values()].flatMap(({ name, create, update, remove }) => [create, update, remove].flatMap((write) => (write ? [[write.root.join('.'), name] as const] : []))));
  const nameOf = (type: string | undefined): { readonly resource?: string } => {
    const name = inner.get(type ?? '')?.name;
    return name === undefined ? {} : { resource: name };
  };
  const target = (other: ActionTarget): ActionTarget => ({ ...nameOf(other.type), ...other });
  return actions.map((action): Action => {
    const writes = written.get(action.root.join('.'));
    const { other, part, answer } = action;
    return {
      ...nameOf(action.type), ...action,
      ...(other ? { other: target(other) } : {}), ...(part ? { part: { ...part, ...target(part) } } : {}),
      answer: answer.kind === 'record' || answer.kind === 'other' ? { ...nameOf(answer.type), ...answer } : answer,
      ...(writes === undefined ? {} : { writes }),
    };
  });
}
