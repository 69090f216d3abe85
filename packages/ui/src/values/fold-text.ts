/** Text for comparison while searching: without case, `ё` as `е`. */
export function foldText(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ё', 'е');
}
