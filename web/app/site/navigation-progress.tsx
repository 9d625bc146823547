import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';

/**
 * Progress bar for client-side navigation, and an announcement of the new page title for screen readers. `from` is the
 * path of the server's response: a navigation may end before this component is loaded.
 */
export function NavigationProgress({ from }: { from: string }) {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  useOpenAfterDeploy(next && createPath(next));
  const shown = useRef(from);
  const [arrived, setArrived] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setArrived(document.title);
    // The clicked element was removed and the focus was lost.
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <div className="page-turn" data-on={state === 'idle' ? undefined : ''} />
      <p className="sr" aria-live="polite">
        {arrived}
      </p>
    </>
  );
}

/**
 * After a deploy, the code of the next page may be gone. React Router then reloads the page that the user is leaving;
 * this opens the next one instead. A browser without the Navigation API reloads.
 */
function useOpenAfterDeploy(next: string | undefined): void {
  useEffect(() => {
    if (next === undefined || !('navigation' in window)) return undefined;
    const open = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload') return;
      event.preventDefault();
      window.location.assign(next);
    };
    window.navigation.addEventListener('navigate', open);
    return () => window.navigation.removeEventListener('navigate', open);
  }, [next]);
}
