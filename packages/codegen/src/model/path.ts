/**
 * Two kinds of path occur. A `Path` goes through results: names of fields, from an object down. A
 * step of it may also narrow a union to one of its members, `['...UserList', 'items']`, and what a
 * list holds to the records of one type: `['nodes', '...Crane']`.
 */
export type Path = readonly string[];

/**
 * A path through what is sent: name of an argument, then names of input fields: `['input',
 * 'patch']`.
 */
export type ArgumentPath = readonly string[];

const narrowing = '...';
/** The step that narrows a union to a member. */
export const stepTo = (member: string): string => narrowing + member;
/** The member that a step narrows a union to. */
export const memberAt = (step: string): string | undefined =>
  step.startsWith(narrowing) ? step.slice(narrowing.length) : undefined;
