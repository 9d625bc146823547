import { plans } from '@upnext/contract/plans';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { creatorPath } from '../../site/creator-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MiniBars } from './mini-bars.tsx';

const trialDays = Math.max(...plans.map((plan) => plan.trialDays));

export function ClosingCall() {
  const t = useTranslations('landing');
  return (
    <section className="closing">
      <div className="page-width closing-words">
        <h2>{t('closing.title')}</h2>
        <p className="front-lead">{t('closing.lead')}</p>
        <div className="front-acts">
          <Link to={creatorPath} className={buttonClass()}>
            {t('closing.start', { days: trialDays })}
          </Link>
        </div>
        <p className="front-fine">{t('hero.noCard')}</p>
      </div>
      <MiniBars shares={[0.86, 0.7, 0.52]} look="metal" />
    </section>
  );
}
