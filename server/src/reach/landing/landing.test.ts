import { readFileSync } from 'node:fs';
import path from 'node:path';

import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { startServer } from '../../../test/start-server.ts';

const ownFile = path.join(import.meta.dirname, '../../../../docs/landing.example.json');

test("without LANDING_FILE, getLanding returns 200 with content marked as an example, in the visitor's language", async () => {
  const server = await startServer();
  const english = await server.call(api.getLanding);
  expect(english.status).toBe(200);
  expect(english.body).toMatchObject({ language: 'en', isExample: true });
  expect([english.body.figures.length, english.body.testimonials.length]).toEqual([4, 3]);
  const spanish = await server.call(api.getLanding, { headers: { 'accept-language': 'es' } });
  expect(spanish.body).toMatchObject({ language: 'es', isExample: true });
});

test('with LANDING_FILE, getLanding returns 200 with the content of the file, not marked as an example', async () => {
  const server = await startServer({ LANDING_FILE: ownFile });
  const { body } = await server.call(api.getLanding);
  const { en } = JSON.parse(readFileSync(ownFile, 'utf8')) as { en: object };
  expect(body).toEqual({ ...en, language: 'en', isExample: false });
});

test('startup fails with an error that names the problem if the file in LANDING_FILE is missing or invalid', async () => {
  await expect(startServer({ LANDING_FILE: '/no/such.json' })).rejects.toThrow(
    "LANDING_FILE=/no/such.json can't be read",
  );
  const otherFile = path.join(import.meta.dirname, '../../../../package.json');
  await expect(startServer({ LANDING_FILE: otherFile })).rejects.toThrow(
    'en: use an object with figures and testimonials.',
  );
});
