/** Minutes until a moment, rounded up, at least 1; 1 where the server did not send a moment. */
export function minutesUntil(moment: Date | undefined): number {
  const wait = moment ? moment.getTime() - Date.now() : 60_000;
  return Math.max(1, Math.ceil(wait / 60_000));
}
