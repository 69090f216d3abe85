import { NetworkError, UnauthenticatedError } from '@admin/gql';
import type { CreateAuth, SessionViewer } from '@admin/ui/app';

/**
 * The company's own service signs people in. Its cookie keeps the session; a header says which
 * branch they work for.
 */
export const companyAuth =
  (service: string): CreateAuth =>
  () => {
    const ask = async (
      method: string,
      path: string,
      body?: object,
    ): Promise<Person | undefined> => {
      const init: RequestInit = {
        method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
      };
      if (body) init.body = JSON.stringify(body);
      const response = await fetch(service + path, init).catch((cause: unknown) =>
        Promise.reject(new NetworkError({ cause })),
      );
      return [204, 401].includes(response.status) ? undefined : response.json();
    };
    let branch = '';
    const known = (person: Person | undefined): SessionViewer | undefined => {
      branch = person?.branch ?? '';
      return (
        person && {
          id: person.login,
          name: person.fullName,
          role: person.mayWrite ? 'editor' : 'viewer',
        }
      );
    };
    return {
      asks: 'name',
      start: async () => known(await ask('GET', '/me')),
      async signIn(proof) {
        const viewer = known(await ask('POST', '/session', proof));
        if (!viewer) throw new UnauthenticatedError();
        return viewer;
      },
      signOut: async () => void (await ask('DELETE', '/session')),
      headers: () => ({ 'x-branch': branch }),
    };
  };

type Person = {
  readonly login: string;
  readonly fullName: string;
  readonly mayWrite: boolean;
  readonly branch: string;
};
