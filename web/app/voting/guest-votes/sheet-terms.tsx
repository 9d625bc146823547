import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

const terms = (words: ReactNode) => <Link to="/terms">{words}</Link>;
const privacy = (words: ReactNode) => <Link to="/privacy">{words}</Link>;

/** What a visitor agrees to by logging in or signing up. */
export function SheetTerms() {
  const t = useTranslations('guestVotes');
  return <p className="vote-sheet-terms">{t.rich('agree', { terms, privacy })}</p>;
}
