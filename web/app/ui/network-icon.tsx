import type { ReactNode } from 'react';

export type Network = 'twitter' | 'instagram' | 'youtube' | 'tiktok' | 'threads' | 'website';

const drawings: Record<Network, ReactNode> = {
  // The logo of X. A plain cross would look like a close button.
  twitter: (
    <path
      transform="translate(2.4 2.4) scale(0.8)"
      fill="currentColor"
      stroke="none"
      d="M18.901 1.153h3.68l-8.04 9.19L24 22.846h-7.406l-5.8-7.584-6.638 7.584H.474l8.6-9.83L0 1.154h7.594l5.243 6.932ZM17.61 20.644h2.039L6.486 3.24H4.298Z"
    />
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="m10.200 9 5 3-5 3z" fill="currentColor" />
    </>
  ),
  tiktok: <path d="M13 3v12.500a4 4 0 1 1-4-4M13 3c.3 3 2.500 5.300 6 5.500" />,
  threads: <path d="M16 12a4 4 0 1 1-4-4 4 4 0 0 1 4 4zm0 0v1.500a2.500 2.500 0 0 0 5 0V12a9 9 0 1 0-4 7.500" />,
  website: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9S9 6 12 3z" />
    </>
  ),
};

export function NetworkIcon({ network }: { network: Network }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[network]}
    </svg>
  );
}
