import { plans, yearlyDiscountPercent } from '@upnext/contract/plans';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { PlanCard, type Billing } from './plan-card.tsx';

const billings: readonly Billing[] = ['monthly', 'yearly'];

/** All values are computed from the contract's table of plans. */
export function Pricing() {
  const t = useTranslations('landing.pricing');
  const name = useId();
  const [billing, setBilling] = useState<Billing>('monthly');
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <fieldset className="tabs billing">
          <legend className="sr">{t('billing')}</legend>
          {billings.map((choice) => (
            <label key={choice} className="tab">
              <input type="radio" name={name} checked={billing === choice} onChange={() => setBilling(choice)} />
              {t(choice)}
              {choice === 'yearly' && <span>{t('off', { percent: yearlyDiscountPercent })}</span>}
            </label>
          ))}
        </fieldset>
        <p className="text-small text-text-2">{t('noCard')}</p>
      </div>
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} billing={billing} />
        ))}
      </div>
    </>
  );
}
