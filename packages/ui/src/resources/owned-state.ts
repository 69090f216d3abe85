/**
 * State of an owner, made when it is first asked for: each registry, each resource has its own, and
 * it goes with its owner. In place of a variable of a module, which all applications of a page
 * would share.
 */
export function ownedState<State>(create: () => State): (owner: WeakKey) => State {
  const states = new WeakMap<WeakKey, State>();
  return (owner) => {
    const state = states.get(owner) ?? create();
    states.set(owner, state);
    return state;
  };
}
