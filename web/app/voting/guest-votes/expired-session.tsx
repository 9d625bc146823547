import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { setViewer } from '../../api/viewer.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { showVoteLayer } from './show-vote-layer.ts';

await requireTexts('auth');

const readingMs = 1_500;

/** The session ended while the page was open: shows a toast, then redirects to the login page. */
export function showExpiredSession(client: QueryClient, returnPath: string): void {
  showVoteLayer(client, () => <ExpiredSession returnPath={returnPath} />);
}

function ExpiredSession({ returnPath }: { returnPath: string }) {
  const t = useTranslations('guestVotes');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);

  const say = useEffectEvent(() =>
    showToast({ kind: 'error', title: t('sessionExpired'), text: t('pleaseLoginAgain') }),
  );
  const leave = useEffectEvent(() => {
    // A user who has opened another page in the meantime stays there.
    if (pathname !== openedAt) return;
    // Clear the viewer first, or the login page would redirect straight back.
    setViewer(client, null);
    void navigate(`/auth?login=true&referrer=${returnPath}`);
  });
  useEffect(() => {
    say();
    const timer = setTimeout(leave, readingMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
