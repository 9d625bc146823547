import { useState } from 'react';

export type KeptUsername = { username: string; onChange: (event: { target: { value: string } }) => void };

/** Keeps the typed username when somebody switches between logging in and signing up. */
export function useKeptUsername(): KeptUsername {
  const [username, setUsername] = useState('');
  return { username, onChange: ({ target }) => setUsername(target.value) };
}
