const key = 'reloadedFor';

/**
 * A page that stays open over a deploy asks for chunks that no longer exist; a reload brings the new version. It reloads
 * at most once for each version of this script, not while the user types, and only if the server answers.
 */
export async function reloadOnce(version = import.meta.url): Promise<void> {
  if (isTyping()) return;
  try {
    if (sessionStorage.getItem(key) === version) return;
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
    sessionStorage.setItem(key, version);
  } catch {
    // Without a network, or without a storage that prevents a loop, the page stays as it is.
    return;
  }
  location.reload();
}

function isTyping(): boolean {
  const isField = document.activeElement?.matches('input, textarea, select') === true;
  return isField || document.querySelector('dialog[open]') !== null;
}
