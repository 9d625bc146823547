/**
 * Plans and prices. All pages read them from here. Null means no limit. Features with `built: false` are shown as
 * 'soon'.
 */
export const yearlyDiscountPercent = 20;

export const plans = [
  {
    id: 'free',
    monthlyCents: 0,
    boards: 1,
    visibleIdeas: 10,
    votesPerMonth: 100,
    popular: false,
    trialDays: 0,
    features: [
      { id: 'appAddress', built: true },
      { id: 'basicAnalytics', built: true },
      { id: 'communitySupport', built: true },
    ],
  },
  {
    id: 'pro',
    monthlyCents: 900,
    boards: 3,
    visibleIdeas: 50,
    votesPerMonth: 5_000,
    popular: true,
    trialDays: 14,
    features: [
      { id: 'noBranding', built: false },
      { id: 'advancedAnalytics', built: true },
      { id: 'csvExport', built: true },
      { id: 'customDomain', built: false },
      { id: 'prioritySupport', built: false },
    ],
  },
  {
    id: 'creatorPro',
    monthlyCents: 2_900,
    boards: null,
    visibleIdeas: null,
    votesPerMonth: null,
    popular: false,
    trialDays: 0,
    features: [
      { id: 'customDomain', built: false },
      { id: 'embedding', built: true },
      { id: 'teams', built: true },
      { id: 'prioritySupport', built: false },
    ],
  },
] as const;

export type Plan = (typeof plans)[number];

/** The price per month with yearly billing. */
export function yearlyMonthCents(plan: Plan): number {
  return Math.round((plan.monthlyCents * (100 - yearlyDiscountPercent)) / 100);
}

export function yearlySavingCents(plan: Plan): number {
  return (plan.monthlyCents - yearlyMonthCents(plan)) * 12;
}
