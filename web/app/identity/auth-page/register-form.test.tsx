// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRegistrationChallenge, register } from '@upnext/contract/identity/accounts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '../../api/query.ts';
import { LanguageProvider } from '../../texts/language.tsx';
import { loadTexts, requireTexts } from '../../texts/load-texts.ts';
import { RegisterForm } from './register-form.tsx';

const solveProof = vi.hoisted(() => vi.fn<(challenge: string) => Promise<string | undefined>>());
// There are no web workers in this environment.
vi.mock(import('../proof-of-work/solve-proof.ts'), () => ({ solveProof }));

type Reply = { status: number; body: object };
let replies: Record<string, () => Reply>;
let challenges = 0;
let sent: { proof?: string }[] = [];

beforeAll(async () => {
  await loadTexts('en');
  await requireTexts('auth');
});

beforeEach(() => {
  vi.useFakeTimers();
  challenges = 0;
  sent = [];
  replies = {
    [createRegistrationChallenge.path]: () => ({ status: 200, body: { challenge: `challenge ${++challenges}` } }),
    [register.path]: () => ({ status: 201, body: { id: 7, username: 'lucia' } }),
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === register.path) sent.push(JSON.parse(body as string) as { proof?: string });
    const reply = replies[url]?.() ?? { status: 404, body: {} };
    return Response.json(reply.body, { status: reply.status });
  });
  solveProof.mockImplementation(async (challenge) => `solution of ${challenge}`);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  solveProof.mockReset();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const usernameField = () => screen.getByLabelText('Username');

async function open(): Promise<void> {
  const form = (
    <RegisterForm
      kept={{ username: '', onChange: () => {} }}
      initialRole="audience"
      isRoleLocked
      otherWays={undefined}
    />
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element: form, loader: () => null }], {
    hydrationData: { loaderData: { root: { site: null } } },
  });
  render(
    <LanguageProvider initial="en">
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  await pass(0);
}

async function fillIn(): Promise<void> {
  fireEvent.focus(usernameField());
  fireEvent.input(usernameField(), { target: { value: 'lucia' } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  await pass(0);
}

async function submit(): Promise<void> {
  fireEvent.submit(screen.getByRole('form'));
  await pass(0);
}

test('the form solves one challenge while it is filled in, and sends the proof', async () => {
  await open();
  expect(challenges).toBe(0);
  await fillIn();
  fireEvent.focus(screen.getByLabelText('Password'));
  await pass(0);
  expect(solveProof.mock.calls).toEqual([['challenge 1']]);
  await submit();
  expect(sent).toMatchObject([{ username: 'lucia', proof: 'solution of challenge 1' }]);
});

test('a proof that takes longer is awaited for two seconds, then the form is sent without it', async () => {
  solveProof.mockImplementation(() => new Promise(() => {}));
  await open();
  await fillIn();
  await submit();
  await pass(1_900);
  expect(sent).toEqual([]);
  await pass(200);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('proof');
});

test('without a challenge, the form is sent at once and without a proof', async () => {
  replies[createRegistrationChallenge.path] = () => ({ status: 429, body: { code: 'too_many_requests', message: '' } });
  await open();
  await fillIn();
  await submit();
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('proof');
});

test('the next attempt after a refused one, or after four minutes, has a new proof', async () => {
  replies[register.path] = () => ({ status: 409, body: { code: 'username_taken', message: 'Taken' } });
  await open();
  await fillIn();
  await submit();
  await submit();
  await pass(240_000);
  fireEvent.focus(usernameField());
  await pass(0);
  await submit();
  expect(sent.map(({ proof }) => proof?.at(-1))).toEqual(['1', '2', expect.stringMatching(/[34]/)]);
});
