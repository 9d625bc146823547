export const suggestions = {
  title: 'Suggest an idea',
  first: 'Suggest the first idea',
  failed: 'Error submitting suggestion',
  nextPlace: 'Yours could be {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  nextPlaceText: 'Suggest what {username} should make. Your idea joins the chart once it’s approved.',
} as const;
