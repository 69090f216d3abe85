/** Milliseconds for who is signed in: without it there is nothing to show but a line. */
const viewerPatience = 400;
/**
 * Milliseconds of waiting for the answer to the first query, once the viewer is known or its own
 * wait has ended.
 */
const answerPatience = 100;

/**
 * Resolves when the first page can be rendered once, with its rows: a placeholder that is seen for
 * a moment flickers, and takes longer than it lasts. What takes longer than a moment is not waited
 * for.
 */
export async function settledSoon(
  viewer: Promise<unknown>,
  answer: Promise<unknown>,
): Promise<void> {
  await atMost(viewer, viewerPatience);
  await atMost(answer, answerPatience);
}

/**
 * Milliseconds for the modules that the first question is made of: they come with the page where
 * its server names them.
 */
const askingPatience = 100;

/** Resolves when the first question has left: what takes the processor's time would hold it up. */
export async function askedSoon(asked: Promise<unknown>): Promise<void> {
  await atMost(asked, askingPatience);
  // By then the request has gone through all links.
  await new Promise((resolve) => setTimeout(resolve));
}

function atMost(task: Promise<unknown>, milliseconds: number): Promise<unknown> {
  return Promise.race([task, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
