import axe from 'axe-core';

/** What axe finds against the page. Colours need a browser that paints; the journeys check them. */
export async function violations(): Promise<readonly string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    resultTypes: ['violations'],
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
