import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { forgetRedirect } from '../../api/intent.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Invites visitors to sign up. */
export function StageJoin({ path }: { path: string }) {
  const t = useTranslations('stage');
  const auth = `${path}/auth`;
  return (
    <section className="stage-join stage-width for-guests" aria-labelledby="join">
      <div>
        <h2 id="join">{t('joinTitle')}</h2>
        <p>{t('joinText')}</p>
      </div>
      <div className="stage-acts">
        <Link to={`${auth}?register=true`} className={buttonClass({}, 'btn-light')} onClick={forgetRedirect}>
          {t('join')}
        </Link>
        <Link to={`${auth}?direct=true`} className={buttonClass({}, 'btn-veil')} onClick={forgetRedirect}>
          {t('logIn')}
        </Link>
      </div>
    </section>
  );
}
