/** The scalars of fields, as far as a client has rules of them: see `SchemaConfig`. */
export interface ScalarRules {
  readonly scalars?: Readonly<Record<string, unknown>>;
  readonly scalarFields?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** By cache. `addCacheRules` writes them; links that know the client read them. */
export const scalarRules = new WeakMap<object, readonly ScalarRules[]>();
