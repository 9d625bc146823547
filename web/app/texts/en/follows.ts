export const follows = {
  following: 'Following',
  done: 'You follow {username}',
  doneText: 'Every Monday the chart of the week waits in your inbox, and by mail if you confirmed an address.',
  undone: 'You no longer follow {username}',
  error: 'That did not work',
  lastWeek: 'Last week’s chart',
} as const;
