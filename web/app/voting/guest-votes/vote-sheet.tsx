import '../../styles/auth.css';
import '../../styles/vote-sheet.css';
import '../../styles/ways.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import type { WaitingRow } from '../../api/waiting-vote.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReadyVote } from './ready-vote.tsx';
import { SheetTerms } from './sheet-terms.tsx';
import { SheetWays } from './sheet-ways.tsx';

await requireTexts('auth');

/** The second tap of a double tap must not press a button of the sheet that has just opened under the finger. */
const settledMs = 500;

type VoteSheetProps = {
  /** The idea to vote for. Undefined if it isn't on the page. */
  idea: WaitingRow | undefined;
  /** The number of votes that wait for the login. */
  count: number;
  /** Why the last attempt to log in failed. */
  note: string | undefined;
};

/**
 * Opens over the page when a visitor votes: shows the vote and the ways to log in. The page stays where it is, and the
 * vote stays stored if the sheet is closed. After login, the page casts the vote.
 */
export function VoteSheet({ idea, count, note }: VoteSheetProps) {
  const t = useTranslations('guestVotes');
  const viewer = useViewer();
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const [isClosed, setClosed] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const isOpen = !isClosed && !viewer && pathname === openedAt;

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setClosed(true)}
      title={idea ? t('ready', { title: idea.title }) : t('readyTitle')}
      closeLabel={t('notNow')}
      isBlocked={!isSettled}
      shape="vote"
    >
      <div className="vote-sheet" data-opening={isSettled ? undefined : ''}>
        {idea && idea.votes !== null && <ReadyVote place={idea.place} votes={idea.votes} />}
        {note && <Notice kind="error">{note}</Notice>}
        <p className="vote-sheet-text">{t('text', { count })}</p>
        <SheetWays />
        <SheetTerms />
      </div>
    </Dialog>
  );
}
