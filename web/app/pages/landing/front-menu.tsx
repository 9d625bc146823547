import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { forgetRedirect } from '../../api/intent.ts';
import { useViewer } from '../../api/viewer.ts';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { SectionLinks } from './section-links.tsx';

/** Menu on phones. Uses the popover API, so it opens before hydration and closes on Escape or an outside click. */
export function FrontMenu({ isLanding }: { isLanding: boolean }) {
  const t = useTranslations('landing.header');
  const viewer = useViewer();
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.hidePopover();
  const leaveToLogin = () => {
    forgetRedirect();
    close();
  };
  return (
    <span className="front-menu">
      <button type="button" className={iconButtonClass()} popoverTarget="front-menu" aria-label={t('menu')}>
        <Menu className="i" aria-hidden="true" />
      </button>
      <nav ref={panel} id="front-menu" className="front-menu-panel" popover="auto" aria-label={t('sections')}>
        <SectionLinks isLanding={isLanding} className="menu-item" onFollow={close} />
        {!viewer && (
          <Link
            to="/auth"
            className="menu-item front-account-guest"
            data-unknown={viewer === undefined || undefined}
            onClick={leaveToLogin}
          >
            {t('login')}
          </Link>
        )}
      </nav>
    </span>
  );
}
