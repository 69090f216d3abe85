const pattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Exact sum of decimals of any length, as text with a point. Missing values are skipped.
 * `undefined` where a value is no decimal.
 */
export function exactSum(values: readonly unknown[]): string | undefined {
  const given = values.filter((value) => value !== null && value !== undefined).map(String);
  const parts = given.map((value) => pattern.exec(value));
  const scale = Math.max(0, ...parts.map((part) => part?.[3]?.length ?? 0));
  let sum = 0n;
  for (const part of parts) {
    if (!part) return undefined;
    const [, sign, whole = '', fraction = ''] = part;
    const units = BigInt(whole + fraction.padEnd(scale, '0'));
    sum += sign === '-' ? -units : units;
  }
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return sum < 0n ? `-${text}` : text;
}
