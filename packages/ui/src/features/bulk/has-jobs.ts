/**
 * Whether this browser may have unfinished runs on records of a resource. Reads only the names of
 * stored keys, so that nothing has to be loaded.
 */
export function hasJobs(resource: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`admin.bulk.${resource}/`));
  } catch {
    return false;
  }
}
