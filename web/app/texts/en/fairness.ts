export const fairness = {
  title: 'How {username} counts votes',
  description: 'Every vote counts once. See how many votes {username} counted, put on hold, removed and restored.',
  skip: 'Skip to the numbers',
  heading: 'One person, one vote. Here’s how we check.',

  week: 'Last 7 days',
  counted: 'counted',
  onHold: 'on hold now',
  sums: '{counted, plural, one {# vote} other {# votes}} counted, {onHold, number} on hold now',

  days: 'Day by day',
  day: 'Day',
  dayCounted: 'Counted',
  dayHeld: 'On hold',
  dayRemoved: 'Removed',
  dayRestored: 'Restored',
  today: 'Today',

  rules: 'The rules',
  onceTitle: 'Every vote counts once, in full.',
  once: 'No vote weighs more than another.',
  waitTitle: 'Odd votes wait.',
  wait: 'When votes look like one person with many accounts, they go on hold. One sign alone is never enough.',
  verifyTitle: 'Verify and it counts.',
  verify: 'Confirm an email or link an account, such as Google.',
  verifiedOnlyTitle: 'Verified voters only.',
  verifiedOnly:
    'On this board, a vote counts once its voter has confirmed an email or linked an account. Until then it’s on hold.',
  decideTitle: 'The creator decides.',
  decide: '{username} can count or remove what’s on hold. Every decision shows up in this table and can be undone.',
  verifyAction: 'Verify your account',
} as const;
