export const follows = {
  following: 'Following',
  done: 'You’re following {username}',
  doneText:
    'Every Monday you’ll get the chart of the week in your notifications, and by email if you’ve confirmed your address.',
  undone: 'You’ve unfollowed {username}',
  error: 'That didn’t work',
  lastWeek: 'Last week’s chart',
} as const;
