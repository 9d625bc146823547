export const weeks = {
  title: '{username}: chart for the week starting {day}',
  description:
    '“{winner}” won the week on {username}’s chart. See what moved up, what’s new and how long each idea has been on the chart.',
  heading: 'Weekly chart',
  votes: '{count, plural, one {# vote} other {# votes}} that week',
  highlights: 'The week at a glance',
  winner: 'Winner',
  climber: 'Biggest climber',
  climbed:
    'up {count, plural, one {# place} other {# places}} to {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  noClimber: 'No idea moved up that week.',
  entries: '{count, plural, =0 {No new entries} one {New entry} other {# new entries}}',
  noEntries: 'Every idea was already on the chart.',
  places: 'The top ten on Sunday night',
  onChart: '{count, plural, one {first week on the chart} other {# weeks on the chart}}',
  peak: 'peak: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  empty: 'The ideas from that week have been deleted.',
  now: 'Vote on this week’s chart',
  others: 'Other weeks',
  before: 'Previous week',
  after: 'Next week',
} as const;
