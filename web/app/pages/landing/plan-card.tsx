import { yearlyMonthCents, yearlySavingCents, type Plan } from '@upnext/contract/plans';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { creatorPath } from '../../site/creator-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PlanFacts } from './plan-facts.tsx';

export type Billing = 'monthly' | 'yearly';

export function PlanCard({ plan, billing }: { plan: Plan; billing: Billing }) {
  const t = useTranslations('landing.pricing');
  const name = t(`plans.${plan.id}`);
  const isFree = plan.monthlyCents === 0;
  return (
    <article className={clsx('plan', plan.popular && 'plan-popular')}>
      <h3>
        {name}
        {plan.popular && <span className="badge">{t('popular')}</span>}
      </h3>
      <PlanPrice plan={plan} billing={billing} />
      <PlanFacts plan={plan} />
      <div className="plan-choice">
        <Link to={creatorPath} className={buttonClass({ kind: plan.popular ? 'ink' : 'soft', block: true })}>
          {isFree
            ? t('choose.free')
            : plan.trialDays > 0
              ? t('choose.trial', { days: plan.trialDays })
              : t('choose.plan', { plan: name })}
        </Link>
      </div>
    </article>
  );
}

function PlanPrice({ plan, billing }: { plan: Plan; billing: Billing }) {
  const t = useTranslations('landing.pricing');
  const toMoney = useMoney();
  const isFree = plan.monthlyCents === 0;
  const isYearly = billing === 'yearly';
  return (
    <p className="plan-price">
      {toMoney(isYearly ? yearlyMonthCents(plan) : plan.monthlyCents)}{' '}
      <small>
        {isFree ? t('forEver') : isYearly ? t('perMonthYearly') : t('perMonth')}{' '}
        {isYearly && !isFree && <b>{t('save', { amount: toMoney(yearlySavingCents(plan)) })}</b>}
      </small>
    </p>
  );
}

function useMoney(): (cents: number) => string {
  const format = useFormatter();
  return (cents) =>
    format.number(cents / 100, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    });
}
