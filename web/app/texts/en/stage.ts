/** The page of a creator at /creators/:username. */
export const stage = {
  title: '@{username}',
  headline:
    '{count, plural, =0 {The first idea could be yours} one {One idea so far. What’s yours?} other {# ideas. Which one’s next?}}',
  guestHint: 'Log in to vote. Every vote moves a bar.',
  memberHint: 'Every vote moves a bar.',
  ownerHint: 'Your chart, as your fans see it.',
  joinTitle: 'Help decide what’s next.',
  joinText:
    'A free account takes less than a minute: just a username and a password. Vote for every idea you like, and suggest your own.',
  loginToVote: 'Log in to vote',
  join: 'Sign up and vote',
  logIn: 'Log in',
  footer: 'A chart on <link>{site}</link>, where fans decide what creators make next.',
} as const;
