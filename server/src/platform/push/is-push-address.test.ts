import { expect, test } from 'vitest';

import { isPushAddress } from './is-push-address.ts';

const hosts = ['fcm.googleapis.com', '*.push.apple.com'];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/QGk',
  'https://FCM.googleapis.com/fcm/send/abc',
])('isPushAddress accepts %s', (address) => {
  expect(isPushAddress(address, hosts)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://push.apple.com/x',
  'https://evilpush.apple.com.example/x',
  'https://notpush.apple.com/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://127.0.0.1/x',
  'file:///etc/passwd',
  'nonsense',
])('isPushAddress rejects %s', (address) => {
  expect(isPushAddress(address, hosts)).toBe(false);
});
