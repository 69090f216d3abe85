import type { Plugin } from 'vite';

/**
 * i18next can load texts from a server, by a queue with retries that weighs as much as our own
 * texts. Ours come with the code that shows them; a build that asks for such a backend all the same
 * fails when it starts, and says so.
 */
export function noBackend(): Plugin {
  return {
    name: 'admin:no-backend',
    apply: 'build',
    transform: {
      filter: { id: /i18next\/dist\/esm\/i18next\.js$/ },
      handler(code, id) {
        const changed = code.replace(
          /\nclass Connector extends EventEmitter \{\n[\s\S]*?\n\}\n/,
          connector,
        );
        if (changed === code)
          this.error(
            `${id} loads texts otherwise than we know: look there, and change no-backend.ts.`,
          );
        return { code: changed, map: null };
      },
    },
  };
}

/** As much of it as i18next asks for where everything is there. */
const connector = `
class Connector extends EventEmitter {
  state = {};
  constructor(backend) {
    super();
    if (backend) throw new Error('Texts are part of the build: it has left out what loads them from a server (no-backend.ts).');
  }
  load(languages, namespaces, callback) {
    callback?.();
  }
  reload(languages, namespaces, callback) {
    callback?.();
  }
}
`;
