/**
 * What the query of a list says of the list, and the id of the record that is open beside it, as in
 * addresses: that stands last.
 */
export function splitPanel(search: string): readonly [query: string, id: string | undefined] {
  const [query = '', id] = search.split(/&?\bpanel=/);
  return [query, id];
}

/** The query of a list with a record beside it. */
export function withPanel(query: string, id: string | undefined): string {
  return id === undefined ? query : `${query && `${query}&`}panel=${id}`;
}
