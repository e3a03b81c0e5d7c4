import { scrub, withoutQuery } from './scrub.ts';

describe('what a report may carry', () => {
  it.each([
    ['no e-mail address', 'for ann.b+x@mail.example.org now', 'for <email> now'],
    ['no query of a URL', 'at https://a.test/x.js?user=7#y (x)', 'at https://a.test/x.js (x)'],
    ['no query of a socket', 'refused wss://a.test/live?token=7', 'refused wss://a.test/live'],
    ['no phone number', 'called +44 20 7946 0958 twice', 'called <number> twice'],
    ['no token', `got ${'a1B2'.repeat(10)}!`, 'got <token>!'],
  ])('%s', (_what, text, clean) => {
    expect(scrub(text, 300)).toBe(clean);
  });

  it.each(['http://127.0.0.1:8080/assets/x.d12345678f.js:1:12345', 'https://a.test/coupon.28226831.css'])(
    'keeps the name of a file: %s',
    (text) => {
      expect(scrub(`at f (${text})`, 300)).toBe(`at f (${text})`);
    },
  );

  it('keeps the places in files, which name nobody', () => {
    expect(scrub('at f (https://a.test/assets/x.js:12:3456)', 300)).toBe(
      'at f (https://a.test/assets/x.js:12:3456)',
    );
  });

  it('cuts to length', () => {
    expect(scrub('a b '.repeat(200), 10)).toHaveLength(10);
  });

  it('takes query and hash off a file', () => {
    expect(withoutQuery('https://a.test/x.js?a=1#b')).toBe('https://a.test/x.js');
    expect(withoutQuery('inline')).toBe('inline');
  });
});
