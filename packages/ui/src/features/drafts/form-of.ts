import { listHref, parseAddress, toolsHref } from '../../resources/addresses.ts';
import { scopePrefix } from '../../resources/scope-path.ts';
import type { DraftSubject } from '../../session-core/edit/draft.ts';
import type { DraftPlace } from '../../storage/draft-storage.ts';
import { schemaBaseOf } from '../../storage/storage-suffix.ts';

/** Form of a draft. */
export interface FormOfDraft {
  readonly kind: 'new' | 'record' | 'several';
  /** Resource of the draft when its subject names none. */
  readonly resource?: string;
  /** Address of the form that offers the draft. A leading `~` marks a path from the root. */
  readonly href: string;
}

/** Dialog of an action, `books/7/reprint`, or of several records, with the page that it opens on. */
function formOverPage(name: string, subject: DraftSubject | undefined): FormOfDraft {
  const [resource = '', id = ''] = name.split('/');
  if (name === `${resource}/bulk`) return { kind: 'several', resource, href: listHref(resource) };
  const list = subject?.resource === '' ? toolsHref : listHref(resource);
  return { kind: 'record', resource, href: id === '' ? list : `${list}/${id}` };
}

/**
 * Reads the name of a draft: `/books/7/edit`, `/books/new`, `/books#title/7/edit` for a cell of a
 * list, `books/bulk` for several records, `books/7/reprint` for an action, `/~/queries/site` for
 * settings.
 */
export function formOf(
  { name, application }: Pick<DraftPlace, 'name' | 'application'>,
  subject: DraftSubject | undefined,
): FormOfDraft {
  // An action that belongs to no resource has an empty first segment.
  if (!name.startsWith('/') || name.startsWith('//')) return formOverPage(name, subject);
  if (name.startsWith('/~/')) return { kind: 'record', href: name };
  const base = schemaBaseOf(application);
  const inSchema = name.startsWith(`${base}/`) ? name.slice(base.length) : name;
  const address = parseAddress(inSchema.slice(scopePrefix(inSchema).length).replace(/#.*/, ''));
  const resource = subject?.resource ?? address?.resource;
  const shared = { ...(resource !== undefined && { resource }) };
  // The editor of a cell opens in its list.
  const [list = '', cell] = name.split('#');
  if (cell !== undefined) return { ...shared, kind: 'record', href: `~${list}` };
  return { ...shared, kind: name.endsWith('/new') ? 'new' : 'record', href: `~${name}` };
}
