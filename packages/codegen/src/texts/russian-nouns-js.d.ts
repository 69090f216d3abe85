/**
 * Types of `russian-nouns-js`, a CommonJS module without declarations. Only the functions in use
 * are declared.
 */
declare module 'russian-nouns-js' {
  interface LemmaOptions {
    readonly text: string;
    /** A value of `Gender`. Not for words that have a plural only. */
    readonly gender?: string;
    readonly pluraleTantum?: boolean;
    readonly animate?: boolean;
  }
  interface Lemma {
    readonly text: () => string;
  }
  interface Engine {
    /**
     * Forms of the word in a case, the usual one first; those of the plural where its nominative is
     * given.
     */
    readonly decline: (
      lemma: Lemma,
      grammaticalCase: string,
      pluralForm?: string,
    ) => readonly string[];
    /** Forms of the nominative plural, the usual one first. */
    readonly pluralize: (lemma: Lemma) => readonly string[];
  }
  const library: {
    readonly Gender: Readonly<Record<'FEMININE' | 'MASCULINE' | 'NEUTER', string>>;
    readonly Case: Readonly<
      Record<
        'NOMINATIVE' | 'GENITIVE' | 'DATIVE' | 'ACCUSATIVE' | 'INSTRUMENTAL' | 'PREPOSITIONAL',
        string
      >
    >;
    readonly createLemma: (options: LemmaOptions) => Lemma;
    readonly Engine: new () => Engine;
  };
  export default library;
}
