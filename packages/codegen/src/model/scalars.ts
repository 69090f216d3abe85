export interface Carrier {
  /** The server takes a JSON number, though values are exact text here (kinds `decimal` and `bigint`). */
  readonly number?: true;
  readonly money?: Money;
}

/** Amounts of money. */
export interface Money {
  /** They count the smallest unit of the currency: `1299` is 12.99 €. */
  readonly minorUnits?: true;
  /** Field beside an amount that holds the code of its currency, by ISO 4217, or the code itself: `'currencyCode'`, `'EUR'`. */
  readonly currency?: string;
}
