/** The password of every demo account. */
export const demoPassword = 'upnext-demo';

/** Accounts for trying out the product. If they exist, the database already contains the demo data. */
export const demoLogins = [
  { username: 'SalYCiencia', role: 'creator', page: '/SalYCiencia' },
  { username: 'LanternPixel', role: 'creator', page: '/LanternPixel' },
  { username: 'lucia_m', role: 'audience', page: '/explore' },
];

export function describeLogins(): string {
  const lines = [
    ['username', 'password', 'role', 'start at'],
    ...demoLogins.map(({ username, role, page }) => [username, demoPassword, role, page]),
  ];
  return lines
    .map(
      (cells) =>
        `  ${cells
          .map((cell) => cell.padEnd(14))
          .join('')
          .trimEnd()}`,
    )
    .join('\n');
}
