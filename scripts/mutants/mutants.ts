/** Fault to sow: text of a file, found exactly once regardless of line breaks, and its replacement. */
export interface Mutant {
  /** Behaviour that the fault breaks, in words of the product. */
  readonly name: string;
  /** From the root of the checkout: `packages/ui/src/table/pager.tsx`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /**
   * Test files that should notice the fault. They run first; if they pass, all tests of the
   * workspace that load the file run.
   */
  readonly tests: readonly string[];
}

/** Name, what to find, what stands there instead. */
type Fault = readonly [name: string, find: string, replace: string];

const inFile = (
  file: string,
  tests: readonly string[],
  ...faults: readonly Fault[]
): readonly Mutant[] =>
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
const listTest = ui('screens/list/list-screen.test.tsx');
const keysTest = ui('features/keys/keys.test.tsx');
const failuresTest = ui('screens/list/list-failures.test.tsx');
const editTest = ui('screens/record/edit-screen.test.tsx');
const actionsTest = 'packages/ui/test/actions/actions.test.tsx';
const actionRowsTest = 'packages/ui/test/actions/rows.test.tsx';
const loadWritesTest = 'packages/ui/test/load-writes.test.tsx';
const scopeTest = 'packages/ui/test/scope/scope.test.tsx';
const createTest = ui('screens/record/create-screen.test.tsx');
const treeTest = 'packages/ui/test/tree/tree.test.tsx';
const growingRowsTest = ui('screens/list/growing-rows.test.ts');
const growingListTest = ui('screens/list/growing-list.test.tsx');
const columnToolsTest = ui('screens/list/column-tools.test.tsx');
const relatedTest = 'packages/ui/test/dialects/related-conditions.test.tsx';

