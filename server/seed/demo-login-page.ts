/** The people who can log in to the demo without a password, besides a new one. */
const people = ['sofia_r', 'kofi_a'];

/** The page on which a visitor of the demo logs in to the provider that it imitates. */
export function demoLoginPage(label: string): string {
  const buttons = people.map((person) => `<button name="person" value="${person}">Continue as ${person}</button>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Demo login</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 90vh; place-content: center; margin: 1rem; }
  main { display: grid; gap: 1rem; width: min(24rem, calc(100vw - 2rem)); }
  h1 { margin: 0; font-size: 1.5rem; }
  p { margin: 0; }
  form { display: grid; gap: 0.5rem; }
  button { min-height: 3rem; padding: 0 1rem; border: 1px solid; border-radius: 1.5rem; background: none; font: inherit; cursor: pointer; }
</style>
</head>
<body>
<main>
<h1>Demo login</h1>
<p>This page stands in for ${label}. On a real site, ${label} would ask you to log in here.</p>
<form method="post">
<button name="person" value="new">Continue as someone new</button>
${buttons.join('\n')}
<button name="person" value="">Cancel</button>
</form>
</main>
</body>
</html>
`;
}
