/** Modules that codegen generates for a schema; see `test/generated-samples.ts`. */
declare module '*.graphql/generated/resources.ts' {
  import type { ActionGroup, QueriesSummary, ResourceSummary } from '@admin/gql/resource';

  export const resources: readonly ResourceSummary[];
  export const tools: (() => Promise<ActionGroup>) | undefined;
  export const queries: QueriesSummary | undefined;
}

declare module '*.graphql/generated/admin.ts' {
  import type { GeneratedAdmin } from '@admin/gql/resource';

  export const admin: GeneratedAdmin;
}
