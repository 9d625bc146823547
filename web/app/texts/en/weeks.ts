export const weeks = {
  title: '{username}: chart of the week of {day}',
  description:
    '“{winner}” won the week on {username}’s chart. See who climbed, who is new and how long they have been there.',
  heading: 'Chart of the week',
  votes: '{count, plural, one {# vote} other {# votes}} in the week',
  highlights: 'The week in short',
  winner: 'Winner',
  climber: 'Highest climber',
  climbed:
    'up {count, plural, one {# place} other {# places}}, to {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  noClimber: 'Nobody climbed this week.',
  entries: '{count, plural, =0 {No new entries} one {New entry} other {# new entries}}',
  noEntries: 'Everyone was here before.',
  places: 'The first ten on Sunday night',
  onChart: '{count, plural, one {first week on the chart} other {# weeks on the chart}}',
  peak: 'peak: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  empty: 'The ideas of this week are no longer there.',
  now: 'Vote for next week',
  others: 'Other weeks',
  before: 'The week before',
  after: 'The week after',
} as const;
