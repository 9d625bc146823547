import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import type { WaitingRow } from '../../api/waiting-vote.ts';
import { Notice } from '../../ui/notice.tsx';
import { LoginSheet } from './login-sheet.tsx';
import { ReadyVote } from './ready-vote.tsx';

type VoteSheetProps = {
  /** The idea to vote for. Undefined if it isn't on the page. */
  idea: WaitingRow | undefined;
  /** The number of votes that wait for the login. */
  count: number;
  /** Why the last attempt to log in failed. */
  note: string | undefined;
};

/** Shows the visitor's vote, which stays stored if the sheet is closed. After login, the page casts it. */
export function VoteSheet({ idea, count, note }: VoteSheetProps) {
  const t = useTranslations('guestVotes');
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const [isClosed, setClosed] = useState(false);
  return (
    <LoginSheet
      isOpen={!isClosed && pathname === openedAt}
      onClose={() => setClosed(true)}
      title={idea ? t('ready', { title: idea.title }) : t('readyTitle')}
      text={t('text', { count })}
      footnote={t('takeBack')}
    >
      {idea && idea.votes !== null && <ReadyVote place={idea.place} votes={idea.votes} />}
      {note && <Notice kind="error">{note}</Notice>}
    </LoginSheet>
  );
}
