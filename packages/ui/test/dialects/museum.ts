export interface Instrument {
  readonly id: number;
  readonly title: string;
  readonly year: number | null;
  readonly state: string;
}

export interface Selected {
  readonly contains?: string | null;
  readonly order?: string;
  readonly descending?: boolean;
  readonly skip?: number | null;
  readonly take?: number | null;
}

export const takenTitle = 'Занято';

/** Thirty instruments, the last of them the oldest: what a server of any dialect answers from. */
export class Museum {
  instruments: readonly Instrument[] = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    title: `Прибор ${String(index + 1).padStart(2, '0')}`,
    year: 1930 - index,
    state: index % 2 === 0 ? 'WORKING' : 'BROKEN',
  }));
  /** The instrument whose year cannot be read. */
  unreadable: number | undefined;

  readonly all = ({ contains, order, descending }: Selected) => {
    const found = this.instruments.filter(({ title }) => title.includes(contains ?? ''));
    const ways = {
      title: (a: Instrument, b: Instrument) => a.title.localeCompare(b.title, 'ru'),
      year: (a: Instrument, b: Instrument) => (a.year ?? 0) - (b.year ?? 0),
    };
    const sorted = order === 'title' || order === 'year' ? found.toSorted(ways[order]) : found;
    return descending ? sorted.toReversed() : sorted;
  };

  readonly select = (selected: Selected) =>
    this.all(selected)
      .slice(selected.skip ?? 0, (selected.skip ?? 0) + (selected.take ?? 1000))
      .map(this.shown);

  readonly find = (id: string | number) =>
    this.instruments.filter((each) => each.id === Number(id)).map(this.shown)[0] ?? null;

  readonly create = (values: Partial<Instrument>) => {
    const id = this.instruments.length + 1;
    this.instruments = [
      ...this.instruments,
      { title: '', year: null, state: 'WORKING', ...values, id },
    ];
    return this.find(id);
  };

  readonly update = (id: string | number, values: Partial<Instrument>) => {
    this.instruments = this.instruments.map((each) =>
      each.id === Number(id) ? { ...each, ...values, id: each.id } : each,
    );
    return this.find(id);
  };

  readonly remove = (id: string | number) => {
    const removed = this.find(id);
    this.instruments = this.instruments.filter((each) => each.id !== Number(id));
    return removed;
  };

  private readonly shown = (instrument: Instrument) => ({
    __typename: 'Instrument',
    ...instrument,
    year: () => {
      if (instrument.id === this.unreadable) throw new Error('The year cannot be read.');
      return instrument.year;
    },
  });
}
