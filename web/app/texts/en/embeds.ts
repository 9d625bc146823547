export const embeds = {
  by: 'by {username}',
  vote: 'Vote for {title} on {username}’s board (opens in a new tab), {count, plural, one {# vote} other {# votes}}',
  all: '{count, plural, one {Open the chart} other {See all # ideas and vote}}',
  newTab: 'opens in a new tab',
  empty: 'No ideas on this chart yet.',
} as const;
