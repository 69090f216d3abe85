/**
 * Splits the query of a list into the list's own query and the id of the record in the panel, as in
 * addresses. The id is the last parameter.
 */
export function splitPanel(search: string): readonly [query: string, id: string | undefined] {
  const [query = '', id] = search.split(/&?\bpanel=/);
  return [query, id];
}

/** Query of a list with a record in the panel. */
export function withPanel(query: string, id: string | undefined): string {
  return id === undefined ? query : `${query && `${query}&`}panel=${id}`;
}
