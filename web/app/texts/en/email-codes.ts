export const emailCodes = {
  use: 'Email me a code',
  otherWays: 'Other ways to log in',
  title: 'What’s your email?',
  text: 'We’ll send you a 6-digit code to log in or sign up. No password needed.',
  email: 'Email',
  send: 'Send the code',
  sending: 'Sending…',
  checking: 'Checking…',
  sendFailed: 'We couldn’t send the code',

  sentTitle: 'Check your email',
  sentText: 'We sent a code to {email}. It works for {minutes, number} minutes.',
  code: '6-digit code',
  enter: 'Continue',
  again: 'Send a new code',
  sentAgain: 'New code sent',
  sentAgainText: 'Only the newest code works. Can’t find it? Check your spam folder.',
  otherEmail: 'Use a different email',

  newText:
    'No account has confirmed {email} yet. If you already have an account, log in to it with your password first. If not, what should we call you here?',
  welcomeBack: 'Welcome back, {username}',
} as const;
