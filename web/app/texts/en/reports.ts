export const reports = {
  title: 'Report this idea',
  text: 'Only the site’s operator reads your report. The creator isn’t told who sent it.',
  reason: 'What’s wrong with it?',
  reasons: {
    spam: 'It’s spam or advertising',
    hate: 'It attacks or harasses someone',
    illegal: 'It’s illegal',
    misleading: 'It misleads people',
    other: 'Something else',
  },
  words: 'Anything else we should know?',
  optional: '(optional)',
  choose: 'First choose what’s wrong.',
  send: 'Send report',
  thanks: 'Thanks for telling us',
  thanksText: 'The site’s operator will look at it.',
} as const;
