import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** From one page to the next without a reload: that something is on its way, and then where one is, as a browser tells it. */
export function PageTurn() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const from = useRef(pathname);
  const [arrived, setArrived] = useState('');
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    setArrived(document.title);
    // What was pressed is gone, and the keyboard's place with it.
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
