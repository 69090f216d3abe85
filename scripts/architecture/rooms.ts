import type { Import, Sources } from './read-imports.ts';

/** An import from one room to another. `via` is the first that makes it. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly via: Import;
}

export interface House {
  readonly rooms: readonly string[];
  readonly arrows: readonly Arrow[];
}

/** The rooms of a folder: its sub-folders, and each file that lies in it. */
export function houseOf(folder: string, { files, imports }: Sources): House {
  const below = (file: string) => file.startsWith(`${folder}/`);
  const roomOf = (file: string) => {
    const [room = '', ...rest] = file.slice(folder.length + 1).split('/');
    return rest.length > 0 ? `${room}/` : room;
  };
  const arrows = new Map<string, Arrow>();
  for (const via of imports) {
    if (!below(via.from) || !below(via.to)) continue;
    const [from, to] = [roomOf(via.from), roomOf(via.to)];
    const name = `${from} ${to}`;
    if (from !== to && !arrows.has(name)) arrows.set(name, { from, to, via });
  }
  return {
    rooms: [...new Set(files.filter(below).map(roomOf))].toSorted(),
    arrows: [...arrows.values()],
  };
}

/** Rooms that import each other directly, each pair once. */
export function pairsOf({ arrows }: House): readonly (readonly [Arrow, Arrow])[] {
  return arrows.flatMap((arrow) => {
    const back = arrows.find(({ from, to }) => from === arrow.to && to === arrow.from);
    return back && arrow.from < arrow.to ? [[arrow, back] as const] : [];
  });
}

/** Sets of two rooms and more, each of which reaches all others of its set. */
export function knotsOf(house: House): readonly (readonly string[])[] {
  const reached = new Map(house.rooms.map((room) => [room, reachedFrom(room, house)]));
  const knotted = house.rooms.filter((room) => reached.get(room)?.has(room));
  const knots = knotted.map((room) =>
    knotted.filter((other) => reached.get(room)?.has(other) && reached.get(other)?.has(room)),
  );
  return [...new Map(knots.map((knot) => [knot.join(' '), knot])).values()];
}

/**
 * The floor of each room: 1 for one that imports none, else one above the highest that it imports.
 * Rooms of one knot share a floor.
 */
export function floorsOf(house: House): ReadonlyMap<string, number> {
  const knots = knotsOf(house);
  const knotOf = (room: string) => knots.find((knot) => knot.includes(room)) ?? [room];
  const floors = new Map<string, number>();
  const floorOf = (room: string): number => {
    const known = floors.get(room);
    if (known !== undefined) return known;
    const knot = knotOf(room);
    const below = house.arrows.filter(({ from, to }) => knot.includes(from) && !knot.includes(to));
    const floor = 1 + Math.max(0, ...below.map(({ to }) => floorOf(to)));
    for (const each of knot) floors.set(each, floor);
    return floor;
  };
  for (const room of house.rooms) floorOf(room);
  return floors;
}

function reachedFrom(room: string, { arrows }: House): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [room];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const { from, to } of arrows) {
      if (from !== next || reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}

/** Imports of a room that stands later in the order, and of rooms that the order does not name. */
export function upwardArrows({ arrows }: House, order: readonly string[]): readonly Arrow[] {
  const floor = new Map(order.map((name, at) => [`${name}/`, at]));
  return arrows.filter(({ from, to }) => {
    if (!from.endsWith('/')) return false;
    const [own, other] = [floor.get(from), floor.get(to)];
    return own === undefined || other === undefined || other > own;
  });
}
