import { createPackedTexts, type PackedTexts } from './packed-texts.ts';
import { elements, textOf } from './xml-text.ts';

/**
 * Shared texts of a workbook in their order, parsed in chunks. This entry may be larger than all
 * sheets, and is never held in memory as a whole.
 */
export async function sharedTexts(pieces: AsyncIterable<string>): Promise<PackedTexts> {
  const texts = createPackedTexts();
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    const end = endOfLast(held);
    if (end === 0) continue;
    for (const { inside } of elements(held.slice(0, end), 'si')) texts.add(textOf(inside));
    held = held.slice(end);
  }
  return texts;
}

/** End of the last complete text. */
function endOfLast(xml: string): number {
  const [, mark = ''] = /<\/((?:\w+:)?si)>/.exec(xml) ?? [];
  return mark === '' ? 0 : xml.lastIndexOf(`</${mark}>`) + mark.length + 3;
}
