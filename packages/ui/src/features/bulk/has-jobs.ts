/**
 * Whether this browser may know of runs on records of a resource that have not come to their end: a
 * quick look, before anything is loaded.
 */
export function hasJobs(resource: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`admin.bulk.${resource}/`));
  } catch {
    return false;
  }
}
