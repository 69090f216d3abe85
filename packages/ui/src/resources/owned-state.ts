/**
 * Creates state per owner, on first use. A registry or a resource owns its state, and both are
 * garbage-collected together. A module variable would be shared by all applications on a page.
 */
export function ownedState<State>(create: () => State): (owner: WeakKey) => State {
  const states = new WeakMap<WeakKey, State>();
  return (owner) => {
    const state = states.get(owner) ?? create();
    states.set(owner, state);
    return state;
  };
}
