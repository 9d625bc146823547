export const weeks = {
  title: '{username}: chart of the week of {day}',
  description:
    '“{winner}” won the week on {username}’s chart. See what moved up, what’s new and how long each idea has been on the chart.',
  heading: 'Chart of the week',
  votes: '{count, plural, one {# vote} other {# votes}} in the week',
  highlights: 'The week at a glance',
  winner: 'Winner',
  climber: 'Biggest climber',
  climbed:
    'up {count, plural, one {# place} other {# places}} to {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  noClimber: 'No idea moved up this week.',
  entries: '{count, plural, =0 {No new entries} one {New entry} other {# new entries}}',
  noEntries: 'All of these were here before.',
  places: 'The top ten on Sunday night',
  onChart: '{count, plural, one {first week on the chart} other {# weeks on the chart}}',
  peak: 'peak: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  empty: 'The ideas from this week have been deleted.',
  now: 'Vote for next week',
  others: 'Other weeks',
  before: 'Previous week',
  after: 'Next week',
} as const;
