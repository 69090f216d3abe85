/** Scalars of fields, as far as the rules of a client list them: see `SchemaConfig`. */
export interface ScalarRules {
  readonly scalars?: Readonly<Record<string, unknown>>;
  readonly scalarFields?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Rules by cache. `addCacheRules` writes them; links read them. */
export const scalarRules = new WeakMap<object, readonly ScalarRules[]>();
