import { isPushService } from './push-service.ts';

const SERVICES = ['fcm.example', '*.push.example', 'http://127.0.0.1:9000'];

describe('a push service', () => {
  it.each([
    'https://fcm.example/send/1',
    'https://a.push.example/send/1',
    'https://b.a.push.example/send/1',
    'http://127.0.0.1:9000/send/1',
  ])('is known: %s', (endpoint) => {
    expect(isPushService(endpoint, SERVICES)).toBe(true);
  });

  it.each([
    'http://127.0.0.1:9001/send/1',
    'http://fcm.example/send/1',
    'https://push.example/send/1',
    'https://evilpush.example/send/1',
    'https://a.push.example.evil.example/',
    'https://a.push.example:8443/send/1',
    'https://user@a.push.example/send/1',
    'https://a.push.example.:443/send/1',
    'ftp://fcm.example/',
    'not an address',
    '',
  ])('is posted to no other server: %s', (endpoint) => {
    expect(isPushService(endpoint, SERVICES)).toBe(false);
  });
});
