/**
 * Milliseconds of waiting for the viewer. Before the viewer is known, there is nothing but a
 * progress line to show.
 */
const viewerPatience = 400;
/**
 * Milliseconds of waiting for the answer to the first query, once the viewer is known or its own
 * wait has ended.
 */
const answerPatience = 100;

/**
 * Resolves when the first page can be rendered at once, with its rows. A placeholder shown for only
 * a moment flickers, and delays the page. Waiting is bounded: slower answers are not waited for.
 */
export async function settledBriefly(
  viewer: Promise<unknown>,
  answer: Promise<unknown>,
): Promise<void> {
  await atMost(viewer, viewerPatience);
  await atMost(answer, answerPatience);
}

/**
 * Milliseconds of waiting for the modules of the first query. They arrive with the page if its
 * server preloads them.
 */
const askingPatience = 100;

/** Resolves when the first query has been sent. A long task before that would delay it. */
export async function firstQuerySent(asked: Promise<unknown>): Promise<void> {
  await atMost(asked, askingPatience);
  // By then the request has passed through all links.
  await new Promise((resolve) => setTimeout(resolve));
}

function atMost(task: Promise<unknown>, milliseconds: number): Promise<unknown> {
  return Promise.race([task, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
