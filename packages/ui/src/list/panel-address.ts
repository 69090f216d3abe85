const panel = /(?:^|&)panel=([^&]*)$/;

/** What the query of a list says of the list, and the id of the record that is open beside it, as in addresses. */
export function splitPanel(search: string): readonly [query: string, id: string | undefined] {
  return [search.replace(panel, ''), panel.exec(search)?.[1]];
}

/** The query of a list with a record beside it. */
export function withPanel(query: string, id: string | undefined): string {
  return id === undefined ? query : `${query && `${query}&`}panel=${id}`;
}
