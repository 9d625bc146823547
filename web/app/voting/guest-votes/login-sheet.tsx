import '../../styles/auth.css';
import '../../styles/vote-sheet.css';
import '../../styles/ways.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { loadProviders } from './load-providers.ts';
import { SheetWays } from './sheet-ways.tsx';

await requireTexts('auth');

/** The second tap of a double tap must not press a button of the sheet that has just opened under the finger. */
const settledMs = 500;

const terms = (words: ReactNode) => <Link to="/terms">{words}</Link>;
const privacy = (words: ReactNode) => <Link to="/privacy">{words}</Link>;

type LoginSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Why the visitor has to log in. */
  text: string;
  /** A sentence after the terms. */
  footnote?: string;
  /** Content above the text. */
  children?: ReactNode;
};

/** Opens over the page when a visitor does something that needs an account. The page stays where it is. */
export function LoginSheet({ isOpen, onClose, title, text, footnote, children }: LoginSheetProps) {
  const t = useTranslations('guestVotes');
  const client = useQueryClient();
  const viewer = useViewer();
  const [isReady, setReady] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const isShown = isOpen && isReady && !viewer;

  useEffect(() => {
    void loadProviders(client).then(() => setReady(true));
  }, [client]);

  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setSettled(true), settledMs);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [isShown]);

  return (
    <Dialog
      isOpen={isShown}
      onClose={onClose}
      title={title}
      closeLabel={t('notNow')}
      isBlocked={!isSettled}
      shape="vote"
    >
      <div className="vote-sheet" data-opening={isSettled ? undefined : ''}>
        {children}
        <p className="vote-sheet-text">{text}</p>
        {isReady && <SheetWays />}
        <p className="vote-sheet-terms">
          {t.rich('agree', { terms, privacy })} {footnote}
        </p>
      </div>
    </Dialog>
  );
}
