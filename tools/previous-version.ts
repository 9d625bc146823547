/** `node tools/previous-version.ts`: prints the git ref of the newest release before this commit. */
import { git } from './copy-version.ts';

/** The newest tag or, if the clone has no tags, the last commit that set the version in package.json. */
export function previousVersion(): string {
  const tag = attempt(() => git('describe', '--tags', '--abbrev=0', 'HEAD~1'));
  const release = ['log', '-1', '--format=%H', '-G^  "version":', 'HEAD~1', '--', 'package.json'];
  const before = tag ?? attempt(() => git(...release));
  if (!before) throw new Error('No previous version in this clone. Run git fetch --unshallow --tags.');
  return before;
}

function attempt(ask: () => string): string | undefined {
  try {
    return ask().trim();
  } catch {
    return undefined;
  }
}

if (import.meta.main) console.log(previousVersion());
