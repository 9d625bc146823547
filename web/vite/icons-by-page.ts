import type { Plugin } from 'vite';

/**
 * Each icon by a path of its own. Through the package's index every icon of every page looks needed by all of them, and a
 * board would load those of the whole site.
 */
export function iconsByPage(): Plugin {
  return {
    name: 'icons-by-page',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/web\/app\/.*\.tsx?(\?|$)/, code: "from 'lucide-react'" },
      handler: (code) =>
        code.replace(/import (?:type )?\{([^}]+)\} from 'lucide-react';/g, (whole, list: string) =>
          whole.startsWith('import type')
            ? whole
            : list
                .split(',')
                .map((part) => part.trim())
                .filter((part) => part !== '' && !part.startsWith('type '))
                .map((part) => {
                  const [name = '', alias = name] = part.split(' as ');
                  return `import ${alias} from 'lucide-react/icons/${fileOf(name)}';`;
                })
                .join(' '),
        ),
    },
  };
}

/** `Link2` is in `link-2`, `UserRoundPlus` in `user-round-plus`; a name that has no file of its own breaks the build. */
function fileOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-').toLowerCase();
}
