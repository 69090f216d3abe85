import type { AdminOverrides } from './infer/index.ts';

/** What `codegen.ts` says of the resources: see `AdminOverrides`. */
export interface AdminConfig extends AdminOverrides {}

/**
 * The resources of `codegen.ts` in a file of their own, with the types of `AdminConfig`. Returns
 * what it is given; what is wrong in it is said when code is generated.
 */
export const defineAdmin = (config: AdminConfig): AdminConfig => config;
