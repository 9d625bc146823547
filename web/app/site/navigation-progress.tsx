import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Progress bar for client-side navigation, and an announcement of the new page title for screen readers. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const from = useRef(pathname);
  const [arrived, setArrived] = useState('');
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
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
