import { randomUUID } from 'node:crypto';
import type { Answer, Visitor } from '../admin.ts';
import { until } from '../until.ts';

const fittingStatus: Readonly<Record<string, number>> = {
  DATABASE_UNAVAILABLE: 503,
  TIMEOUT: 504,
  TOO_MANY_REQUESTS: 429,
};

/** How a request ended: with data, with an error and its code, or without an answer. */
export type Outcome = 'data' | 'no answer' | (string & {});

const create =
  'mutation ($slug: String!, $name: String!) { createCategory(input: { category: { name: $name, slug: $slug } }) { category { slug } } }';

/** Readers and writers that ask without pause, and remember what they were told. */
export class Load {
  readonly outcomes = new Map<Outcome, number>();
  /** What is wrong with answers that are neither whole nor one typed error. */
  readonly faults: string[] = [];
  /** Keys of the records that the server said it has written. */
  readonly acknowledged = new Set<string>();
  /** Milliseconds of the request that took longest. */
  longest = 0;
  readonly #visitor: Visitor;
  #isOver = false;
  readonly #workers: Promise<void>[] = [];

  /** Half of the workers write. */
  constructor(visitor: Visitor, workers: number) {
    this.#visitor = visitor;
    for (let index = 0; index < workers; index += 1)
      this.#workers.push(this.#work(index % 2 === 0));
  }

  /** Resolves when so many more requests have ended so. */
  async until(outcome: Outcome, count: number): Promise<void> {
    const enough = (this.outcomes.get(outcome) ?? 0) + count;
    await until(() => (this.outcomes.get(outcome) ?? 0) >= enough);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#workers);
  }

  /** Writes one record and notes the outcome. */
  async write(slug: string = randomUUID(), name = 'x'): Promise<Outcome> {
    const outcome = await this.note(this.#visitor.ask(create, { slug, name }));
    if (outcome === 'data') this.acknowledged.add(slug);
    return outcome;
  }

  async note(asked: Promise<Answer>): Promise<Outcome> {
    const started = performance.now();
    const outcome = await asked.then(
      (answer) => this.#outcomeOf(answer),
      () => 'no answer',
    );
    this.longest = Math.max(this.longest, performance.now() - started);
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
    return outcome;
  }

  async #work(isWriter: boolean): Promise<void> {
    while (!this.#isOver) {
      const outcome = isWriter
        ? await this.write()
        : await this.note(
            this.#visitor.ask('{ orders(first: 5) { nodes { id customer { fullName } } } }'),
          );
      // As clients do, which do not ask a server that is not there ten thousand times a second.
      if (outcome !== 'data') await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  #outcomeOf({ status, data, errors }: Answer): Outcome {
    const isWhole =
      data !== undefined && data !== null && Object.values(data).every((value) => value !== null);
    if (status === 200 && !errors && isWhole) return 'data';
    // While it stops, before anything of the request is read.
    if (status === 503 && !errors) return 'DATABASE_UNAVAILABLE';
    const code = errors?.[0]?.extensions?.code;
    const fitting = fittingStatus[String(code)] ?? 200;
    const isMasked = !/ECONN|EPIPE|terminat|administrator command|socket/i.test(
      JSON.stringify(errors),
    );
    if (errors?.length !== 1 || typeof code !== 'string' || status !== fitting || !isMasked)
      this.faults.push(`${status} ${JSON.stringify({ data, errors })}`);
    return String(code);
  }
}

/** Those of the records that are not there. */
export async function missingOf(visitor: Visitor, slugs: Iterable<string>): Promise<string[]> {
  const missing = new Set(slugs);
  const asked = [...missing];
  for (let from = 0; from < asked.length; from += 500) {
    const answer = await visitor.ask<{ categories: { nodes: { slug: string }[] } }>(
      'query ($slugs: [String!]) { categories(first: 500, filter: { slug: { in: $slugs } }) { nodes { slug } } }',
      {
        slugs: asked.slice(from, from + 500),
      },
    );
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    for (const { slug } of answer.data.categories.nodes) missing.delete(slug);
  }
  return [...missing];
}
