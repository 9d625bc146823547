export const reports = {
  title: 'Report this idea',
  text: 'Only whoever runs this site reads it. The creator is not told who sent it.',
  reason: 'What is wrong with it?',
  reasons: {
    spam: 'It is spam or advertising',
    hate: 'It attacks or harasses somebody',
    illegal: 'It is against the law',
    misleading: 'It misleads people',
    other: 'Something else',
  },
  words: 'Anything we should know?',
  optional: '(optional)',
  choose: 'Choose what is wrong first.',
  send: 'Send report',
  thanks: 'Thank you for telling us',
  thanksText: 'Somebody will look at it.',
} as const;
