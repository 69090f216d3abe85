/** Icons that are not part of the first list. */
export const backShape = 'M10.6 6L12 7.4 8.4 11H20v2H8.4l3.6 3.6-1.4 1.4-6-6z';
export const copyShape =
  'M16 1H4a2 2 0 0 0-2 2v14h2V3h12zm3 4H8a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zm0 16H8V7h11z';
