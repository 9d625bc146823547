export const push = {
  title: 'Notifications on this device',
  text: 'Find out right away when an idea you backed gets made or your suggestion is on the chart.',
  takes: 'Show notifications on this device',
  denied:
    'Your browser blocks notifications from this site. Allow them in the browser’s settings, then turn them on here.',
  unsupported:
    'This browser can’t show notifications. On an iPhone or iPad, add this site to your home screen and open it from there.',
  failed: 'We couldn’t change that setting',
  on: 'Notifications are on',
  onText: 'You can turn them off in your account.',
  ask: 'Want to know when one of your picks gets made?',
  act: 'Notify me',
  notNow: 'Not now',
} as const;
