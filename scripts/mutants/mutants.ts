/** One fault: text of a file, found exactly once, and what stands there instead. */
export interface Mutant {
  /** What no longer holds, in words of the product. */
  readonly name: string;
  /** From the root of the checkout: `packages/ui/src/table/pager.tsx`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** Files of tests that ought to notice it, asked first; where they do not, all tests of the workspace that load the file are. */
  readonly tests: readonly string[];
}

/** Name, what to find, what stands there instead. */
type Fault = readonly [name: string, find: string, replace: string];

const inFile = (file: string, tests: readonly string[], ...faults: readonly Fault[]): readonly Mutant[] =>
  faults.map(([name, find, replace]) => ({ name, file, find, replace, tests }));

const gql = (path: string): string => `packages/gql/src/${path}`;
const api = (path: string): string => `apps/api/src/${path}`;
const ui = (path: string): string => `packages/ui/src/${path}`;
const codegen = (path: string): string => `packages/codegen/src/${path}`;

const serverTest = 'apps/api/test/server.test.ts';
const rightsTest = 'apps/api/test/rights.test.ts';
const accountsTest = 'apps/api/test/accounts.test.ts';
const transportTest = gql('transport/transport.test.ts');
const retriesTest = gql('transport/retries.test.ts');
const shorterTest = gql('transport/shorter-requests.test.ts');
const seamsTest = gql('transport/seams.test.ts');
const freshTest = gql('client/fresh-link.test.ts');
const resourcesTest = codegen('infer/resources.test.ts');
const writesTest = codegen('infer/writes.test.ts');
const overridesTest = codegen('infer/overrides.test.ts');
const fixturesTest = 'packages/codegen/test/fixtures.test.ts';
const listTest = ui('list/list-screen.test.tsx');
const failuresTest = ui('list/list-failures.test.tsx');
const editTest = ui('edit/edit-screen.test.tsx');
const createTest = ui('create/create-screen.test.tsx');

