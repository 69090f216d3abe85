import type { Plugin } from 'vite';

/**
 * Emotion writes properties under the names that browsers of a decade ago had for them, too, by a
 * table of a kilobyte. Of what our components use, the oldest browsers that a build is for know all
 * but one under its own name: Safari has `-webkit-user-select`.
 */
export function fewPrefixes(): Plugin {
  return {
    name: 'admin:few-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /@emotion\/cache\/dist\/[\w.-]*\.js$/ },
      handler(code, id) {
        const changed = code.replace(
          'var defaultStylisPlugins = [prefixer];',
          `var defaultStylisPlugins = [${withSafari}];`,
        );
        if (changed === code && code.includes('stylisPlugins'))
          this.error(
            `${id} makes its prefixes otherwise than we know: look there, and change few-prefixes.ts.`,
          );
        return { code: changed, map: null };
      },
    },
  };
}

/** A plugin of stylis: what stands in `return` is written. */
const withSafari =
  "function (element) { if (element.type === 'decl' && element.props === 'user-select') element.return = '-webkit-' + element.value + element.value; }";
