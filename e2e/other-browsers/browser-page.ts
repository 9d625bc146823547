/** The part of a browser that the stories use, the same for Puppeteer and Selenium. */
export type BrowserPage = {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. It must not refer to anything but its argument. */
  run: <Result>(work: (text: string) => Result | Promise<Result>, text?: string) => Promise<Result>;
  /** Clicks the element's centre with the mouse, as a person would. */
  click: (target: Target) => Promise<void>;
  /** Replaces the value of a field by typing. */
  type: (target: Target, text: string) => Promise<void>;
  /** Errors that the page has reported since it was opened. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The first visible element that matches the selector and has this accessible name or text. */
export type Target = { css: string; name?: string };

export type StartBrowser<Page = BrowserPage> = () => Promise<{
  openPage: () => Promise<Page>;
  quit: () => Promise<void>;
}>;

/** Runs in the page. */
export function findElement(css: string, name: string): Element | null {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  const found = [...document.querySelectorAll(css)].find(
    (element) => nameOf(element).includes(name) && element.checkVisibility() && !element.closest('[inert]'),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

/** Calls `work` until it returns a value that is not null, undefined or false, and returns that value. */
export async function waitFor<T>(what: string, work: () => Promise<T>, timeoutMs = 20_000): Promise<NonNullable<T>> {
  const until = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < until) {
    try {
      const result = await work();
      if (result !== null && result !== undefined && result !== false) return result;
      last = undefined;
    } catch (error) {
      // The page may be navigating.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not happen within ${timeoutMs / 1_000} s`, { cause: last });
}
