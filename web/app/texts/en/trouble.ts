export const trouble = {
  notFoundTitle: '404 Page Not Found',
  notFoundText: 'We couldn’t find that page.',
  notFoundForDevelopers: 'Did you forget to add the page to the router?',
  boardNotFoundText: 'This board does not exist or is no longer shared.',
  errorTitle: 'We couldn’t load this page',
  errorText: 'Something went wrong on our side. Try again in a moment.',
  backHome: 'Go to the home page',
} as const;
