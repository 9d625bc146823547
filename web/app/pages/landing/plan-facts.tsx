import type { Plan } from '@upnext/contract/plans';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export function PlanFacts({ plan: { boards, visibleIdeas, votesPerMonth, trialDays, features } }: { plan: Plan }) {
  const t = useTranslations('landing.pricing');
  return (
    <ul className="plan-facts">
      <Fact>{boards === null ? t('boardsUnlimited') : t('boards', { count: boards })}</Fact>
      <Fact>{visibleIdeas === null ? t('ideasUnlimited') : t('ideas', { count: visibleIdeas })}</Fact>
      <Fact>{votesPerMonth === null ? t('votesUnlimited') : t('votes', { count: votesPerMonth })}</Fact>
      {features.map(({ id, built }) => (
        <Fact key={id} isBuilt={built}>
          {t(`features.${id}`)}
        </Fact>
      ))}
      {trialDays > 0 && <Fact>{t('trial', { days: trialDays })}</Fact>}
    </ul>
  );
}

function Fact({ isBuilt = true, children }: { isBuilt?: boolean; children: ReactNode }) {
  const t = useTranslations('landing');
  const Icon = isBuilt ? Check : Clock;
  return (
    <li className={isBuilt ? undefined : 'plan-later'}>
      <Icon className="i" aria-hidden="true" />
      <span>{children}</span>
      {!isBuilt && <span className="plan-soon">{t('soon')}</span>}
    </li>
  );
}
