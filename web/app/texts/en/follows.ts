export const follows = {
  following: 'Following',
  follow: 'Follow {username}',
  ask: 'Get {username}’s weekly chart every Monday.',
  done: 'You’re following {username}',
  doneText:
    'Every Monday you’ll get the weekly chart in your notifications, and by email if you’ve confirmed your address.',
  undone: 'You’ve unfollowed {username}',
  error: 'We couldn’t update who you follow',
  lastWeek: 'Last week’s chart',
} as const;
