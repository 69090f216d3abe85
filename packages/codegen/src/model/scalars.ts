export interface Carrier {
  /**
   * The server takes a JSON number, though values are exact text here (kinds `decimal` and
   * `bigint`).
   */
  readonly number?: true;
  readonly money?: Money;
  /** Its values are sent as parts of a multipart request. */
  readonly file?: true;
  /** Values of the scalar as configuration declares them. */
  readonly own?: OwnScalar;
}

/** A scalar whose values are of a type of the project. */
export interface OwnScalar {
  /** TypeScript, paths from the working folder: `import('./geo.ts').Point`. */
  readonly type: string;
  /**
   * Exported functions between such a value and what the server sends. Absent: the value is what
   * the server sends.
   */
  readonly convert?: {
    readonly parse: ModuleMember;
    readonly serialize: ModuleMember;
    readonly is?: ModuleMember;
  };
}

/** `import('./geo.ts').parsePoint` */
export interface ModuleMember {
  /** From the working folder, or a package. */
  readonly module: string;
  readonly name: string;
}

/** Amounts of money. */
export interface Money {
  /** They count the smallest unit of the currency: `1299` is 12.99 €. */
  readonly minorUnits?: true;
  /**
   * Sibling field that holds the currency code of an amount by ISO 4217, or the code itself:
   * `'currencyCode'`, `'EUR'`.
   */
  readonly currency?: string;
}
