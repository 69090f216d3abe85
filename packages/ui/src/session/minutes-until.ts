/** Whole minutes to wait, at least one; one where the server named no moment. */
export function minutesUntil(moment: Date | undefined): number {
  const wait = moment ? moment.getTime() - Date.now() : 60_000;
  return Math.max(1, Math.ceil(wait / 60_000));
}
