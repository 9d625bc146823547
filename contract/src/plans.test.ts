import { expect, test } from 'vitest';

import { plans, yearlyMonthCents, yearlySavingCents } from './plans.ts';

test('yearly prices are the monthly prices minus the yearly discount', () => {
  expect(plans.map((plan) => [plan.id, plan.monthlyCents, yearlyMonthCents(plan), yearlySavingCents(plan)])).toEqual([
    ['free', 0, 0, 0],
    ['pro', 900, 720, 2160],
    ['creatorPro', 2900, 2320, 6960],
  ]);
});
