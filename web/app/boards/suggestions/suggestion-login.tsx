import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { forgetRedirect } from '../../api/intent.ts';
import { buttonClass } from '../../ui/button.tsx';
import { keepDraft, readDraft } from './suggestion-draft.ts';

/** Shown to visitors instead of the form. After login they return to the form. */
export function SuggestionLogin({ board, returnPath }: { board: string; returnPath: string }) {
  const t = useTranslations('suggestionForm');
  const hasDraft = Boolean(readDraft(board)?.title);
  const onLeave = () => {
    forgetRedirect();
    keepDraft(board, { waitsForLogin: true });
  };
  return (
    <>
      <p className="text-text-2">{t('loginRequiredText')}</p>
      {hasDraft && <p className="text-small text-text-3">{t('draftKept')}</p>}
      <div className="dialog-acts">
        <Link
          to={`/auth?register=true&referrer=${returnPath}`}
          className={buttonClass({ kind: 'soft' })}
          onClick={onLeave}
        >
          {t('register')}
        </Link>
        <Link to={`/auth?login=true&referrer=${returnPath}`} className={buttonClass()} onClick={onLeave}>
          {t('logIn')}
        </Link>
      </div>
    </>
  );
}
