export type Shareable = { title: string; text: string; url: string };

/** 'cancelled': the user closed the share sheet. 'failed': the caller shows the link to copy manually. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Tries the native share sheet, then the Clipboard API, then execCommand('copy'). */
export async function shareLink({ title, text, url }: Shareable): Promise<ShareOutcome> {
  try {
    // Throws a TypeError in browsers without a share sheet.
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}

/** Resolves to true if the text was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The Clipboard API is missing on HTTP, or permission was denied.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  // A modal dialog makes the rest of the page inert. The focus may be outside: Safari doesn't focus a clicked button.
  const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  host.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