export const mutants: readonly Mutant[] = [
  // The client library.
  ...inFile(
    gql('transport/headers-link.ts'),
    [seamsTest, gql('transport/headers.test.ts'), gql('transport/credentials.test.ts')],
    [
      'The token drops headers that other links have set',
      '...plainHeaders(operationHeaders), ',
      '',
    ],
    ['Configured headers are dropped', '...plainHeaders(configured), ', ''],
    ['No token is sent', '(token !== undefined && { authorization', '(false && { authorization'],
  ),
  ...inFile(
    gql('transport/create-transport.ts'),
    [seamsTest, transportTest, gql('transport/exact-numbers.test.ts')],
    ['Headers and token are not asked for', 'createHeadersLink(getToken, headers),', ''],
    ['Requests are never aborted for their time', 'createTimeoutLink(timeout),', ''],
    ['Links of the application are left out', '...links,', ''],
    ['Long numbers lose digits', 'fetch: markedNumbersFetch(fetch)', 'fetch'],
  ),
  ...inFile(
    gql('transport/convert-errors-link.ts'),
    [
      seamsTest,
      gql('transport/abort.test.ts'),
      gql('transport/unusual-responses.test.ts'),
      shorterTest,
    ],
    [
      '`{createOrder: null}` beside an error is taken for data',
      "value !== null && name !== '__typename'",
      "name !== '__typename'",
    ],
    [
      'An answer with neither data nor errors is none',
      'if (result.data == null) throw',
      'if (false) throw',
    ],
    ['An abort is not heard', "signal?.addEventListener('abort', abort);", ''],
  ),
  ...inFile(
    gql('transport/retry-link.ts'),
    [seamsTest, gql('transport/retry-link.test.ts'), retriesTest],
    ['Mutations are repeated', 'if (!repeatable) return forward(operation);', ''],
    ['A server that is away is not asked again', '|| isTemporaryFailure(error) ? wait', '? wait'],
    ['`Retry-After` is not heeded', 'whenOnline(wait + jitter', 'whenOnline(jitter'],
  ),
  ...inFile(
    gql('transport/payload-errors-link.ts'),
    [gql('transport/payload-errors-link.test.ts')],
    ['Refusals in the data of a mutation pass for success', 'if (error) throw error;', ''],
  ),
  ...inFile(
    gql('transport/refused-reads-link.ts'),
    [gql('transport/refused-reads-link.test.ts')],
    [
      'Refusals in the data of a query pass for data',
      'if (refusals.length > 0) throw',
      'if (false) throw',
    ],
  ),
  ...inFile(
    gql('transport/lost-session-link.ts'),
    [gql('transport/lost-session-link.test.ts')],
    ['A lost session is taken for missing rights', 'if (isValid) throw error;', 'throw error;'],
  ),
  ...inFile(
    gql('transport/batch-link.ts'),
    [gql('transport/batch-link.test.ts'), shorterTest],
    [
      'Operations with other headers share a batch',
      '{ ...plainHeaders(headers), traceparent: undefined }',
      '{}',
    ],
  ),
  ...inFile(
    gql('transport/persisted-documents-link.ts'),
    [
      gql('transport/persisted-documents-link.test.ts'),
      shorterTest,
      'packages/gql/test/persisted-documents.test.ts',
    ],
    [
      'Texts are sent beside their hash',
      'includeQuery: false, includeExtensions',
      'includeQuery: true, includeExtensions',
    ],
    [
      'An unknown hash is not followed by its text',
      'return send(operation, forward, text, true);',
      'throw error;',
    ],
  ),
  ...inFile(
    gql('transport/head-start-link.ts'),
    [gql('transport/head-start-link.test.ts')],
    [
      'What was sent ahead is sent again',
      'return match.answeredAt === Infinity ? match.result : delayed(match.result);',
      'return forward(operation);',
    ],
    [
      'An answer from before a write is given after it',
      'if (operationType === OperationTypeNode.MUTATION) sent.clear();',
      '',
    ],
    [
      'What was sent ahead for one person is given to the next',
      'client.onClearStore(async () => sent.clear());',
      '{}',
    ],
  ),
  ...inFile(
    gql('transport/get-queries-link.ts'),
    [shorterTest, 'packages/gql/test/fixed-requirements.test.ts'],
    [
      'Mutations go in an address',
      'if (operation.operationType === OperationTypeNode.QUERY) {',
      'if (operation) {',
    ],
  ),
  ...inFile(
    gql('client/create-admin-client.ts'),
    [gql('client/create-admin-client.test.ts'), freshTest],
    [
      'A screen shows what is cached and never asks',
      "fetchPolicy: 'cache-and-network'",
      "fetchPolicy: 'cache-first'",
    ],
    ['The cache does not know the rules of the schema', 'addCacheRules(cache, schema);', ''],
  ),
  ...inFile(
    gql('client/writes.ts'),
    [freshTest, gql('client/first-write.test.ts'), gql('cache/cache-rules.test.ts')],
    [
      'A write that nothing could follow is not made up for',
      'if (client) invalidate(client, { paths: [], isAll: true });',
      '',
    ],
    [
      'Nothing is asked again after a write',
      'onScreen(client, refreshed).map((query) => query.refetch().catch(() => forget(client, refreshed)))',
      '[]',
    ],
    ['A query that was sent before a write answers after it', 'else postpone(pendingQuery);', ''],
    [
      'A change that the client hears of is followed by nothing',
      'invalidate(client, staleTypes(client.cache, [type]));',
      '',
    ],
    [
      'What was held back is never sent',
      'for (const pendingQuery of postponed) pendingQuery.send();',
      '',
    ],
    [
      'A write without an answer makes nothing stale',
      'if (mayHaveWritten) invalidate(',
      'if (false) invalidate(',
    ],
    [
      'What the cache holds stays after a write',
      'for (const path of stale.flatMap(({ paths }) => paths)) forgetAt(client.cache, path, fieldsAt(shown, path));',
      '',
    ],
  ),
  ...inFile(
    gql('client/fresh-link.ts'),
    [freshTest, gql('client/first-write.test.ts')],
    [
      'The first write goes out before anything can follow it',
      'void loadWrites().then(start, start);',
      'start();',
    ],
    [
      'A write that nothing can follow leaves what is on the screen',
      'client.reFetchObservableQueries().catch(() => undefined);',
      '',
    ],
    [
      'The cache is read as if a write that nothing followed had not been',
      'activity.unprocessedWrite = client;',
      '',
    ],
    ['The cache only grows', 'if (operations % trimAfter === 0)', 'if (trimAfter < 0)'],
  ),
  ...inFile(
    gql('client/convert-errors.ts'),
    [
      gql('client/create-admin-client.test.ts'),
      seamsTest,
      freshTest,
      gql('transport/abort.test.ts'),
    ],
    [
      'A stale cache answers queries',
      "fetchPolicy === 'cache-first' && isStale(document)",
      'false',
    ],
    [
      'Mutations reject with errors of Apollo',
      "mutate(options).then(...endOf('mutation'))",
      'mutate(options)',
    ],
    [
      'Aborting one of two identical queries ends both',
      '{ queryDeduplication: false, ...options.context }',
      'options.context',
    ],
  ),
  ...inFile(
    gql('errors/payload-error.ts'),
    [gql('errors/payload-error.test.ts')],
    ['`reason` of a refusal is not read', "'detail', 'reason', 'title'", "'detail', 'title'"],
    [
      'A flag `success: false` is no refusal',
      'if (flags.includes(false)) return problemsOfError(payload);',
      '',
    ],
    [
      'A path keeps the name of its argument',
      'field: inForm(problem.field, argumentNames)',
      'field: problem.field',
    ],
  ),
  ...inFile(
    gql('errors/read-problems.ts'),
    [gql('errors/to-admin-error.test.ts')],
    [
      'Refusals lose the columns that they name',
      "['columns', 'fields', 'field', 'prisma.meta.target']",
      "['fields', 'field']",
    ],
  ),
  ...inFile(
    gql('errors/to-admin-error.ts'),
    [gql('errors/to-admin-error.test.ts'), transportTest],
    ['429 is a broken server', 'if (status === 429) return', 'if (status === 430) return'],
    [
      'An error of the network has no name',
      'if (brokenConnection.test(message)) return new NetworkError(details);',
      '',
    ],
  ),
  ...inFile(
    gql('cache/create-admin-cache.ts'),
    [gql('cache/cache.test.ts'), gql('scalars.test.ts'), gql('client/create-admin-client.test.ts')],
    [
      'Rules of identity are not given to the cache',
      'addCacheRules(cache, schema);\n  return cache;',
      'return cache;',
    ],
  ),

  // The reference backend.
  ...inFile(
    api('accounts/sessions.ts'),
    [accountsTest],
    [
      'Idle sessions never end',
      " and session.seen_at > now() - $2 * interval '1 day' and account.active",
      ' and $2::int is not null and account.active',
    ],
    [
      'A session that is used grows idle',
      "if (isStale) await client.query('update admin.sessions set seen_at = now() where token_hash = $1', [hashOf(token)]);",
      'if (isStale) return viewer;',
    ],
  ),
  ...inFile(
    api('migrations/0002-owners-and-sessions.sql'),
    [accountsTest],
    [
      'Sessions go on when their account is disabled or changes its e-mail',
      'delete from admin.sessions where account_id = new.id;',
      'null;',
    ],
    [
      'Sessions go on when another password is set',
      'delete from admin.sessions where account_id = new.account_id;',
      'null;',
    ],
  ),
  ...inFile(
    api('accounts/account-service.ts'),
    [accountsTest],
    [
      'Attempts that fail are not counted',
      'const wait = await inTurn(() => this.#attempts.begin(attempt));',
      'const wait = 0;',
    ],
    [
      'A right password leaves the count of wrong ones',
      'isRight ? this.#attempts.succeed(attempt) : this.#attempts.fail(attempt)',
      'isRight ? Promise.resolve() : this.#attempts.fail(attempt)',
    ],
    [
      'Everybody may issue passwords before the database is asked',
      'if (!rows[0]?.isAllowed) throw',
      'if (false) throw',
    ],
  ),
  ...inFile(
    api('accounts/account-service.ts'),
    [rightsTest],
    [
      'The session before a sign-in goes on',
      'if (origin.token !== undefined) await endSession(this.#pool, origin.token);',
      '',
    ],
    ['An easy password can be chosen', 'if (fault !== undefined) throw', 'if (false) throw'],
  ),
  ...inFile(
    api('plugins/limits.ts'),
    [api('plugins/limits.test.ts'), 'apps/api/test/input-limits.test.ts', serverTest],
    [
      'Documents may be three levels deeper',
      'if (depth > limits.depth)',
      'if (depth > limits.depth + 3)',
    ],
    [
      'Pages inside pages are not multiplied',
      'const count = parents * (isPage ?',
      'const count = (isPage ?',
    ],
    ['Variables are not measured', '?? measureVariables(args, limits)', ''],
  ),
  ...inFile(
    api('plugins/page-cap.ts'),
    [serverTest, 'apps/api/test/function-reads.test.ts'],
    [
      'A page may have any size',
      'if (Number(first ?? 0) > maxSize || Number(last ?? 0) > maxSize) {',
      'if (false) {',
    ],
    [
      'A list without a size has no end',
      'return last == null ? defaultSize : null;',
      'return null;',
    ],
  ),
  ...inFile(
    api('plugins/access.ts'),
    [rightsTest],
    [
      'A password that has to be changed changes nothing',
      'viewer.mustChangePassword ? withNewPassword : undefined',
      'undefined',
    ],
  ),
  ...inFile(
    api('graphql-handler.ts'),
    [serverTest, rightsTest],
    ['Every role works as owner', "isAllowed ? viewer.role : 'anonymous'", "'owner'"],
    [
      'Introspection is open in production',
      'if (!allowsIntrospection) event',
      'if (allowsIntrospection) event',
    ],
    [
      'Documents may have any length',
      'body.query.length > maxQueryLength',
      'body.query.length > maxQueryLength * 1_000',
    ],
  ),
  ...inFile(
    api('graphql-handler.ts'),
    ['apps/api/test/sharing.test.ts'],
    ['One account may hold every connection', 'slotsPerAccount: 4 }', 'slotsPerAccount: 1_000 }'],
  ),
  ...inFile(
    api('graphql-handler.ts'),
    ['apps/api/test/import-turns.test.ts'],
    [
      'An import has the one connection of the embedded database to itself',
      "kind === 'embedded' ? 100 : undefined",
      'undefined',
    ],
  ),
  ...inFile(
    api('plugins/import-tries.ts'),
    ['apps/api/test/imports.test.ts'],
    [
      'One row that the database refuses takes others along',
      'if (rows.length > 1 || !first) {',
      'if (!first) {',
    ],
    [
      'A row of a tree does not find the one behind it',
      'this.#unreferred.length > 0 && this.#unreferred.length < this.#unreferredBefore',
      'this.#unreferred.length < 0',
    ],
  ),
  ...inFile(
    api('plugins/import-tries.ts'),
    ['apps/api/test/import-turns.test.ts'],
    [
      'What an earlier turn of an import has written is not written by the next one',
      'this.#pending = [this.#written, ...this.#pending, fresh];',
      'this.#pending = [...this.#pending, fresh];',
    ],
  ),
  ...inFile(
    api('plugins/import-tries.ts'),
    ['apps/api/test/narrow-rights.test.ts'],
    [
      'An import tells a record that may not be seen from none by another code',
      'isUnseen(first, refusal) ? unseen(first) : refusal',
      'refusal',
    ],
  ),
  ...inFile(
    api('request-roles.ts'),
    ['apps/api/test/roles-of-requests.test.ts'],
    [
      'Without roles a function of a viewer writes',
      "...(reads && { transaction_read_only: 'on' })",
      '...(reads && {})',
    ],
    [
      'Without roles accounts are shown where a record refers to them',
      "using (coalesce(current_setting('${roleSetting}', true), '') in ('', 'owner'));",
      'using (true);',
    ],
  ),
  ...inFile(
    api('plugins/one-role.ts'),
    ['apps/api/test/roles-of-requests.test.ts'],
    [
      'Without roles everybody reads the list of accounts',
      "(viewer?.role !== 'owner' && ofOwners.has(name)) ||",
      '',
    ],
  ),
  ...inFile(
    api('database/fits.ts'),
    ['apps/api/src/database/fits.test.ts', 'apps/api/test/start-up.test.ts'],
    [
      'The admin of another database becomes that of the sample shop',
      'if (isOfSampleShop(committed)) return;',
      'return;',
    ],
    [
      'A project without settings becomes an admin of the sample shop',
      'if (wantsSample) return;',
      'return;',
    ],
  ),
  ...inFile(
    api('plugins/body-sizes.ts'),
    ['apps/api/test/input-limits.test.ts'],
    [
      'Every request may be as long as an import',
      '!selectsOnly(takingMuch, buffer, texts)',
      'false',
    ],
    [
      'A long body does something else beside its import',
      '[...names].every((name) => fields.has(name))',
      '[...names].some((name) => fields.has(name))',
    ],
  ),
  ...inFile(
    api('plugins/persisted-documents.ts'),
    ['apps/api/test/persisted-documents.test.ts'],
    [
      'Documents that are on no list are answered',
      '!allowsAny && typeof body.query',
      'false && typeof body.query',
    ],
  ),
  ...inFile(
    api('plugins/column-rights.ts'),
    ['apps/api/test/side-doors.test.ts', 'apps/api/test/library.test.ts'],
    ['Columns of passwords can be filtered by', " '-attribute:filterBy',", ''],
    ['Columns of passwords are shown', ", '-attribute:select']", ']'],
    [
      'Cursors and orders hold the secret of a key',
      'resourceOptions.uniques = uniques.filter((unique) => isOpen(unique.attributes));',
      'resourceOptions.uniques = uniques;',
    ],
  ),
  ...inFile(
    api('plugins/revisions.ts'),
    ['apps/api/test/revisions.test.ts'],
    [
      'An update that is based on an old state overwrites',
      'and ${isUnchanged}',
      'and (${isUnchanged} or true)',
    ],
    [
      'A conflict looks like a record that is gone',
      "throw new SafeError('The record was changed meanwhile.",
      "if (present === undefined) throw new SafeError('The record was changed meanwhile.",
    ],
  ),
  ...inFile(
    api('plugins/revisions.ts'),
    ['apps/api/test/narrow-rights.test.ts'],
    [
      'A revision of values has a secret in it',
      'return attribute !== undefined && !showsSecret(name, attribute);',
      'return attribute !== undefined;',
    ],
  ),
  ...inFile(
    api('plugins/error-codes.ts'),
    ['apps/api/test/narrow-rights.test.ts'],
    [
      'One row against a policy fails an import',
      'if (!aboutValues.has(code) && !isRefusedRow)',
      'if (!aboutValues.has(code))',
    ],
  ),
  ...inFile(
    api('plugins/missing-records.ts'),
    [serverTest],
    ['Writing to a record that is gone says nothing', 'if (isMissing) throw', 'if (false) throw'],
  ),
  ...inFile(
    api('plugins/answer-status.ts'),
    [serverTest, 'apps/api/test/sharing.test.ts'],
    [
      'Errors of the database are answered with 200',
      'return { ...result, statusCode: status.statusCode,',
      'return { ...result,',
    ],
  ),
  ...inFile(
    api('http/request-session.ts'),
    [rightsTest],
    [
      'Signing out leaves the session on the server',
      'await this.#accounts.signOut(this.#origin);',
      '',
    ],
    ['Scripts can read the session', 'httpOnly: true', 'httpOnly: false'],
  ),
  ...inFile(
    api('http/health.ts'),
    [api('http/health.test.ts')],
    ['`/readyz` never says that the database is away', 'isReady ? 200 : 503', '200'],
  ),
  ...inFile(
    api('database/adaptor/adaptor.ts'),
    ['apps/api/test/adaptor.test.ts'],
    [
      'A statement goes on when nobody waits for it',
      "signal?.addEventListener('abort', cancel, { once: true });",
      '',
    ],
    [
      'A transaction that fails is committed',
      'await connection.query(rollback).catch',
      'await connection.query(commit).catch',
    ],
  ),
  ...inFile(
    api('http/static-files.ts'),
    [api('http/static-files.test.ts')],
    [
      'Files are sent anew each time',
      "if (request.headers['if-none-match'] === etag) {",
      'if (false) {',
    ],
    [
      'The page is kept as long as its files',
      "'public, max-age=31536000, immutable' : 'no-cache'",
      "'public, max-age=31536000, immutable' : 'public, max-age=31536000, immutable'",
    ],
  ),
  ...inFile(
    api('endpoint/endpoint-proxy.ts'),
    [api('endpoint/endpoint-server.test.ts')],
    [
      'Another endpoint sees the origin of the page',
      'request.headers.origin = endpoint.origin;',
      '{}',
    ],
    [
      'Headers that are secret are not sent to another endpoint',
      'headers: { ...headers } });',
      'headers: {} });',
    ],
    [
      'Cookies of another endpoint are not those of the page',
      'jar.adapt(cookie, { secure: isSecure(request) })',
      'cookie',
    ],
    [
      'Another endpoint that is away leaves the page without a word',
      'else response.writeHead(502,',
      'else response.writeHead(200,',
    ],
  ),
  ...inFile(
    api('plugins/sums.ts'),
    ['apps/api/test/northwind.test.ts', 'apps/api/test/library.test.ts'],
    ['What may not be read is added up', 'isReadable && !keys.has(name)', '!keys.has(name)'],
    ['Keys and references are added up', '&& !keys.has(name) &&', '&&'],
    [
      'Numbers that are not exact are added up',
      'exact.includes(attribute.codec.domainOfCodec ?? attribute.codec) ?',
      'true ?',
    ],
  ),
  ...inFile(
    api('plugins/related-filters.ts'),
    ['apps/api/test/northwind.test.ts', 'apps/api/test/library.test.ts'],
    [
      'A filter goes on from related records to theirs',
      'if (goesFurther(value, type, relationFields)) {',
      'if (false) {',
    ],
    [
      'A filter goes on to further records inside of `and` and `or`',
      '|| goesFurther(inner, field.type, relationFields)',
      '',
    ],
    [
      'Records are looked through where no index leads to them',
      'const isQuick = !isReferencee ||',
      'const isQuick = true ||',
    ],
    [
      'What nobody may list is found by its values',
      "behavior.pgResourceMatches(relation.remoteResource, 'query:resource:connection') === true",
      'true',
    ],
  ),
  ...inFile(
    api('database/adaptor/adaptor.ts'),
    ['apps/api/test/adaptor.test.ts'],
    [
      'One plan is taken for all values of a page',
      'isPlannedByValues(statement) ? [...entries, plannedByValues] : entries',
      'entries',
    ],
    [
      'A plan by values outlasts its statement',
      'return values.length > 0 && /\\blimit \\d/.test(text);',
      'return true;',
    ],
  ),
  ...inFile(
    api('plugins/import-rows.ts'),
    ['apps/api/test/imports.test.ts'],
    ['A dry run writes', 'if (dryRun) throw new RolledBack();', ''],
    ['A call that is sent twice writes twice', 'if (before) return before;', ''],
    [
      'The outcome of a call answers for other rows',
      'if (rows[0]?.isOther) throw',
      'if (false) throw',
    ],
    [
      'Two that bring the same new record make it twice',
      'if (!dryRun && key && key.length > 0) await transaction.query(',
      'if (false) await transaction.query(',
    ],
    [
      'Keys of a file are taken unasked',
      'const taken = isNew && takesKeys ? table.takable : undefined;',
      'const taken = isNew ? table.takable : undefined;',
    ],
    [
      'The count of keys stays behind those of a file',
      'if (taken && written.takenKeys.length > 0) await',
      'if (false) await',
    ],
    [
      'Records are found by any field of theirs',
      'if (key && key.length > 0 && !options.table.keys.some((candidate) => isEqualKey(candidate, key))) throw',
      'if (false) throw',
    ],
    [
      'Secrets of a file are left out without a word',
      'if (column?.isSecret || column?.isGenerated) {',
      'if (false) {',
    ],
  ),
  ...inFile(
    api('plugins/record-imports.ts'),
    ['apps/api/test/imports.test.ts'],
    ['Viewers import', "if (!viewer || viewer.role === 'viewer') throw", 'if (!viewer) throw'],
  ),

  // The screens.
  ...inFile(
    ui('kit/lazy-component.tsx'),
    ['packages/ui/test/missing-parts.test.tsx', ui('kit/lazy-component.test.tsx')],
    [
      'A part that cannot be loaded takes the page with it',
      "if (errorCode(error) !== 'CHUNK') throw error;",
      'throw error;',
    ],
    [
      'A part that fails for a mistake of its own says that there is a new version',
      "if (errorCode(error) !== 'CHUNK') throw error;",
      '',
    ],
    [
      'What lies over the page and cannot be loaded cannot be closed',
      'onClose={onClose && (() => onClose())}',
      'onClose={undefined}',
    ],
  ),
  ...inFile(
    ui('kit/error-panel.tsx'),
    ['packages/ui/test/missing-parts.test.tsx', ui('kit/error-panel.test.tsx')],
    [
      'What a release took away is asked for again and again',
      "errorCode(error) === 'CHUNK' ? reload : onRetry",
      'onRetry',
    ],
  ),
  ...inFile(
    ui('table/pager.tsx'),
    [ui('screens/list/paging.test.tsx')],
    ['«Last page» can be pressed on the last page', 'wanted < lastPage}', 'wanted <= lastPage}'],
    ['«Next page» can always be pressed', 'isPossible={hasNextPage ?? true}', 'isPossible'],
  ),
  ...inFile(
    ui('screens/list/use-paging.ts'),
    [ui('screens/list/paging.test.tsx')],
    ['A press before the way to the page is known is lost', 'if (wanted !== page) goOn();', ''],
    [
      'A press before the way to the page is known holds for another list too',
      'remembered?.conditions === conditions && rows.status',
      'remembered && rows.status',
    ],
    [
      'The next page is not asked for ahead',
      "if (position && !isDataSaved()) ask(position, 'low');",
      '',
    ],
  ),
  ...inFile(
    ui('table/column-header.tsx'),
    [ui('screens/list/list-screen.test.tsx')],
    ['An order is not asked for when the press begins', ' onPointerDown={onPress}', ''],
    ['A finger that scrolls asks for an order', " && pointerType !== 'touch'", ''],
  ),
  ...inFile(
    gql('transport/head-start-link.ts'),
    [gql('transport/head-start-link.test.ts')],
    ['Who sent a query ahead stores its answer before it is shown', 'match.isUsed = true;', ''],
  ),
  ...inFile(
    ui('data/field-failures.ts'),
    [ui('data/field-failures.test.ts'), failuresTest],
    [
      'A value that failed in an envelope or an edge marks no column',
      'return [{ row, field: fieldIn(path.slice(at + 1), names), reason }];',
      "return [{ row, field: String(path[at + 1] ?? ''), reason }];",
    ],
    [
      'A value that failed in an envelope of an edge marks the whole row',
      'fieldIn(path.slice(at + 1), names)',
      'fieldIn(path.slice(at + 1, at + 3), names)',
    ],
    ['Rows that are left out count', '.filter(isRecord).length', '.length'],
  ),
  ...inFile(
    ui('data/use-records.ts'),
    [failuresTest],
    [
      'A list that failed is an empty list',
      'const hasFailed = loaded !== null &&',
      'const hasFailed = false && loaded !== null &&',
    ],
    [
      'A list that failed is an empty list while it is asked for again',
      'hasFailed || (loading && refused === data)',
      'hasFailed',
    ],
  ),
  ...inFile(
    ui('resources/list-state.ts'),
    [ui('resources/list-state.test.ts')],
    [
      'Addresses sort by columns that cannot be sorted by',
      'if (list.sortable.includes(field)) return',
      'if (field) return',
    ],
    [
      'The page is not in the address',
      "if (state.page > 0 || state.isPaged) parameters.set('page', String(state.page + 1));",
      '',
    ],
  ),
  ...inFile(
    ui('table/record-table.tsx'),
    [failuresTest, listTest],
    [
      'A failed column is not marked',
      'cellOf(view, column, record, id, href, reasons[at])',
      'cellOf(view, column, record, id, href, undefined)',
    ],
  ),
  ...inFile(
    ui('commands/list-keys.ts'),
    [keysTest],
    ['Arrow keys do not move between rows', 'control.focus();', ''],
  ),
  ...inFile(
    ui('features/keys/use-key-listener.ts'),
    [keysTest],
    ['Shortcuts are heard where letters are typed', '(handlesKeys(target) && ', '(false && '],
    [
      'What was pressed before the code was there is lost',
      'for (const event of early.splice(0)) replay(event);',
      'for (const event of early.splice(0, 0)) replay(event);',
    ],
  ),
  ...inFile(
    ui('features/keys/use-key-listener.ts'),
    [ui('commands/keys-early.test.tsx')],
    [
      'What was typed into one field is typed into the next',
      'isForPage && handlesKeys(field)',
      'handlesKeys(field)',
    ],
  ),
  ...inFile(
    ui('features/keys/use-key-listener.ts'),
    [ui('screens/list/conditions.test.tsx')],
    [
      'Letters behind the key of the search are shortcuts',
      '&& handlesKeys(field) && typeInto(field, event)))) hear(event);',
      '&& handlesKeys(field) && false))) hear(event);',
    ],
  ),
  ...inFile(
    ui('kit/notification-host.tsx'),
    [ui('kit/notification-host.test.tsx')],
    ['The time of a message ends the next one', '(now) => (now === current ? null : now)', 'null'],
  ),
  ...inFile(
    ui('screens/list/search-field.tsx'),
    [ui('screens/list/conditions.test.tsx')],
    [
      'Search waits for Enter',
      'const timer = setTimeout(() => latest.current(text), pause);',
      'const timer = setTimeout(() => undefined, pause);',
    ],
    [
      'What was typed comes back with the address',
      'if (typed && typed.over !== value) setTyped(null);',
      '',
    ],
  ),
  ...inFile(
    ui('screens/list/branches.ts'),
    [ui('screens/list/branches.test.ts'), treeTest],
    [
      'A branch shows pages that are there no more',
      'end < 0 ? pages : pages.slice(0, end + 1)',
      'pages',
    ],
  ),
  ...inFile(
    ui('screens/list/tree-branches.tsx'),
    ['packages/ui/test/tree/tree.test.tsx'],
    [
      'To choose everything in a tree chooses its top',
      'request={flatRequest}',
      'request={request}',
    ],
  ),
  ...inFile(
    ui('screens/list/list-screen.tsx'),
    [listTest],
    ['«Create» is offered to who may not', "{can('create', resource) && (", '{('],
  ),
  ...inFile(
    ui('screens/list/list-screen.tsx'),
    [ui('screens/list/column-tools.test.tsx')],
    ['The tools of a table come between a press and its answer', "type === 'pointerdown'", 'false'],
  ),
  ...inFile(
    ui('screens/list/use-record-list.ts'),
    [listTest],
    ['«Refresh» leaves the total as it was', 'refreshTotal();', ''],
  ),
  ...inFile(
    ui('form/use-submission.ts'),
    [editTest, createTest],
    ['A form is sent twice', "if (inFlight.current) return { status: 'refused' };", ''],
    [
      'Refusals do not reach their fields',
      "control.setError(formName(input), { type: 'server',",
      "void ({ type: 'server',",
    ],
  ),
  ...inFile(
    ui('form/use-record-form.ts'),
    [editTest, createTest],
    ['A draft outlives what was saved', 'session.release();\n    forget();', 'session.release();'],
  ),
  ...inFile(
    ui('session-core/edit/save-session.ts'),
    [ui('session-core/edit/save-session.test.ts'), editTest],
    [
      'A conflict is not merged',
      'if (attempt === attempts) throw sent.error;',
      'throw sent.error;',
    ],
    ['What was written is sent again after a refusal', 'session.written(mutation, last.keys);', ''],
  ),
  ...inFile(
    ui('session-core/edit/merge-trees.ts'),
    [ui('session-core/edit/tree-properties.test.ts'), ui('session-core/edit/edit-session.test.ts')],
    ['A row that others removed comes back', 'if (isUntouched) continue;', ''],
  ),
  ...inFile(
    ui('data/data-client.ts'),
    [
      loadWritesTest,
      ui('features/remove/remove-dialog.test.tsx'),
      ui('screens/record/show-screen.test.tsx'),
    ],
    [
      'What was deleted stays in the cache',
      'if (id !== undefined) apollo.cache.evict({ id });',
      '',
    ],
  ),
  ...inFile(
    ui('session-core/edit/merge.ts'),
    [ui('session-core/edit/merge.test.ts'), editTest],
    [
      'What both have changed is overwritten',
      'conflicts.push({ input, before: base[name], theirs: theirs[name], mine: mine[name] });',
      '',
    ],
    [
      'What others have changed is put back',
      'accepted.map(({ name }) => [name, theirs[name]])',
      '[]',
    ],
  ),
  ...inFile(
    ui('data/use-write.ts'),
    [
      loadWritesTest,
      ui('features/remove/remove-dialog.test.tsx'),
      ui('screens/record/show-screen.test.tsx'),
    ],
    ['A form does not load what follows its write', 'loadWrites().catch(() => undefined);', ''],
    [
      'A deletion that proves nothing is success',
      'if (!(await isGone(client, resource, written, record))) throw',
      'if (false) throw',
    ],
  ),
  ...inFile(
    ui('form/use-edit-form.ts'),
    [editTest],
    [
      'An update without an answer is success',
      'if (!result.record && result.errors.length === 0) await confirm(changes, isConfirmed(result) === false);',
      '',
    ],
  ),
  ...inFile(
    ui('screens/record/edit-screen.tsx'),
    [editTest],
    [
      'Who comes back sees an old record',
      "document.addEventListener('visibilitychange', look);",
      '',
    ],
  ),
  ...inFile(
    ui('session-core/edit/form-values.ts'),
    [ui('session-core/edit/form-values.test.ts')],
    [
      'Untouched fields are sent',
      'inputs.filter((input) => !isSameValue(input, initial[input.name], values[input.name]))',
      'inputs.filter(() => true)',
    ],
  ),
  ...inFile(
    ui('form/use-draft.ts'),
    [ui('form/use-draft.test.ts')],
    ['Typed text is lost with the page', "window.addEventListener('pagehide', flush);", ''],
  ),
  ...inFile(
    ui('resources/use-application.ts'),
    ['packages/ui/test/two-applications.test.tsx'],
    [
      'Two applications on a page have each other’s columns, views, runs and drafts',
      'storageSuffix(schemaBaseAt(useRouter().base), use(AdminContext)?.application)',
      'storageSuffix(schemaBaseAt(useRouter().base))',
    ],
  ),
  ...inFile(
    ui('storage/draft-storage.ts'),
    [ui('form/use-draft.test.ts'), ui('storage/draft-storage.test.ts')],
    [
      'What one typed is offered to the next account',
      'JSON.stringify([application, owner, name])',
      'JSON.stringify([application, name])',
    ],
    ['A draft dies with its tab', 'if (store) set(key, text, store).catch(() => undefined);', ''],
  ),
  ...inFile(
    ui('session/use-sign-out.ts'),
    [ui('shell/shell.test.tsx')],
    [
      'A sign-out drops what a form holds unasked',
      'if (guard) guard.attempt(leave, false, drafts);\n      else leave();',
      'leave();',
    ],
  ),
  ...inFile(
    ui('kit/navigation-guard.tsx'),
    [ui('kit/navigation-guard.test.tsx')],
    [
      'Leaving a changed form asks nothing',
      'guard.attempt(() => outer(go, to, options), staysHere);',
      'outer(go, to, options);',
    ],
  ),
  ...inFile(
    ui('kit/use-unsaved-guard.ts'),
    [ui('kit/navigation-guard.test.tsx')],
    ['Closing the tab asks nothing', "window.addEventListener('beforeunload', askBrowser);", ''],
  ),
  ...inFile(
    ui('session/session.ts'),
    [ui('session/session.test.ts'), ui('session/gate.test.tsx')],
    ['Other tabs do not hear of a sign-out', 'if (changed === changeKey) void start();', ''],
    [
      'Another person sees the page of the one before',
      '.then(({ beReplaced }) => beReplaced({ become, viewer, base }, next.viewer))\n.catch(() => location.reload());\n        return;',
      ';',
    ],
  ),
  ...inFile(
    ui('session/endpoint-auth.ts'),
    [ui('session/session.test.ts'), ui('app/connect.test.ts')],
    ['A token is kept untried', 'if (!(await endpoint.holds(given))) throw', 'if (false) throw'],
  ),
  ...inFile(
    ui('session/session-changes.ts'),
    [ui('session/session.test.ts'), ui('session/gate.test.tsx')],
    ['Signing out leaves the records of others in the cache', 'await client().clearStore();', ''],
    [
      'Signing out leaves what was typed',
      'Promise.all([dropAllDrafts(base), dropAllJobs(base)',
      'Promise.all([dropAllJobs(base)',
    ],
  ),
  ...inFile(
    ui('screens/record/list-section.tsx'),
    [ui('screens/record/show-screen.test.tsx')],
    [
      'A related list shows the records of all',
      "filters: conditions, search: '', columns: columns.map",
      "filters: [], search: '', columns: columns.map",
    ],
  ),
  ...inFile(
    ui('session-core/bulk/attempt-rows.ts'),
    [ui('session-core/bulk/bulk-run.test.ts'), ui('features/bulk/bulk-work.test.ts')],
    [
      'A row whose answer was lost counts as refused',
      "if (!known.outcome && (fate === 'lost' || wasSent)) return { error, fate: 'lost' };",
      '',
    ],
    [
      'What was sent before the tab was closed is sent again unread',
      'if (wasSent) {\n      const known',
      'if (false) {\n      const known',
    ],
    [
      'A row is sent before it is kept that it was',
      "await put(at, { status: 'sent' });",
      "void put(at, { status: 'sent' });",
    ],
    [
      'Several rows whose answer was lost count as refused',
      "await each(fate === 'lost' ? unknown : ",
      'await each(',
    ],
  ),
  ...inFile(
    ui('session-core/bulk/bulk-run.ts'),
    [ui('session-core/bulk/bulk-run.test.ts'), ui('features/bulk/bulk-work.test.ts')],
    [
      'A run goes on without a session',
      "if (fault.fate === 'shut' || attempt === mostAttempts) return halt(fault.error);",
      'if (attempt === mostAttempts) return halt(fault.error);',
    ],
    [
      'A run that is paused goes on',
      'attempt = 1; !isStopped(); attempt',
      'attempt = 1; ; attempt',
    ],
  ),
  ...inFile(
    ui('session-core/bulk/bulk-session.ts'),
    [ui('session-core/bulk/bulk-session.test.ts')],
    ['A run that has ended is offered to another tab', 'await current?.job.stored?.drop();', ''],
    ['Two runs begin by two presses', 'if (hasBegun) return;', ''],
  ),
  ...inFile(
    ui('features/bulk/action-work.ts'),
    [ui('features/bulk/action-work.test.ts'), actionRowsTest],
    [
      'An action without an answer is sent again',
      '    ...judging(words),\n',
      '    ...judging(words), settle: async () => null,\n',
    ],
    [
      'Several rows count as done that were refused together',
      'sent.errors.length > 0 ? records.map(() => sent.errors) : ',
      '',
    ],
  ),
  ...inFile(
    ui('session-core/bulk/edit-work.ts'),
    [ui('features/bulk/bulk-work.test.ts'), ui('features/bulk/edit-rows.test.tsx'), actionRowsTest],
    [
      'Changing several writes over what others have changed',
      'if (isChanged(row, now)) return refused(words.changed);',
      '',
    ],
    [
      'Rows without a version are written unread',
      ' || !tellsVersion(resource, row, (record) => update.variables(keyOf(resource, row), changes, record))',
      '',
    ],
  ),
  ...inFile(
    ui('session-core/bulk/remove-work.ts'),
    [ui('features/bulk/bulk-work.test.ts'), ui('features/bulk/edit-rows.test.tsx'), actionRowsTest],
    [
      'Deleting several overlooks what others have changed',
      'if (changedFields(writtenFields(resource), row, now).length > 0) return changed;',
      '',
    ],
  ),
  ...inFile(
    ui('storage/kept-jobs.ts'),
    [ui('storage/kept-jobs.test.ts'), ui('features/bulk/unfinished-jobs.test.tsx')],
    ['Two tabs carry out one run', 'if (!taken) {', 'if (false) {'],
    ['What one began is offered to the next', '|| job.viewer !== viewer', ''],
    [
      'A run that has ended is offered again',
      'writeStored(keyOf(resource, id), undefined, application);\n      await delMany',
      'await delMany',
    ],
  ),
  ...inFile(
    ui('features/bulk/remove-rows-dialog.tsx'),
    [ui('features/bulk/edit-rows.test.tsx')],
    ['Hundreds are deleted by one press', 'isConfirmed && void bulk.begin', 'void bulk.begin'],
  ),
  ...inFile(
    ui('features/actions/use-action.ts'),
    [actionsTest, actionRowsTest],
    ['An action is sent twice', 'if (hasEnded.current) return null;', ''],
  ),
  ...inFile(
    ui('features/actions/use-action-request.ts'),
    [actionsTest, actionRowsTest],
    [
      'A wrong value is said of each record, and not at its field',
      'errors: isOfForm ? (refusals[0] ?? []) : []',
      'errors: []',
    ],
  ),
  ...inFile(
    ui('features/actions/action-dialog.tsx'),
    [actionRowsTest],
    ['Hundreds of records are reached by one press', ' && count <= pressed', ''],
  ),
  ...inFile(
    ui('features/actions/action-form.tsx'),
    [actionRowsTest],
    [
      'What cannot be taken back is done with hundreds unasked',
      'if (isConfirmed) onStart();',
      'onStart();',
    ],
  ),
  ...inFile(
    ui('actions/send-action.ts'),
    [actionsTest, actionRowsTest],
    [
      'An action that proves nothing is done',
      'written.errors.length === 0 && isConfirmed(written) === false ?',
      'false ?',
    ],
    [
      'Records that the answer to an action leaves out are done',
      'named.has(recordId(key, record)) ? [] : [{ message: unconfirmed }]',
      '[]',
    ],
  ),
  ...inFile(
    ui('resources/create-scoping.ts'),
    [ui('resources/create-scoping.test.ts'), scopeTest, 'packages/ui/test/scope/tenants.test.tsx'],
    [
      'Lists show what is outside of the chosen scope',
      'filters: [...conditions, ...request.filters]',
      'filters: request.filters',
    ],
    [
      'Totals count what is outside of the chosen scope',
      'count.variables(scopedRequest(request), exact, isSummed) }',
      'count.variables(request, exact, isSummed) }',
    ],
  ),
  ...inFile(
    ui('resources/with-definitions.ts'),
    [ui('resources/defined-list.test.tsx'), ui('resources/defined-form.test.tsx')],
    ['What is defined of a resource is not applied', 'own || others.length > 0 ?', 'false ?'],
  ),
  ...inFile(
    ui('resources/create-resources.ts'),
    [ui('resources/create-resources.test.ts')],
    [
      'The rights of the user are not asked',
      'capabilities.includes(capability) && access(capability, name)',
      'capabilities.includes(capability)',
    ],
  ),
  ...inFile(
    ui('resources/resource.ts'),
    [ui('resources/create-resources.test.ts')],
    [
      'Nobody hears of the first resource behind a scope',
      'for (const listener of listeners) listener();',
      'listeners.clear();',
    ],
  ),
  ...inFile(
    ui('session/oidc/oidc-auth.ts'),
    [ui('session/oidc/oidc-auth.test.ts')],
    [
      'A token that another tab has just renewed is renewed again',
      'if (before && before.access !== refused && isFresh(before)) return before;',
      '',
    ],
    [
      'A token that was refused is sent again',
      'before.access !== refused && isFresh(before)',
      'isFresh(before)',
    ],
    [
      'A refresh token is lost with the first renewal',
      'tokens.refresh ?? before?.refresh',
      'tokens.refresh',
    ],
    [
      'The session ends when its provider is away',
      'if (!(error instanceof ResponseBodyError)) throw new NetworkError({ cause: error });',
      '',
    ],
  ),
  ...inFile(
    ui('session/oidc/token-store.ts'),
    [ui('session/oidc/oidc-auth.test.ts')],
    [
      'Other tabs do not hear of a sign-in at a provider',
      'localStorage.setItem(key, String(Date.now()));',
      '',
    ],
  ),

  // Trees, long lists, pictures, sums, filters by related records, files.
  ...inFile(
    ui('screens/list/branches.ts'),
    [ui('screens/list/branches.test.ts'), treeTest],
    [
      'What is below itself is opened without end',
      'const isRepeated = above.includes(id);',
      'const isRepeated = false;',
    ],
    [
      'Nothing is offered beyond the first records below one',
      'if (!state.page.hasNextPage) return rows;',
      'return rows;',
    ],
  ),
  ...inFile(
    ui('screens/list/branch-page.tsx'),
    [treeTest],
    [
      'Below each record of a tree stand those of all',
      "=> [...given, { field: filter, operator: 'eq', value }]",
      '=> given',
    ],
  ),
  ...inFile(
    ui('screens/list/tree-view.tsx'),
    [treeTest],
    [
      'A tree begins with records that others contain',
      "filters: [...given, { field: filter, operator: 'isNull', value: true } as const]",
      'filters: given',
    ],
    [
      'What is searched for is looked for at the top of a tree alone',
      "const isAsked = state.search !== '' ||",
      'const isAsked = false ||',
    ],
    [
      '«Refresh» leaves what is below as it was',
      'const refresh = showsTree ? refreshAll : shown.refresh;',
      'const { refresh } = shown;',
    ],
  ),
  ...inFile(
    ui('screens/list/tree-table.tsx'),
    [treeTest],
    [
      'The arrow to the right opens nothing',
      "if (key === 'ArrowRight' && isOpen === 'false') onToggle(id, true);",
      'if (false) onToggle(id, true);',
    ],
    [
      'The focus is lost with the button that shows more',
      'if (isLost) focusRow(table.current?.tBodies[0]?.rows[at]);',
      '',
    ],
  ),
  ...inFile(
    gql('list/growing-pages.ts'),
    [gql('list/growing-list.test.ts'), growingRowsTest],
    [
      'A record that two pages have is shown twice',
      'if (id !== undefined && joinedIds.has(id)) continue;',
      '',
    ],
    [
      'A server that brings nothing is asked for ever',
      'return last.isLoading || range === undefined || range.end > range.start;',
      'return true;',
    ],
  ),
  ...inFile(
    gql('list/watch-growing-list.ts'),
    [gql('list/growing-list.test.ts'), growingRowsTest],
    [
      'A page begins where the one before it no longer ends',
      'page.position = { ...nextPosition(previous, this.#paging), page: page.position.page };',
      '',
    ],
    [
      'After a write all pages are asked for at once',
      'for (const page of this.#pages) if (!this.#isInSight(page)) this.#stop(page);',
      '',
    ],
    [
      'What is near stays as it was before a write',
      'if (isRefreshed) void this.#refreshNear();',
      '',
    ],
    [
      'An address asks for as many pages as it likes',
      'Math.min(restored, maxRestoredPages * pageSize)',
      'restored',
    ],
    [
      'Pages stay that are behind the end',
      'for (const removed of this.#pages.splice(index + 1)) this.#drop(removed);',
      '{}',
    ],
    ['What was out of sight at a refresh stays old', 'else page.isOutdated = true;', ''],
    [
      'A page that failed is taken for an empty one',
      'if (read.length === 0 && !failures.isEmpty) return;',
      '',
    ],
  ),
  ...inFile(
    ui('screens/list/growing-list.tsx'),
    [growingListTest, treeTest],
    [
      'Ten thousand rows are rendered at once',
      'const isLong = records.length > (wasLong ? mostRenderedAgain : mostRendered);',
      'const isLong = false;',
    ],
    [
      'A press on a row in sight acts on another',
      'row === wholePage ? row : row + offset.current',
      'row',
    ],
    [
      'What failed is marked in other rows',
      'failures.has(row + start, field)',
      'failures.has(row, field)',
    ],
    [
      'Who comes back to a long list finds its first page',
      'if (rows !== undefined) keep(rows);',
      '',
    ],
    [
      'Next rows that failed are asked for without end while one scrolls',
      '&& growth.error === undefined && rows',
      '&& rows',
    ],
  ),
  ...inFile(
    ui('screens/list/use-row-focus.ts'),
    [growingListTest],
    [
      'The focus is lost with a row that is scrolled away',
      'else scrollAreaOf(frame)?.focus({ preventScroll: true });',
      '',
    ],
    [
      'The arrow keys do not go on from a row that is scrolled away',
      'reveal(wanted.current);\n    focusWanted();',
      'focusWanted();',
    ],
  ),
  ...inFile(
    ui('screens/list/row-window.tsx'),
    [growingListTest],
    [
      'A record that was left is out of sight when one comes back',
      "if (!isBack.current) reveal(recent, 'center');",
      '',
    ],
  ),
  ...inFile(
    ui('screens/list/use-rendered-rows.ts'),
    [growingListTest],
    [
      'Where rows take long, nothing is heard until a jump has rendered all of them',
      'isUnderWay.current = rows > 0;',
      '',
    ],
    ['Cards are taken to be as high as rows', 'virtualizer.of.resizeItem(place, height)', '{}'],
  ),
  ...inFile(
    ui('screens/list/next-rows.ts'),
    [ui('screens/list/next-rows.test.ts')],
    [
      'After a jump rows come first that nobody sees',
      'start: sight.start, end: Math.min(sight.start + most',
      'start: wanted.start, end: Math.min(wanted.start + most',
    ],
  ),
  ...inFile(
    ui('screens/list/rows-in-sight.ts'),
    [ui('screens/list/rows-in-sight.test.ts'), growingListTest],
    [
      'Rows beyond the edge are in sight',
      'return place.bottom >= top && place.top <= bottom;',
      'return true;',
    ],
    [
      'Rows below the end of the window are in sight',
      'Math.min(area?.bottom ?? innerHeight, innerHeight)',
      'area?.bottom ?? innerHeight',
    ],
  ),
  ...inFile(
    ui('screens/list/record-path.tsx'),
    [treeTest],
    [
      'The way to a record begins at its end',
      '[...found.values()].toReversed()',
      '[...found.values()]',
    ],
    ['A way that goes on looks whole', 'goesOn: isRecord(next) };', 'goesOn: false };'],
    [
      'A record that was moved stands in what it was in',
      '&& recordId(key, last) === recordId(key, direct);',
      ';',
    ],
    [
      'The way is asked for in another order than the rows',
      '{ ...request, sort: request.sort.length > 0 ? request.sort : list.defaultSort }',
      'request',
    ],
    ['The way leads to records that may not be shown', "{can('show', name) ? (<a", '{true ? (<a'],
  ),
  ...inFile(
    ui('screens/list/use-paging.ts'),
    [listTest, ui('screens/list/paging.test.tsx')],
    [
      'A page deep in the list is asked for when an order is about to be chosen',
      "ask({ page: 0, sort: next }, 'auto')",
      "ask({ sort: next }, 'auto')",
    ],
  ),
  ...inFile(
    ui('screens/list/use-record-list.ts'),
    [listTest],
    [
      'One order is asked for when a second one is about to be added',
      'expectSort(toggleSort(list, sort, field, add))',
      'expectSort(toggleSort(list, state.sort, field, false))',
    ],
  ),
  ...inFile(
    ui('features/views/write-beside.ts'),
    [ui('features/views/write-beside.test.ts'), ui('features/views/saved-views.test.tsx')],
    [
      'A change of a view is refused though others have changed something else of it',
      'if (!(error instanceof ViewChangedError)) throw error;',
      'throw error;',
    ],
    [
      'A change of a view goes over what others have changed of the same',
      'if (!present || !isSame(present)) throw error;',
      'if (!present) throw error;',
    ],
    [
      'A view is removed that others have just changed',
      "part.names.includes('position') || part.isSame(seen, present)",
      'true',
    ],
    [
      'A view that others have only moved cannot be removed',
      "part.names.includes('position') || ",
      '',
    ],
  ),
  ...inFile(
    ui('screens/list/use-row-controls.ts'),
    [ui('screens/list/use-row-controls.test.tsx'), ui('features/bulk/edit-rows.test.tsx')],
    [
      'How rows are chosen is loaded between a press and its answer',
      'expect: () => pause(() => loadTools(ofRows), false)',
      'expect: () => loadTools(ofRows)',
    ],
    [
      'What was chosen stays so under other conditions',
      'const state = kept.of === conditions ? kept : nothing;',
      'const state = kept;',
    ],
  ),
  ...inFile(
    ui('fields/picture-file.ts'),
    [ui('fields/picture-file.test.ts'), ui('fields/picture.test.tsx')],
    [
      'A drawing that may bring code along is shown',
      'image\\/(?:png|',
      'image\\/(?:svg\\+xml|png|',
    ],
    [
      'A file that says it is none is shown as a picture',
      'otherTypes.test(textOf(holder, typeName)) || ',
      '',
    ],
  ),
  ...inFile(
    ui('fields/picture.tsx'),
    [ui('fields/picture.test.tsx')],
    ['Servers of pictures are told of the page', ' referrerPolicy="no-referrer"', ''],
    ['All pictures are loaded with the page', ' loading="lazy"', ''],
    [
      'A picture that is not there leaves a hole',
      'if (isBroken) return isNamed ? null :',
      'if (false) return isNamed ? null :',
    ],
    [
      'An origin that the page refuses is asked again for each picture',
      'useState(() => refused.has(originOf(address)))',
      'useState(false)',
    ],
    [
      'Addresses without a host are looked for on that of the page',
      "typeof server === 'string' ? server : location.href",
      'location.href',
    ],
  ),
  ...inFile(
    ui('screens/list/list-sums.tsx'),
    [columnToolsTest],
    ['Everything is added up unasked', 'isAsked ? variables : null', 'variables'],
    [
      'Roubles and euros are added up',
      "if (!inOneCurrency.includes(name)) return t('columns.oneCurrency');",
      '',
    ],
    [
      'A sum of before stands below what is found now',
      'isAsked && !loading && !error && data',
      'isAsked && data',
    ],
    [
      'What the page shows already is asked for',
      'if (total?.exact && total.count <= records.length) return null;',
      '',
    ],
  ),
  ...inFile(
    ui('screens/list/page-sums.tsx'),
    [columnToolsTest, treeTest],
    [
      'Sums of all outlast the conditions that they are of',
      'isAsked={asked === conditions}',
      'isAsked={asked !== undefined}',
    ],
  ),
  ...inFile(
    ui('filters/related-filters.ts'),
    [ui('filters/related-filters.test.ts'), relatedTest],
    [
      '«None such» asks for «at least one»',
      'input: (condition) => relatedInput(relation, quantifier, other,',
      'input: (condition) => relatedInput(relation, quantifiersOf(relation)[0] ?? quantifier, other,',
    ],
    [
      'Conditions about related records are not sent',
      'return filter && isRelated(filter) ?',
      'return false && filter && isRelated(filter) ?',
    ],
    [
      'An address of related records is unknown inside of groups',
      '(?:(?:all|any|none)-\\d+\\.)*(',
      '(',
    ],
  ),
  ...inFile(
    ui('session-core/table-files/csv.ts'),
    [ui('session-core/table-files/csv.test.ts')],
    [
      'A spreadsheet carries out what a text says',
      "return formula.test(text) ? `'${text}` : text;",
      'return text;',
    ],
    [
      'Codes lose their zeros in a spreadsheet',
      'wholeNumber.test(text) ? text : `\\t${text}`',
      'text',
    ],
  ),
  ...inFile(
    ui('session-core/table-files/cell.ts'),
    [
      ui('session-core/table-files/csv.test.ts'),
      ui('session-core/table-files/xlsx.test.ts'),
      ui('features/export/exported-columns.test.tsx'),
    ],
    ['Long numbers lose digits in a spreadsheet', '.length <= digitsOfNumber;', '.length <= 99;'],
  ),
  ...inFile(
    ui('data/record-pages.ts'),
    [ui('data/record-pages.test.ts')],
    [
      'A row that moves while it is exported is there twice',
      'records.filter((record) => known.add(recordId(key, record)))',
      'records',
    ],
    [
      'A cursor that leads to itself is followed for ever',
      'if (page.endCursor === at.after) throw',
      'if (false) throw',
    ],
  ),
  ...inFile(
    ui('features/export/use-record-export.ts'),
    [ui('features/export/export-dialog.test.tsx')],
    ['All fields are those that the list shows', ', ...(list.more ?? [])];', '];'],
  ),
  ...inFile(
    ui('data/ask-records.ts'),
    [ui('data/ask-records.test.ts')],
    [
      'A list that failed is exported as an empty one',
      'if (error && (records.length === 0 || failures.isEmpty)) throw error;',
      '',
    ],
  ),
  ...inFile(
    ui('features/import/run-import.ts'),
    [
      ui('features/import/run-import.test.ts'),
      ui('features/import/import-dialog.test.tsx'),
      ui('features/import/row-target.test.ts'),
    ],
    [
      'Rows that are there twice are written twice',
      'const before = repeated(row);',
      'const before: number | undefined = undefined;',
    ],
    [
      'A row of which nobody knows is written again',
      'const unsure = key.length > 0 ? [] : failed.unsure;',
      'for (const at of failed.unsure) again.add(at);\n        const unsure: readonly number[] = [];',
    ],
    [
      'Rows that were written are written again by who goes on',
      'if (skip.has(row.at) || (next <= start.next && !again.has(row.at))) continue;',
      '',
    ],
    [
      'A branch is sent before what it hangs on',
      'const later = dryRun ? [] : named.later(some);',
      'const later: readonly ReadRow[] = [];',
    ],
    [
      'The check refuses a tree that is not there yet',
      'dryRun ? named.parse(',
      'false ? named.parse(',
    ],
    [
      'Rows that wait for others are lost with their tab',
      'for (const { row } of later) again.add(row.at);',
      '',
    ],
  ),
  ...inFile(
    ui('session-core/import/import-session.ts'),
    [ui('session-core/import/import-session.test.ts')],
    [
      'A file that was chosen before takes the place of the later one',
      'if (turn === lastRead) await dispatch(event);',
      'await dispatch(event);',
    ],
  ),
  ...inFile(
    ui('session-core/import/request-slices.ts'),
    [ui('session-core/import/request-slices.test.ts'), ui('features/import/api-target.test.ts')],
    [
      'Requests of an import are measured by their letters',
      'utf8(JSON.stringify(row.values)).length',
      'JSON.stringify(row.values).length',
    ],
  ),
  ...inFile(
    ui('features/import/row-names.ts'),
    [ui('features/import/row-names.test.ts')],
    [
      'A label is made of values that the file does not have',
      'fields[name] === undefined) throw',
      'false) throw',
    ],
  ),
  ...inFile(
    ui('features/import/alone.ts'),
    [ui('features/import/import-dialog.test.tsx')],
    ['Two tabs carry out one import', 'lock ? once() : undefined', 'once()'],
  ),
  ...inFile(
    ui('features/import/write-rows.ts'),
    [ui('features/import/import-dialog.test.tsx')],
    [
      'An import that has ended is offered again',
      'await store.forget(id).catch(() => undefined);',
      '',
    ],
    [
      'Rows that were sent when the tab was closed are sent again',
      'if (sent.length > 0 && !isKnown && plan.key.length === 0) {',
      'if (false) {',
    ],
    [
      'Calls that the server no longer knows of are sent again',
      'isRemembered(calls, found.repeatable)',
      'true',
    ],
  ),
  ...inFile(
    ui('session-core/import/import-machine.ts'),
    [
      ui('session-core/import/import-machine.test.ts'),
      ui('features/import/import-dialog.test.tsx'),
    ],
    [
      'A check that the user ended stays open',
      "if (error === undefined && state.step === 'check') return { step: 'columns', open: state.open };",
      '',
    ],
  ),
  ...inFile(
    ui('features/import/import-store.ts'),
    [ui('features/import/import-store.test.ts'), ui('features/import/import-dialog.test.tsx')],
    [
      'What one has left unfinished is offered to the next',
      'importPrefix(application, resource, account)',
      "importPrefix(application, resource, '')",
    ],
    [
      'A server is taken to remember for ever',
      'Date.now() - sent.at < repeatable',
      'repeatable > 0',
    ],
  ),
  ...inFile(
    ui('features/import/row-target.ts'),
    [ui('features/import/row-target.test.ts')],
    [
      'One of several records with a key is changed',
      'if (found.length > 1) return',
      'if (false) return',
    ],
    [
      'A refusal in the answer counts as written',
      'return result.errors.length > 0 ? result.errors : record',
      'return record',
    ],
  ),
  ...inFile(
    ui('features/import/name-index.ts'),
    [ui('features/import/references.test.ts'), ui('features/import/import-dialog.test.tsx')],
    [
      'One of several records of a name is taken',
      'if (byLabel && byLabel.size > 1) return',
      'if (false) return',
    ],
    [
      'A text that is a name of one and a key of another is taken for the name',
      "if (named !== undefined && ofKey !== undefined && named !== ofKey) return problem('labelOrKey');",
      '',
    ],
  ),
  ...inFile(
    ui('features/bulk/action-work.ts'),
    [ui('features/bulk/action-work.test.ts')],
    [
      'A refusal of all ends the run in place of its rows',
      'if (error instanceof MutationRejectedError) return',
      'if (false) return',
    ],
  ),

  // Projects of their own.
  ...inFile(
    'packages/create-admin/src/write-project.ts',
    ['packages/create-admin/src/write-project.test.ts', 'packages/create-admin/src/main.test.ts'],
    ['A folder that has files is written over', 'if (found.length > 0) throw', 'if (false) throw'],
    [
      'Everybody on the machine can read the password of the database',
      "writeFileSync(join(folder, '.env'), settings, { mode: 0o600 });",
      "writeFileSync(join(folder, '.env'), settings);",
    ],
  ),

  // Code generation.
  ...inFile(
    codegen('infer/rules/resolve-roles.ts'),
    [resourcesTest, writesTest, overridesTest],
    [
      'Records have no page of their own',
      '[inferOne, inferOneNode, inferCountField',
      '[inferOneNode, inferCountField',
    ],
    [
      'Writes are not told by their arguments',
      'inferWritePayload, inferWriteArguments, ',
      'inferWritePayload, ',
    ],
    [
      'Overrides of a resource are not applied',
      'for (const { type } of listed.resources) applyOverrides(type, overrides.resources?.[type], roles);',
      '',
    ],
  ),
  ...inFile(
    codegen('infer/rules/resolve-lists.ts'),
    [overridesTest, resourcesTest],
    ['`exclude` excludes nothing', '|| overrides.exclude?.includes(type)', ''],
    ['Near lists are lists', ', inferNearList]', ']'],
  ),
  ...inFile(
    codegen('infer/readings/check-overrides.ts'),
    [overridesTest],
    [
      'A misspelt type in the configuration is not noticed',
      "requireName(type, types, 'admin.resources', 'type');",
      '',
    ],
  ),
  ...inFile(
    codegen('infer/readings/payload/proofs.ts'),
    [fixturesTest, 'packages/codegen/test/confirmed-writes.test.ts'],
    [
      'A count of rows proves no write',
      "if (!hasList(part.type) && (kind === 'integer' || kind === 'bigint') && counts.test(word)) return [{ path, kind: 'count' }];",
      '',
    ],
  ),
  ...inFile(
    codegen('infer/readings/key/key-form.ts'),
    ['packages/codegen/test/dialects/key-forms.test.ts', fixturesTest],
    [
      'The form of a key that others point to is not chosen',
      'if (pointedTo) return {',
      'if (false) return {',
    ],
  ),
  ...inFile(
    codegen('print/cache/root-fields-by-type.ts'),
    ['packages/codegen/test/fragments.test.ts', fixturesTest],
    [
      'A list does not change with the types in it',
      'for (const name of [type.name, ...possibleNames(schema, type.name)]) note(name, path);',
      '',
    ],
    [
      'A list of which a document asks the total alone does not change with its records',
      'for (const listed of lists.get(path) ?? []) noteList(listed.resource, path);',
      '',
    ],
    [
      'Aggregates do not change with their type',
      'for (const type of dependencies(field, records)) noteAny(type, path);',
      '{}',
    ],
  ),
  ...inFile(
    codegen('generate/generation.ts'),
    [codegen('generate/generate.test.ts')],
    ['Files of what is gone stay', 'for (const path of removed) rmSync(path);', ''],
    ['`--check` writes', 'if (!options.check) {', 'if (true) {'],
  ),
  ...inFile(
    codegen('infer/assembly/tree.ts'),
    [codegen('infer/assembly/tree.test.ts')],
    ['What stands beside a record is above it', '!says(beside, candidate) && ', ''],
    ['A tree whose top cannot be asked for is one', 'if (!hasRoots) return', 'if (false) return'],
    [
      'A switch for the top is overlooked',
      'return choice === undefined ? undefined :',
      'return true ? undefined :',
    ],
  ),
  ...inFile(
    codegen('infer/readings/record/image.ts'),
    [codegen('infer/readings/record/image.test.ts')],
    ['A parcel is a picture', ' && !measured.some((name) => names.has(name))', ''],
    [
      'The largest picture stands in rows',
      'const isSure = smaller &&',
      'const isSure = false && smaller &&',
    ],
  ),

  // The application.
  ...inFile(
    ui('app/connect.ts'),
    [ui('app/connect.test.ts'), 'apps/web/test/fixed-requirements.test.tsx'],
    [
      'What fails for want of a session does not wait for the next',
      '[createRefreshCredentialsLink(session.renew, { timeout: 0 })]',
      '[]',
    ],
    ['Refusals of another server are shown as data', 'createRefusedReadsLink(),', ''],
    [
      'Who is forbidden for want of a session is not asked to sign in',
      '[createLostSessionLink(holds)]',
      '[]',
    ],
    ['The token of another endpoint is not sent', 'getToken: token,', ''],
    [
      'Configured headers do not reach the client',
      'headers: { ...headers }, credentials',
      'credentials',
    ],
    ['Lost connections are not asked again', 'createRetryLink(),', ''],
  ),
  ...inFile(
    ui('app/permissions.ts'),
    [ui('app/permissions.test.ts')],
    ['Editors are offered accounts', "viewer.role === 'owner'", "viewer.role !== 'viewer'"],
    ['Viewers are offered changes', "|| viewer.role !== 'viewer'", '|| viewer !== null'],
  ),
  ...inFile(
    ui('app/page-config.ts'),
    [ui('app/page-config.test.ts')],
    [
      'What the page says gives way to the build',
      'written[key] ?? env[`VITE_ADMIN_${key.toUpperCase()}`]',
      'env[`VITE_ADMIN_${key.toUpperCase()}`] ?? written[key]',
    ],
    [
      'A misspelt way to sign in is taken',
      'if (known === undefined) throw',
      'if (known === undefined) return values[0]; if (false) throw',
    ],
  ),
  ...inFile(
    ui('app/use-online.ts'),
    ['apps/web/test/offline.test.tsx'],
    [
      'Nobody is told that the network is gone',
      "addEventListener('offline', changed);\n  return",
      'return',
    ],
  ),
  ...inFile(
    ui('app/app-i18n.ts'),
    [ui('app/app-i18n.test.ts')],
    [
      'Names of accounts go before those that the application gives them',
      '[...names, ...catalogues,',
      '[...catalogues, ...names,',
    ],
  ),
  // Sown without a plan: what a careless edit of any line does.
  ...inFile(
    gql('runtime/order.ts'),
    [gql('runtime/runtime.test.ts')],
    [
      'The key ends an order in the direction of its first key',
      'order.at(-1)?.descending',
      'order.at(0)?.descending',
    ],
  ),
  ...inFile(
    gql('runtime/links.ts'),
    [gql('runtime/links.test.ts'), 'packages/codegen/test/present-links.test.ts'],
    [
      'Links of one page are taken for all',
      "keys.includes(ends[0] ?? '')",
      "(keys.length > 0 || keys.includes(ends[0] ?? ''))",
    ],
    [
      'A row whose other end is hidden is taken away',
      'return key === undefined || remaining.delete(key);',
      'return key !== undefined && remaining.delete(key);',
    ],
    [
      'All links are replaced where some are not known',
      '&& isRead && !allRows(record, at))',
      '&& isRead && record === at)',
    ],
    [
      'A link by a number is added and taken away though it stays',
      '!excluded.has(String(recordKey))',
      '!excluded.has(recordKey)',
    ],
  ),
  ...inFile(
    gql('runtime/filters.ts'),
    [gql('runtime/runtime.test.ts'), 'packages/codegen/test/label-search.test.ts'],
    [
      'A space beside a word is searched for',
      '.split(/\\s+/)\n    .filter(Boolean)',
      '.split(/\\s+/)',
    ],
  ),
  ...inFile(
    gql('list/growing-pages.ts'),
    [gql('list/growing-list.test.ts')],
    [
      'A list that grows backwards is asked for its end',
      '(!paging.byPosition || endOf(info, paging) != null)',
      '(!paging.byPosition || info.endCursor != null)',
    ],
  ),
  ...inFile(
    gql('transport/upload-link.ts'),
    [
      gql('transport/uploads.test.ts'),
      gql('transport/upload-in-browser.test.ts'),
      gql('transport/exact-numbers.test.ts'),
    ],
    [
      'A date beside a file is sent empty',
      "|| 'toJSON' in value || isRawNumber(value)",
      '|| isRawNumber(value)',
    ],
  ),
  ...inFile(
    gql('resource/record-id.ts'),
    [gql('resource/record-id.test.ts')],
    ['A key that begins with a tilde is read as another one', "id.replace(/^~/, '%7E')", 'id'],
  ),
  ...inFile(
    gql('cache/stale-after.ts'),
    [gql('cache/stale-after.test.ts'), gql('cache/cache-rules.test.ts'), freshTest],
    [
      'A mutation that asks for its type name makes everything stale',
      "if (name.value === '__typename') return [];",
      '',
    ],
  ),
  ...inFile(
    gql('list/watch-growing-list.ts'),
    [gql('list/growing-list.test.ts')],
    [
      'Of the pages out of sight the farthest are refreshed first',
      'distance(first) - distance(other)',
      'distance(other) - distance(first)',
    ],
  ),
  ...inFile(
    ui('session-core/edit/draft.ts'),
    [
      ui('session-core/edit/tree-properties.test.ts'),
      ui('session-core/edit/edit-session.test.ts'),
      ui('form/use-draft.test.ts'),
      editTest,
    ],
    [
      'An input of a row in a draft is taken for one of the record',
      'schema.has(kindOf(input, prefix))',
      "schema.has(kindOf(input, ''))",
    ],
  ),
  ...inFile(
    ui('storage/draft-list.ts'),
    [ui('storage/draft-list.test.ts'), ui('features/drafts/drafts-page.test.tsx')],
    [
      'The draft of another account is deleted in place of one’s own',
      'place.owner === owner && place.name === name',
      'place.name === name',
    ],
    [
      'A sign-out counts drafts that were deleted for their age',
      '(({ place, isExpired }) => !isExpired && isOfSchema(place, base))',
      '(({ place }) => isOfSchema(place, base))',
    ],
  ),
  ...inFile(
    ui('data/record-pages.ts'),
    [ui('data/record-pages.test.ts'), ui('features/export/export-dialog.test.tsx')],
    [
      'Chosen records that the search no longer finds are left out',
      "search: '', groups: undefined,",
      'groups: undefined,',
    ],
  ),
  ...inFile(
    ui('data/use-total.ts'),
    [ui('screens/list/paging.test.tsx'), listTest],
    [
      'A page behind the end of a list tells how many records there are',
      '!page.hasNextPage && (records.length > 0 || request.page === 0)',
      '!page.hasNextPage',
    ],
  ),
  ...inFile(
    ui('slots/slot.tsx'),
    ['packages/ui/test/feature-slots.test.tsx'],
    [
      'A feature renders fields of a resource that it does not apply to',
      'when(resource, can) && renders(slot, field, resource)',
      'renders(slot, field, resource)',
    ],
  ),
  ...inFile(
    ui('commands/tab-on.ts'),
    [ui('commands/tab-on.test.ts'), ui('commands/keys-early.test.tsx'), keysTest],
    [
      'Tab that was kept at the last control of a page goes nowhere',
      '(at + (isBack ? -1 : 1)) % controls.length',
      'at + (isBack ? -1 : 1)',
    ],
  ),
  ...inFile(
    ui('session-core/bulk/attempt-rows.ts'),
    [
      ui('session-core/bulk/bulk-run.test.ts'),
      ui('session-core/bulk/bulk-session.test.ts'),
      ui('features/bulk/bulk-work.test.ts'),
    ],
    [
      'A row that the attempt before has changed counts as refused',
      "wasSent && answered.status === 'refused' ? await read(row) : { outcome: null }",
      '{ outcome: null }',
    ],
  ),
  ...inFile(
    ui('table/use-columns.ts'),
    [
      ui('table/use-columns.test.ts'),
      columnToolsTest,
      ui('screens/list/arrange-columns.test.ts'),
      ui('features/views/view-state.test.ts'),
      listTest,
    ],
    [
      'A list has the columns that were chosen in the one before',
      'kept.name === name ? kept : storedChoice(name, application)',
      'kept',
    ],
  ),
  ...inFile(
    codegen('print/records/label-code.ts'),
    [
      'packages/codegen/test/label-search.test.ts',
      'packages/codegen/test/names.test.ts',
      fixturesTest,
    ],
    [
      'The names of two persons are joined as those of one',
      'owner !== undefined && parts[index - 1]?.owner === owner',
      'owner !== undefined',
    ],
  ),
  ...inFile(
    codegen('infer/assembly/write.ts'),
    [writesTest, 'packages/codegen/test/linked-lists.test.ts', fixturesTest],
    [
      'A new record is asked which links to take away',
      "inputs: role === 'create' ?",
      'inputs: false ?',
    ],
  ),
  ...inFile(
    codegen('infer/rules/one.ts'),
    [resourcesTest, 'packages/codegen/test/single-of-other-type.test.ts', fixturesTest],
    [
      'A field that is not called after the type it returns fetches no record',
      'if (exact && !candidates.has(exact)) candidates.set(exact, 0);',
      '',
    ],
  ),
  ...inFile(
    codegen('infer/readings/count/sums.ts'),
    [codegen('infer/readings/count/sums.test.ts')],
    ['A sum that has lost digits is shown', 'exact[kind]?.includes(told) &&', ''],
  ),
  ...inFile(
    codegen('infer/rules/write-payload.ts'),
    [codegen('infer/write-evidence.test.ts'), writesTest, fixturesTest],
    [
      'A removal that answers the record around it counts as one of that',
      "if (other !== undefined && spoken.role !== 'remove')",
      'if (other !== undefined)',
    ],
  ),
  ...inFile(
    codegen('infer/readings/sign-in/credentials.ts'),
    [
      codegen('infer/readings/sign-in/sign-in.test.ts'),
      'packages/codegen/test/left-out-sign-in.test.ts',
    ],
    [
      'A name or an address is asked for as an address alone',
      "words(identifier.place.name).includes('email') && !words(identifier.place.name).includes('or')",
      "words(identifier.place.name).includes('email')",
    ],
  ),
  ...inFile(
    codegen('print/operations/write-code.ts'),
    ['packages/codegen/test/versions.test.ts', fixturesTest],
    [
      'A write whose server does not compare versions says that it does',
      'version && !unchecked',
      'version',
    ],
  ),
  ...inFile(
    api('plugins/cursors.ts'),
    ['apps/api/test/cursors.test.ts'],
    [
      'The page before a cursor has records without a value at the wrong end',
      "isNullable && (nulls === 'LAST') === isAfter",
      "isNullable && nulls === 'LAST'",
    ],
  ),
  ...inFile(
    api('plugins/rounded-values.ts'),
    ['apps/api/test/types.test.ts', 'apps/api/test/imports.test.ts'],
    [
      'The largest number of a column is refused',
      'places.before > precision - scale',
      'places.before >= precision - scale',
    ],
  ),
  ...inFile(
    api('plugins/read-by-some.ts'),
    ['apps/api/test/read-by-some.test.ts', 'apps/api/test/columns-of-roles.test.ts'],
    [
      'Two columns that different roles may read are read by one statement',
      '.where(sql`${sql.literal(columns.join())} is not null`)',
      '',
    ],
  ),
  ...inFile(
    api('database/roles.ts'),
    [
      rightsTest,
      'apps/api/test/start-up.test.ts',
      'apps/api/test/roles-of-requests.test.ts',
      'apps/api/test/narrow-rights.test.ts',
    ],
    [
      'A right that was taken back is given again at the next start',
      'if (grantedIds.has(oid)) continue;',
      '',
    ],
  ),
  ...inFile(
    api('plugins/import-tries.ts'),
    ['apps/api/test/import-turns.test.ts', 'apps/api/test/imports.test.ts'],
    [
      'A turn of an import that repeats in vain ends before it finds anything',
      'isRepeated && !isAccepted ? Infinity : now',
      'now',
    ],
  ),
  ...inFile(
    api('accounts/viewer-cache.ts'),
    [api('accounts/viewer-cache.test.ts')],
    [
      'An account that is looked up while its rights change keeps them',
      'entry.accountId === undefined || entry.accountId === accountId',
      'entry.accountId === accountId',
    ],
  ),
  ...inFile(
    gql('list/watch-growing-list.ts'),
    [gql('list/growing-list-options.test.ts')],
    [
      'A page out of sight that the server failed on counts as refreshed',
      'page.isOutdated = page.error !== undefined;',
      'page.isOutdated = false;',
    ],
    [
      'Pages out of sight are asked for all at once',
      'if (!(await this.#refreshPage(page))) break;',
      'void this.#refreshPage(page);',
    ],
  ),
  ...inFile(
    gql('transport/web-socket-link.ts'),
    [gql('transport/web-socket-link.test.ts')],
    ['A connection that answers its pings is given up', 'if (received) clearTimeout(pong);', ''],
  ),
  ...inFile(
    gql('transport/persisted-documents-link.ts'),
    [gql('transport/persisted-documents-link.test.ts')],
    ['The hash of a document is of nothing', 'await crypto.subtle.digest', 'crypto.subtle.digest'],
  ),
  ...inFile(
    gql('runtime/values.ts'),
    [gql('runtime/runtime.test.ts')],
    ['An empty number is zero', 'Number(text(value).trim() || NaN)', 'Number(text(value).trim())'],
  ),
  ...inFile(
    ui('data/use-write.ts'),
    [ui('data/use-write.test.ts')],
    [
      'A record that the server refuses to show after its deletion may still be there',
      'error instanceof NotFoundError || error instanceof ReadRefusedError',
      'error instanceof NotFoundError',
    ],
  ),
  ...inFile(
    ui('features/panel/use-panel.ts'),
    [ui('features/panel/use-panel.test.ts')],
    [
      'The way back from a record beside its list leaves the list',
      '{ replace: false, state: { panel: true } }',
      '{ replace: true, state: { panel: true } }',
    ],
  ),
  ...inFile(
    ui('inputs/picker/use-misfit.ts'),
    [ui('inputs/picker/use-misfit.test.tsx')],
    [
      'A record that was chosen under the present conditions is asked for again',
      'chosen.conditions !== conditions',
      'true',
    ],
  ),
  ...inFile(
    codegen('print/documents/fragments.ts'),
    [codegen('print/documents/fragments.test.ts')],
    [
      'A fragment on a member of a union is read of every member',
      'typeCondition.name.value === type && !node.directives?.length',
      '!node.directives?.length',
    ],
  ),
  ...inFile(
    codegen('infer/readings/filter/key-of-record.ts'),
    [codegen('infer/readings/filter/filter.test.ts')],
    [
      'The key of another record is sent in place of the object that takes it',
      'path: [name, key.name], place: key',
      'path: [name], place: key',
    ],
  ),
];
