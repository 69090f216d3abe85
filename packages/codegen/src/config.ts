import type { AdminOverrides } from './infer/index.ts';

/** What `codegen.ts` says of the resources: see `AdminOverrides`. */
export interface AdminConfig extends AdminOverrides {}

export const defineAdmin = (config: AdminConfig): AdminConfig => config;
