export const reports = {
  title: 'Report this idea',
  text: 'Only the people who run this site read your report. The creator won’t know who sent it.',
  reason: 'What’s wrong with it?',
  reasons: {
    spam: 'It’s spam or advertising',
    hate: 'It attacks or harasses someone',
    illegal: 'It’s illegal',
    misleading: 'It misleads people',
    other: 'Something else',
  },
  words: 'Anything else we should know?',
  choose: 'Choose a reason first.',
  send: 'Send report',
  thanks: 'Thanks for telling us',
  thanksText: 'The people who run this site will look at it.',
} as const;
