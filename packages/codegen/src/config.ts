import type { AdminOverrides } from './infer/index.ts';

/** Options of `codegen.ts` about resources: see `AdminOverrides`. */
export interface AdminConfig extends AdminOverrides {}

/**
 * Types the resource options of `codegen.ts` in a separate file. Returns its argument. Code
 * generation reports the mistakes in it.
 */
export const defineAdmin = (config: AdminConfig): AdminConfig => config;
