const key = 'reloadedFor';

/**
 * A page that stays open during a deploy requests chunks that no longer exist. This reloads it at most once per version
 * of this script, only if the server responds, and not while a field has the focus or a dialog is open.
 */
export async function reloadOnce(version = import.meta.url): Promise<void> {
  if (isTyping()) return;
  try {
    if (sessionStorage.getItem(key) === version) return;
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
    sessionStorage.setItem(key, version);
  } catch {
    // Keep the page if there is no network, or no sessionStorage to prevent a reload loop.
    return;
  }
  location.reload();
}

function isTyping(): boolean {
  const isField = document.activeElement?.matches('input, textarea, select') === true;
  return isField || document.querySelector('dialog[open]') !== null;
}
