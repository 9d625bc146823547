export const guestVotes = {
  ready: 'Your vote for “{title}” is ready.',
  readyTitle: 'Your vote is ready.',
  readyText: 'Log in or sign up and it counts.',
  withYours:
    '<strong>{votes, number}</strong> {votes, plural, one {vote} other {votes}}, <strong>{after, number}</strong> with yours',
  text: '{count, plural, =1 {Log in or sign up and it counts.} other {Log in or sign up and all # of your votes count.}} You’ll come straight back here.',
  notNow: 'Not now',
  email: 'Email',
  passkey: 'Passkey',
  pickUsername: 'Pick a username and password instead',
  usePassword: 'Log in with a password instead',
  signUp: 'New here? Sign up',
  logIn: 'Already have an account? Log in',
  otherWays: 'Other ways to log in',
  loginPage: 'Go to the login page',
  agree:
    'By continuing you agree to the <terms>Terms</terms> and <privacy>Privacy policy</privacy>. You can take your vote back at any time.',

  counts: 'Your vote counts',
  thanksMany: 'Thank you for your {count, number} votes!',
  undo: 'Undo',
  alreadyVoted: 'You’d already voted for this one',
  sessionExpired: 'Your session has expired',
  pleaseLoginAgain: 'Please log in again. We’ve saved your vote and will cast it once you’re back.',
} as const;
