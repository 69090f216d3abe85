export const pageSizes = [25, 50, 100] as const;
export const defaultPageSize = 25;
