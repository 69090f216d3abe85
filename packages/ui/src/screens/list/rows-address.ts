/** Number of rows of a growing list that the query of its address stores: `q=анна&rows=150`. */
export const rowsIn = (search: string): number =>
  Number(/(?:^|[?&])rows=(\d{1,5})(?:&|$)/.exec(search)?.[1] ?? 0);

/** Query of a list with a number of rows; 0 removes the number. */
export function withRows(query: string, rows: number): string {
  const others = query.split('&').filter((each) => each !== '' && !each.startsWith('rows='));
  return [...others, ...(rows > 0 ? [`rows=${rows}`] : [])].join('&');
}
