import type { Plugin } from 'vite';

/**
 * Imports each icon from its own file. If icons were imported through the package's index, every icon would count as
 * used by every page, and a board would load the icons of the whole site.
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

/** `Link2` is in `link-2`, `UserRoundPlus` in `user-round-plus`. A name without such a file fails the build. */
function fileOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-').toLowerCase();
}
