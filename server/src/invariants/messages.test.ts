import { api } from '@upnext/contract/api';
import { en } from '@upnext/contract/messages/en';
import { es } from '@upnext/contract/messages/es';
import { beforeAll, describe, expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { startServer } from '../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '100' });

let creator: TestAccount;
let fan: TestAccount;
let idea: number;
beforeAll(async () => {
  creator = await makeCreator(server);
  fan = await makeFan(server);
  idea = await makeIdea(server, creator);
  await fan.call(api.castVote, { params: { id: String(idea) } });
});

type Headers = { headers: Record<string, string> };
const account = (body: object) => (extra: Headers) =>
  server.call(api.register, { body: { username: 'fine-name', password: 'fine password', ...body }, ...extra });
const suggestion = (body: object) => (extra: Headers) =>
  fan.call(api.suggestIdea, {
    params: { username: creator.username },
    body: { title: 'Fine title', description: 'A fine description', ...body },
    ...extra,
  });
const ideaInput = (body: object) => (extra: Headers) =>
  creator.call(api.createIdea, { body: { title: 'Fine', ...body }, ...extra });

/**
 * All validation messages that the spec quotes: the invalid input, a call that sends it, and the quoted English and Spanish text.
 */
const sentences = [
  [
    'a username with 2 characters',
    account({ username: 'ab' }),
    undefined,
    'El nombre de usuario debe tener al menos 3 caracteres',
  ],
  [
    'a username with 51 characters',
    account({ username: 'a'.repeat(51) }),
    undefined,
    'El nombre de usuario no puede exceder 50 caracteres',
  ],
  [
    'a username with spaces',
    account({ username: 'a b c' }),
    undefined,
    'El nombre de usuario solo puede contener letras, números, guiones y guiones bajos',
  ],
  ['a missing username', account({ username: undefined }), 'Username is required', 'Nombre de usuario es requerido'],
  [
    'a password with 5 characters',
    account({ password: '12345' }),
    'Password must be at least 6 characters',
    'La contraseña debe tener al menos 6 caracteres',
  ],
  [
    'a password with 101 characters',
    account({ password: 'a'.repeat(101) }),
    undefined,
    'La contraseña no puede exceder 100 caracteres',
  ],
  ['an invalid email', account({ email: 'nonsense' }), 'Please enter a valid email', undefined],
  ['an empty idea title', ideaInput({ title: '' }), 'Title is required', undefined],
  [
    'an idea title with 101 characters',
    ideaInput({ title: 'a'.repeat(101) }),
    'Title must be 100 characters or less',
    undefined,
  ],
  [
    'an idea description with 281 characters',
    ideaInput({ description: 'a'.repeat(281) }),
    'Description must be 280 characters or less',
    undefined,
  ],
  ['an empty suggestion title', suggestion({ title: '' }), 'Title is required', undefined],
  [
    'a suggestion title with 101 characters',
    suggestion({ title: 'a'.repeat(101) }),
    'Title must be 100 characters or less',
    undefined,
  ],
  [
    'a suggestion description with 281 characters',
    suggestion({ description: 'a'.repeat(281) }),
    'Description must be 280 characters or less',
    undefined,
  ],
  [
    'a profile description with 501 characters',
    (extra: Headers) => creator.call(api.updateProfile, { body: { profileDescription: 'a'.repeat(501) }, ...extra }),
    undefined,
    'La descripción debe tener 500 caracteres o menos',
  ],
] as const;

test.each(sentences)(
  'the message for %s is the one that the spec quotes, in English and Spanish',
  async (_input, provoke, english, spanish) => {
    const inEnglish = await provoke({ headers: { 'accept-language': 'en' } });
    const inSpanish = await provoke({ headers: { 'accept-language': 'es-MX,en;q=0.5' } });
    const words = [inEnglish, inSpanish].map(({ error }) => error.fields?.[0]?.message);
    // If the spec quotes only one language, any text is accepted in the other one.
    expect(words).toEqual([english ?? words[0], spanish ?? words[1]]);
    expect(words[0]).not.toBe(words[1]);
    expect([inEnglish, inSpanish].map(({ error }) => error.message)).toEqual(words);
  },
);

test('a response with several invalid fields has the general invalid_input message', async () => {
  const { error } = await account({ username: 'ab', password: '12345' })({ headers: { 'accept-language': 'en' } });
  expect(error.fields).toHaveLength(2);
  expect(error.message).toBe(en.errors.invalid_input);
});

test('castVote returns the messages quoted in the spec for a second vote and for a vote without a session', async () => {
  const again = (language: string) =>
    fan.call(api.castVote, { params: { id: String(idea) }, headers: { 'accept-language': language } });
  expect((await again('en')).error.message).toBe('You have already voted');
  expect((await again('es')).error.message).toMatch(/^Ya has votado/);
  const stranger = await server.call(api.castVote, { params: { id: String(idea) } });
  expect([stranger.status, stranger.error.message]).toEqual([401, 'Authentication required']);
});

test('API messages use the language cookie before Accept-Language, and English as the fallback', async () => {
  const ask = async (headers: Record<string, string>) => (await server.call(api.getUser, { headers })).error.message;
  expect(await ask({ cookie: 'language=es', 'accept-language': 'en' })).toBe(es.errors.not_signed_in);
  expect(await ask({ cookie: 'language=en', 'accept-language': 'es' })).toBe(en.errors.not_signed_in);
  expect(await ask({ cookie: 'language=xx', 'accept-language': 'de, es;q=0.2, en;q=0.1' })).toBe(
    es.errors.not_signed_in,
  );
  expect(await ask({ 'accept-language': 'de' })).toBe(en.errors.not_signed_in);
  expect(await ask({})).toBe(en.errors.not_signed_in);
});

describe('API messages', () => {
  test('every message exists in English and Spanish, and the two texts differ', () => {
    for (const kind of ['errors', 'fields'] as const) {
      for (const [key, english] of Object.entries(en[kind])) {
        const spanish = (es[kind] as Record<string, string>)[key];
        expect(spanish, key).toBeTruthy();
        expect(spanish, key).not.toBe(english);
      }
    }
  });
});