export const mutants: readonly Mutant[] = [
  // The client library.
  ...inFile(gql('transport/headers-link.ts'), [seamsTest, gql('transport/headers.test.ts'), gql('transport/credentials.test.ts')],
    ['The token drops headers that other links have set', '...plainHeaders(own), ', ''],
    ['Configured headers are dropped', '...plainHeaders(configured), ', ''],
    ['No token is sent', '(token !== undefined && { authorization', '(false && { authorization']),
  ...inFile(gql('transport/create-transport.ts'), [seamsTest, transportTest, gql('transport/exact-numbers.test.ts')],
    ['Headers and token are not asked for', 'createHeadersLink(getToken, headers),', ''],
    ['Requests are never aborted for their time', 'createTimeoutLink(timeout),', ''],
    ['Links of the application are left out', '...links,', ''],
    ['Long numbers lose digits', 'fetch: exactNumbersFetch(fetch)', 'fetch']),
  ...inFile(gql('transport/convert-errors-link.ts'), [seamsTest, gql('transport/abort.test.ts'), gql('transport/unusual-responses.test.ts'), shorterTest],
    ['`{createOrder: null}` beside an error is taken for data', "value !== null && name !== '__typename'", "name !== '__typename'"],
    ['An answer with neither data nor errors is none', 'if (result.data == null) throw', 'if (false) throw'],
    ['An abort is not heard', "signal?.addEventListener('abort', abort);", '']),
  ...inFile(gql('transport/retry-link.ts'), [seamsTest, gql('transport/retry-link.test.ts'), retriesTest],
    ['Mutations are repeated', 'if (!repeatable) return forward(operation);', ''],
    ['A server that is away is not asked again', '|| isAway(error) ? wait', '? wait'],
    ['`Retry-After` is not heeded', 'whenOnline(wait + jitter', 'whenOnline(jitter']),
  ...inFile(gql('transport/payload-errors-link.ts'), [gql('transport/payload-errors-link.test.ts')],
    ['Refusals in the data of a mutation pass for success', 'if (error) throw error;', '']),
  ...inFile(gql('transport/refused-reads-link.ts'), [gql('transport/refused-reads-link.test.ts')],
    ['Refusals in the data of a query pass for data', 'if (refusals.length > 0) throw', 'if (false) throw']),
  ...inFile(gql('transport/lost-session-link.ts'), [gql('transport/lost-session-link.test.ts')],
    ['A lost session is taken for missing rights', 'if (isHeld) throw error;', 'throw error;']),
  ...inFile(gql('transport/batch-link.ts'), [gql('transport/batch-link.test.ts'), shorterTest],
    ['Operations with other headers share a batch', '{ ...plainHeaders(headers), traceparent: undefined }', '{}']),
  ...inFile(gql('transport/persisted-documents-link.ts'), [gql('transport/persisted-documents-link.test.ts'), shorterTest, 'packages/gql/test/persisted-documents.test.ts'],
    ['Texts are sent beside their hash', 'includeQuery: false, includeExtensions', 'includeQuery: true, includeExtensions'],
    ['An unknown hash is not followed by its text', 'return send(operation, forward, text, true);', 'throw error;']),
  ...inFile(gql('transport/get-queries-link.ts'), [shorterTest, 'packages/gql/test/fixed-requirements.test.ts'],
    ['Mutations go in an address', 'if (operation.operationType === OperationTypeNode.QUERY) {', 'if (operation) {']),
  ...inFile(gql('client/create-admin-client.ts'), [gql('client/create-admin-client.test.ts'), freshTest],
    ['A screen shows what is cached and never asks', "fetchPolicy: 'cache-and-network'", "fetchPolicy: 'cache-first'"],
    ['The cache does not know the rules of the schema', 'addCacheRules(cache, schema);', '']),
  ...inFile(gql('client/fresh-link.ts'), [freshTest, gql('cache/cache-rules.test.ts')],
    ['Nothing is asked again after a write', 'onScreen(client, made).map((query) => query.refetch().catch(() => forget(client, made)))', '[]'],
    ['A query that was sent before a write answers after it', 'flight.hold();\n      held.add(flight);', ''],
    ['What was held back is never sent', 'for (const flight of held) flight.send();', ''],
    ['A write without an answer makes nothing stale', 'if (mayHaveWritten) wrote(', 'if (false) wrote('],
    ['What the cache holds stays after a write', 'for (const path of stale.flatMap(({ paths }) => paths)) forgetAt(client.cache, path, fieldsAt(shown, path));', ''],
    ['The cache only grows', 'if (operations % trimAfter === 0) {', 'if (trimAfter < 0) {']),
  ...inFile(gql('client/convert-errors.ts'), [gql('client/create-admin-client.test.ts'), seamsTest, freshTest, gql('transport/abort.test.ts')],
    ['A stale cache answers queries', "fetchPolicy === 'cache-first' && isStale(document)", 'false'],
    ['Mutations reject with errors of Apollo', "mutate(options).then(...endOf('mutation'))", 'mutate(options)'],
    ['Aborting one of two identical queries ends both', '{ queryDeduplication: false, ...options.context }', 'options.context']),
  ...inFile(gql('errors/payload-error.ts'), [gql('errors/payload-error.test.ts')],
    ['`reason` of a refusal is not read', "'detail', 'reason', 'title'", "'detail', 'title'"],
    ['A flag `success: false` is no refusal', 'if (flags.includes(false)) return problemsOfError(payload);', ''],
    ['A path keeps the name of its argument', 'field: inForm(problem.field, argumentNames)', 'field: problem.field']),
  ...inFile(gql('errors/read-problems.ts'), [gql('errors/to-admin-error.test.ts')],
    ['Refusals lose the columns that they name', "['columns', 'fields', 'field']", "['fields', 'field']"]),
  ...inFile(gql('errors/to-admin-error.ts'), [gql('errors/to-admin-error.test.ts'), transportTest],
    ['429 is a broken server', 'if (status === 429) return', 'if (status === 430) return'],
    ['An error of the network has no name', 'if (brokenConnection.test(message)) return new NetworkError(details);', '']),
  ...inFile(gql('cache/create-admin-cache.ts'), [gql('cache/cache.test.ts'), gql('scalars.test.ts'), gql('client/create-admin-client.test.ts')],
    ['Rules of identity are not given to the cache', 'addCacheRules(cache, schema);\n  return cache;', 'return cache;']),

  // The reference backend.
  ...inFile(api('accounts/sessions.ts'), [accountsTest],
    ['Idle sessions never end', " and session.seen_at > now() - $2 * interval '1 day' and account.active", ' and $2::int is not null and account.active'],
    ['A session that is used grows idle', "if (isStale) await client.query('update admin.sessions set seen_at = now() where token_hash = $1', [hashOf(token)]);", 'if (isStale) return viewer;']),
  ...inFile(api('migrations/0002-owners-and-sessions.sql'), [accountsTest],
    ['Sessions go on when their account is disabled or changes its e-mail', 'delete from admin.sessions where account_id = new.id;', 'null;'],
    ['Sessions go on when another password is set', 'delete from admin.sessions where account_id = new.account_id;', 'null;']),
  ...inFile(api('accounts/account-service.ts'), [accountsTest],
    ['Attempts that fail are not counted', 'this.#perAccount.fail(here);', ''],
    ['A right password leaves the count of wrong ones', 'this.#perAccount.forget(here);', ''],
    ['The session before a sign-in goes on', 'if (origin.token !== undefined) await endSession(this.#pool, origin.token);', ''],
    ['An easy password can be chosen', 'if (fault !== undefined) throw', 'if (false) throw'],
    ['Everybody may issue passwords before the database is asked', 'if (!rows[0]?.isAllowed) throw', 'if (false) throw']),
  ...inFile(api('plugins/limits.ts'), [api('plugins/limits.test.ts'), 'apps/api/test/input-limits.test.ts', serverTest],
    ['Documents may be three levels deeper', 'if (depth > limits.depth)', 'if (depth > limits.depth + 3)'],
    ['Pages inside pages are not multiplied', 'const count = parents * (isPage ?', 'const count = (isPage ?'],
    ['Variables are not measured', '?? measureVariables(args, limits)', '']),
  ...inFile(api('plugins/page-cap.ts'), [serverTest],
    ['A page may have any size', 'if (Number(first ?? 0) > maxSize || Number(last ?? 0) > maxSize) {', 'if (false) {'],
    ['A list without a size has no end', 'return last == null ? defaultSize : null;', 'return null;']),
  ...inFile(api('plugins/access.ts'), [rightsTest],
    ['A password that has to be changed changes nothing', 'viewer.mustChangePassword ? withNewPassword : undefined', 'undefined']),
  ...inFile(api('graphql-handler.ts'), [serverTest, rightsTest],
    ['Every role works as owner', '`admin_${viewer.role}`', "'admin_owner'"],
    ['Introspection is open in production', 'if (!allowsIntrospection) event', 'if (allowsIntrospection) event'],
    ['Documents may have any length', 'body.query.length > maxQueryLength', 'body.query.length > maxQueryLength * 1_000']),
  ...inFile(api('graphql-handler.ts'), ['apps/api/test/sharing.test.ts'],
    ['One account may hold every connection', 'slotsPerAccount: 4 }', 'slotsPerAccount: 1_000 }']),
  ...inFile(api('plugins/persisted-documents.ts'), ['apps/api/test/persisted-documents.test.ts'],
    ['Documents that are on no list are answered', '!allowsAny && typeof body.query', 'false && typeof body.query']),
  ...inFile(api('plugins/secret-columns.ts'), ['apps/api/test/awkward.test.ts', 'apps/api/test/library.test.ts'],
    ['Columns of passwords can be filtered by', " '-attribute:filterBy',", ''],
    ['Columns of passwords are shown', "'-attribute:select', ", '']),
  ...inFile(api('plugins/revisions.ts'), ['apps/api/test/revisions.test.ts'],
    ['An update that is based on an old state overwrites', 'and ${isUnchanged}', 'and (${isUnchanged} or true)'],
    ['A conflict looks like a record that is gone', "throw new SafeError('The record was changed meanwhile.", "if (present === undefined) throw new SafeError('The record was changed meanwhile."]),
  ...inFile(api('plugins/missing-records.ts'), [serverTest],
    ['Writing to a record that is gone says nothing', 'if (isMissing) throw', 'if (false) throw']),
  ...inFile(api('plugins/answer-status.ts'), [serverTest, 'apps/api/test/sharing.test.ts'],
    ['Errors of the database are answered with 200', 'return { ...result, statusCode: status.statusCode,', 'return { ...result,']),
  ...inFile(api('http/request-session.ts'), [rightsTest],
    ['Signing out leaves the session on the server', 'await this.#accounts.signOut(this.#origin);', ''],
    ['Scripts can read the session', 'httpOnly: true', 'httpOnly: false']),
  ...inFile(api('http/health.ts'), [api('http/health.test.ts')],
    ['`/readyz` never says that the database is away', 'isReady ? 200 : 503', '200']),
  ...inFile(api('database/adaptor/adaptor.ts'), ['apps/api/test/adaptor.test.ts'],
    ['A statement goes on when nobody waits for it', "signal?.addEventListener('abort', cancel, { once: true });", ''],
    ['A transaction that fails is committed', 'await connection.query(rollback).catch', 'await connection.query(commit).catch']),
  ...inFile(api('http/static-files.ts'), [api('http/static-files.test.ts')],
    ['Files are sent anew each time', "if (request.headers['if-none-match'] === etag) {", 'if (false) {'],
    ['The page is kept as long as its files', "'public, max-age=31536000, immutable' : 'no-cache'", "'public, max-age=31536000, immutable' : 'public, max-age=31536000, immutable'"]),

  // The screens.
  ...inFile(ui('table/pager.tsx'), [ui('list/paging.test.tsx')],
    ['«Last page» can be pressed on the last page', 'wanted < lastPage}', 'wanted <= lastPage}'],
    ['«Next page» can always be pressed', 'isPossible={hasNextPage ?? true}', 'isPossible']),
  ...inFile(ui('list/use-paging.ts'), [ui('list/paging.test.tsx')],
    ['A press before the way to the page is known is lost', 'if (isKnown) goOn();', ''],
    ['A press before the way to the page is known holds for another list too', 'remembered?.conditions === conditions && remembered.from === page ? remembered.page : page', 'remembered?.page ?? page']),
  ...inFile(ui('table/field-failures.ts'), [ui('table/field-failures.test.ts'), failuresTest],
    ['A value that failed in an envelope or an edge marks no column', 'return [{ row, field: fieldIn(path.slice(at + 1), names) }];', "return [{ row, field: String(path[at + 1] ?? '') }];"],
    ['A value that failed in an envelope of an edge marks the whole row', 'fieldIn(path.slice(at + 1), names)', 'fieldIn(path.slice(at + 1, at + 3), names)'],
    ['Rows that are left out count', '.filter(isRecord).length', '.length']),
  ...inFile(ui('table/use-records.ts'), [failuresTest],
    ['A list that failed is an empty list', 'const hasFailed = loaded !== null &&', 'const hasFailed = false && loaded !== null &&'],
    ['A list that failed is an empty list while it is asked for again', 'hasFailed || (loading && refused === data)', 'hasFailed']),
  ...inFile(ui('table/list-state.ts'), [ui('table/list-state.test.ts')],
    ['Addresses sort by columns that cannot be sorted by', 'list.sortable.includes(field) ?', 'field !== "" ?'],
    ['The page is not in the address', "if (state.page > 0) parameters.set('page', String(state.page + 1));", '']),
  ...inFile(ui('table/record-table.tsx'), [failuresTest, listTest],
    ['A failed column is not marked', 'cellOf(view, column, record, id, href, failures.includes(column.name))', 'cellOf(view, column, record, id, href, false)'],
    ['Arrow keys do not move between rows', 'control.focus();', '']),
  ...inFile(ui('list/search-field.tsx'), [ui('list/conditions.test.tsx')],
    ['Search waits for Enter', 'const timer = setTimeout(() => latest.current(text), pause);', 'const timer = setTimeout(() => undefined, pause);']),
  ...inFile(ui('list/list-screen.tsx'), [listTest],
    ['«Create» is offered to who may not', "{can('create', resource) && (", '{(']),
  ...inFile(ui('list/use-record-list.ts'), [listTest],
    ['«Refresh» leaves the total as it was', 'refreshTotal();', '']),
  ...inFile(ui('forms/use-record-form.ts'), [editTest, createTest],
    ['A form is sent twice', "if (inFlight.current) return { status: 'refused' };", ''],
    ['A conflict is not merged', 'if (!(error instanceof ConflictError) || attempt === attempts) throw error;', 'throw error;'],
    ['Refusals do not reach their fields', "control.setError(formName(input), { type: 'server',", "void ({ type: 'server',"],
    ['A draft outlives what was saved', '      forget();\n      releaseGuard();\n      return { status: \'saved\'', '      releaseGuard();\n      return { status: \'saved\'']),
  ...inFile(ui('forms/merge.ts'), [ui('forms/merge.test.ts'), editTest],
    ['What both have changed is overwritten', 'conflicts.push({ input, before: base[name], theirs: theirs[name], mine: mine[name] });', ''],
    ['What others have changed is put back', 'values[name] = theirs[name];', '']),
  ...inFile(ui('forms/use-write.ts'), [ui('remove/remove-dialog.test.tsx'), ui('show/show-screen.test.tsx')],
    ['A deletion that proves nothing is success', 'if (!(await isGone(client, resource, written, record))) throw', 'if (false) throw'],
    ['What was deleted stays in the cache', 'if (id !== undefined) cache.evict({ id });', '']),
  ...inFile(ui('edit/edit-screen.tsx'), [editTest],
    ['An update without an answer is success', "if (!result.record && result.errors.length === 0) await confirm(changes, isConfirmed(result) === false);", ''],
    ['Who comes back sees an old record', "document.addEventListener('visibilitychange', look);", '']),
  ...inFile(ui('forms/form-values.ts'), [ui('forms/form-values.test.ts')],
    ['Untouched fields are sent', 'inputs.filter((input) => !isSameValue(input, initial[input.name], values[input.name]))', 'inputs.filter(() => true)']),
  ...inFile(ui('forms/use-draft.ts'), [ui('forms/use-draft.test.ts')],
    ['Typed text is lost with the page', "window.addEventListener('pagehide', flush);", '']),
  ...inFile(ui('forms/navigation-guard.tsx'), [ui('forms/navigation-guard.test.tsx')],
    ['Leaving a changed form asks nothing', 'guard.attempt(() => outer(go, to, options), staysHere);', 'outer(go, to, options);']),
  ...inFile(ui('forms/use-unsaved-guard.ts'), [ui('forms/navigation-guard.test.tsx')],
    ['Closing the tab asks nothing', "window.addEventListener('beforeunload', askBrowser);", '']),
  ...inFile(ui('session/session.ts'), [ui('session/session.test.ts'), ui('session/gate.test.tsx')],
    ['Other tabs do not hear of a sign-out', "if (changed === changeKey) void start();", ''],
    ['Another person sees the page of the one before', 'void changes().then(({ dropDrafts }) => dropDrafts()).finally(() => location.reload());\n      return;', '']),
  ...inFile(ui('session/endpoint-auth.ts'), [ui('session/session.test.ts'), ui('app/connect.test.ts')],
    ['A token is kept untried', 'if (!(await endpoint.holds(given))) throw', 'if (false) throw']),
  ...inFile(ui('session/session-changes.ts'), [ui('session/session.test.ts'), ui('session/gate.test.tsx')],
    ['Signing out leaves the records of others in the cache', 'await client().clearStore();', ''],
    ['Signing out leaves what was typed', "  localStorage.removeItem(identifierKey);\n  dropDrafts();", '  localStorage.removeItem(identifierKey);']),
  ...inFile(ui('show/list-section.tsx'), [ui('show/show-screen.test.tsx')],
    ['A related list shows the records of all', "filters: conditions, search: '', columns: columns.map", "filters: [], search: '', columns: columns.map"]),

  // Code generation.
  ...inFile(codegen('infer/rules/resolve-roles.ts'), [resourcesTest, writesTest, overridesTest],
    ['Records have no page of their own', '[inferOne, inferOneNode, inferCountField', '[inferOneNode, inferCountField'],
    ['Writes are not told by their arguments', 'inferWritePayload, inferWriteArguments, ', 'inferWritePayload, '],
    ['Overrides of a resource are not applied', 'for (const { type } of listed.resources) applyOverrides(type, overrides.resources?.[type], roles);', '']),
  ...inFile(codegen('infer/rules/resolve-lists.ts'), [overridesTest, resourcesTest],
    ['`exclude` excludes nothing', '|| overrides.exclude?.includes(type)', ''],
    ['Near lists are lists', ', inferNearList]', ']']),
  ...inFile(codegen('infer/check-overrides.ts'), [overridesTest],
    ['A misspelt type in the configuration is not noticed', "requireName(type, types, 'admin.resources', 'type');", '']),
  ...inFile(codegen('infer/readings/payload/proofs.ts'), [fixturesTest, 'packages/codegen/test/confirmed-writes.test.ts'],
    ['A count of rows proves no write', "if (!hasList(part.type) && (kind === 'integer' || kind === 'bigint') && counts.test(word)) return [{ path, kind: 'count' }];", '']),
  ...inFile(codegen('infer/readings/key/key-form.ts'), ['packages/codegen/test/dialects/key-forms.test.ts', fixturesTest],
    ['The form of a key that others point to is not chosen', 'if (pointedTo) return {', 'if (false) return {']),
  ...inFile(codegen('print/cache/root-fields-by-type.ts'), ['packages/codegen/test/fragments.test.ts', fixturesTest],
    ['A list does not change with the types in it', 'for (const name of [type.name, ...possibleNames(schema, type.name)]) note(name, path);', ''],
    ['A list of which a document asks the total alone does not change with its records', 'for (const listed of lists.get(path) ?? []) noteList(listed.resource, path);', ''],
    ['Aggregates do not change with their type', 'for (const type of dependencies(field, records)) noteAny(type, path);', '{}']),
  ...inFile(codegen('generate/generation.ts'), [codegen('generate/generate.test.ts')],
    ['Files of what is gone stay', 'await Promise.all(removed.map((path) => rm(path)));', ''],
    ['`--check` writes', 'if (!options.check) {', 'if (true) {']),

  // The application.
  ...inFile(ui('app/connect.ts'), [ui('app/connect.test.ts'), 'apps/web/test/fixed-requirements.test.tsx'],
    ['What fails for want of a session does not wait for the next', '[createRefreshCredentialsLink(session.renew, { timeout: 0 })]', '[]'],
    ['Refusals of another server are shown as data', 'createRefusedReadsLink(),', ''],
    ['Who is forbidden for want of a session is not asked to sign in', '[createLostSessionLink(holds)]', '[]'],
    ['The token of another endpoint is not sent', 'getToken: token,', ''],
    ['Configured headers do not reach the client', 'headers: { ...headers }, credentials', 'credentials'],
    ['Lost connections are not asked again', 'createRetryLink(),', '']),
  ...inFile(ui('app/permissions.ts'), [ui('app/permissions.test.ts')],
    ['Editors are offered accounts', "viewer.role === 'owner'", "viewer.role !== 'viewer'"],
    ['Viewers are offered changes', "|| viewer.role !== 'viewer'", '|| viewer !== null']),
  ...inFile(ui('app/page-config.ts'), [ui('app/page-config.test.ts')],
    ['What the page says gives way to the build', 'written[key] ?? env[`VITE_ADMIN_${key.toUpperCase()}`]', 'env[`VITE_ADMIN_${key.toUpperCase()}`] ?? written[key]'],
    ['A misspelt way to sign in is taken', 'if (known === undefined) throw', 'if (known === undefined) return values[0]; if (false) throw']),
  ...inFile(ui('app/use-online.ts'), ['apps/web/test/offline.test.tsx'],
    ['Nobody is told that the network is gone', "addEventListener('offline', changed);\n  return", 'return']),
  ...inFile(ui('app/app-i18n.ts'), [ui('app/app-i18n.test.ts')],
    ['Names of accounts go before those that the application gives them', '[...names, ...catalogues,', '[...catalogues, ...names,']),
];
