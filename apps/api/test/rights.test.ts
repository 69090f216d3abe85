import { readFileSync } from 'node:fs';
import { buildSchema } from 'grafast/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type TestAdmin, type Visitor } from './admin.ts';
import { exampleCall } from './example-call.ts';
import { owner } from './owner.ts';
import { startShop, type StartedShop } from './started-shop.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'),
);
const sessionFields = [
  'viewer',
  'signIn',
  'signOut',
  'changePassword',
  'issuePassword',
  'writeSavedView',
  'removeSavedView',
  'openInSavedView',
  'importRecords',
];
const isOfSession = ({ name }: { name: string }): boolean => sessionFields.includes(name);
const isOfAccounts = ({ name }: { name: string }): boolean => /accounts?$/i.test(name);
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  (field) => !isOfSession(field),
);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  (field) => !isOfSession(field),
);

describe.each(['embedded', 'served'] as const)('on the %s database', (kind) => {
  let shop: StartedShop;
  let admin: TestAdmin;
  let viewer: Visitor;
  let editor: Visitor;
  let boss: Visitor;

  beforeAll(async () => {
    shop = await startShop(kind, { ADMIN_HOSTS: 'admin.test, admin.test:4000, localhost:4000' });
    ({ admin, viewer, editor, boss } = shop);
  });
  afterAll(() => shop?.stop());

  describe('the session', () => {
    it('is an HttpOnly cookie for this host over HTTPS', async () => {
      const answer = await admin.visitor().signIn(owner.email, owner.password);
      expect(answer.data).toEqual({
        signIn: { viewer: { id: 1, email: owner.email, role: 'owner', mustChangePassword: false } },
      });
      expect(answer.headers.get('set-cookie')).toMatch(
        /^__Host-admin=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    });

    it('is another one after each sign-in, and the one before ends', async () => {
      const visitor = admin.visitor();
      await visitor.signIn(owner.email, owner.password);
      const before = visitor.cookie;
      await visitor.signIn(owner.email, owner.password);
      expect(visitor.cookie).not.toBe(before);
      visitor.cookie = before;
      expect((await visitor.ask('{ viewer { id } }')).data).toEqual({ viewer: null });
    });

    it('ends with the sign-out, on the server too', async () => {
      const visitor = admin.visitor();
      await visitor.signIn(owner.email, owner.password);
      const kept = visitor.cookie;
      const out = await visitor.ask('mutation { signOut(input: {}) { viewer { id } } }');
      expect(out.headers.get('clear-site-data')).toBe('"cache"');
      visitor.cookie = kept;
      expect(codeOf(await visitor.ask('{ orders { totalCount } }'))).toBe('UNAUTHENTICATED');
    });

    it('is not begun where the browser would not keep it: over plain HTTP from another machine', async () => {
      const body = JSON.stringify({
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
        variables: { input: owner },
      });
      const from = (origin: string) =>
        admin.visitor().send({
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json', origin },
          body,
        });
      expect(codeOf(await from('http://admin.test:4000'))).toBe('INSECURE_CONNECTION');
      for (const origin of ['https://admin.test', 'http://localhost:4000'])
        expect((await from(origin)).data).toEqual({ signIn: { viewer: { id: 1 } } });
    });

    it('answers alike to a wrong password and to an unknown account', async () => {
      const [wrong, unknown] = [
        await admin.visitor().signIn(owner.email, 'not-the-password'),
        await admin.visitor().signIn('nobody@shop.example', 'not-the-password'),
      ];
      expect(codeOf(wrong)).toBe('INVALID_CREDENTIALS');
      expect(unknown.errors).toEqual(wrong.errors);
      await admin.visitor().signIn(owner.email, owner.password);
    });

    it('limits attempts on an account, and the account stays open to others', async () => {
      const visitor = admin.visitor();
      const codes = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        codes.push(codeOf(await visitor.signIn('guessed@shop.example', `guess-${attempt}`)));
      expect(codes).toEqual([
        ...Array.from({ length: 5 }, () => 'INVALID_CREDENTIALS'),
        'TOO_MANY_REQUESTS',
      ]);
      const refused = await visitor.signIn('guessed@shop.example', 'guess');
      expect(refused.errors?.[0]?.extensions?.retryAfter).toSatisfy(
        (seconds: number) => seconds > 0 && seconds <= 30,
      );
    });

    it('makes an account change the password it was given, and ends its sessions when it is given another', async () => {
      const created = await boss.ask<{ createAccount: { account: { id: number } } }>(
        'mutation { createAccount(input: { account: { email: "new@shop.example", name: "Новая", role: editor } }) { account { id } } }',
      );
      const { id } = created.data!.createAccount.account;
      const issue = async (): Promise<string> =>
        (
          await boss.ask<{ issuePassword: { password: string } }>(
            'mutation ($id: Int!) { issuePassword(input: { accountId: $id }) { password } }',
            { id },
          )
        ).data!.issuePassword.password;
      const first = await issue();
      const visitor = admin.visitor();
      expect((await visitor.signIn('new@shop.example', first)).data?.signIn).toMatchObject({
        viewer: { mustChangePassword: true },
      });
      expect((await visitor.ask('{ orders { totalCount } }')).errors?.[0]?.extensions).toEqual({
        code: 'FORBIDDEN',
        reason: 'MUST_CHANGE_PASSWORD',
      });
      const change = (from: string, to: string) =>
        visitor.ask(
          'mutation ($from: String!, $to: String!) { changePassword(input: { currentPassword: $from, newPassword: $to }) { viewer { mustChangePassword } } }',
          { from, to },
        );
      expect((await change(first, 'short')).errors?.[0]?.extensions).toEqual({
        code: 'PASSWORD_TOO_SHORT',
        columns: ['newPassword'],
      });
      expect(codeOf(await change(first, 'password123'))).toBe('PASSWORD_TOO_COMMON');
      expect(codeOf(await change(first, 'new@shop.example'))).toBe('PASSWORD_TOO_SIMILAR');
      expect(codeOf(await change(first, first))).toBe('PASSWORD_TOO_SIMILAR');
      expect(codeOf(await change('wrong', 'a-good-password'))).toBe('INVALID_CREDENTIALS');
      expect((await change(first, 'a-good-password')).data).toEqual({
        changePassword: { viewer: { mustChangePassword: false } },
      });
      expect((await visitor.ask('{ orders { totalCount } }')).data).toEqual({
        orders: { totalCount: 300 },
      });
      await issue();
      expect(codeOf(await visitor.ask('{ orders { totalCount } }'))).toBe('UNAUTHENTICATED');
    });

    it('issues no password for others with one that has to be changed itself', async () => {
      const created = await boss.ask<{ createAccount: { account: { id: number } } }>(
        'mutation { createAccount(input: { account: { email: "heir@shop.example", name: "Наследница", role: owner } }) { account { id } } }',
      );
      const { id } = created.data!.createAccount.account;
      const issue =
        'mutation ($id: Int!) { issuePassword(input: { accountId: $id }) { password } }';
      const issued = await boss.ask<{ issuePassword: { password: string } }>(issue, { id });
      const heir = admin.visitor();
      try {
        await heir.signIn('heir@shop.example', issued.data!.issuePassword.password);
        expect(codeOf(await heir.ask(issue, { id: 1 }))).toBe('FORBIDDEN');
        expect((await boss.ask('{ orders { totalCount } }')).errors).toBeUndefined();
      } finally {
        await boss.ask(
          'mutation ($id: Int!) { deleteAccount(input: { id: $id }) { account { id } } }',
          { id },
        );
      }
    });

    it('ends when its account may no longer sign in, and takes up new rights at once', async () => {
      const colleague = await admin.signedIn('editor');
      const { id } = (await colleague.ask<{ viewer: { id: number } }>('{ viewer { id } }')).data!
        .viewer;
      const update = (patch: object) =>
        boss.ask(
          'mutation ($id: Int!, $patch: AccountPatch!) { updateAccount(input: { id: $id, patch: $patch }) { account { id } } }',
          { id, patch },
        );
      await update({ role: 'viewer' });
      expect(
        codeOf(
          await colleague.ask(
            'mutation { updateCustomer(input: { id: 1, patch: { note: "x" } }) { customer { id } } }',
          ),
        ),
      ).toBe('FORBIDDEN');
      await update({ active: false });
      expect(codeOf(await colleague.ask('{ orders { totalCount } }'))).toBe('UNAUTHENTICATED');
    });

    it('leaves one active owner', async () => {
      for (const call of [
        'deleteAccount(input: { id: 1 })',
        'updateAccount(input: { id: 1, patch: { role: viewer } })',
        'updateAccount(input: { id: 1, patch: { active: false } })',
      ]) {
        expect(
          (await boss.ask(`mutation { ${call} { account { id } } }`)).errors?.[0]?.extensions,
        ).toMatchObject({ code: 'CHECK_VIOLATION', constraint: 'accounts_keep_an_owner' });
      }
    });
  });

  describe('rights', () => {
    it('are none without a session, for every query and mutation', async () => {
      const visitor = admin.visitor();
      for (const [kind, fields] of [
        ['query', queries],
        ['mutation', mutations],
      ] as const) {
        for (const field of fields) {
          const answer = await visitor.ask(`${kind} { ${exampleCall(field)} }`);
          expect([field.name, answer.status, codeOf(answer), answer.data]).toEqual([
            field.name,
            200,
            'UNAUTHENTICATED',
            undefined,
          ]);
        }
      }
    });

    /** Code of the error, or null, of each field, asked for in one operation. */
    const codesOf = async (
      visitor: Visitor,
      kind: 'query' | 'mutation',
      fields: typeof queries,
    ) => {
      const answer = await visitor.ask(
        `${kind} { ${fields.map((field) => `${field.name}: ${exampleCall(field)}`).join(' ')} }`,
      );
      return new Map(
        fields.map(({ name }) => [
          name,
          answer.errors?.find(({ path }) => path?.[0] === name)?.extensions?.code ?? null,
        ]),
      );
    };
    const issuePassword = 'mutation { issuePassword(input: { accountId: 1 }) { password } }';

    it('of a viewer are to read everything but accounts', async () => {
      const expected = new Map(
        queries.map((field) => [field.name, isOfAccounts(field) ? 'FORBIDDEN' : null]),
      );
      expect(await codesOf(viewer, 'query', queries)).toEqual(expected);
    });

    it('of a viewer are to write nothing', async () => {
      expect(await codesOf(viewer, 'mutation', mutations)).toEqual(
        new Map(mutations.map(({ name }) => [name, 'FORBIDDEN'])),
      );
      expect(codeOf(await viewer.ask(issuePassword))).toBe('FORBIDDEN');
    });

    it('of an editor are to write everything but accounts', async () => {
      const forbidden = [...(await codesOf(editor, 'mutation', mutations))]
        .filter(([, code]) => code === 'FORBIDDEN')
        .map(([name]) => name);
      expect(forbidden).toEqual(mutations.filter(isOfAccounts).map(({ name }) => name));
      expect(codeOf(await editor.ask(issuePassword))).toBe('FORBIDDEN');
    });
  });
});
