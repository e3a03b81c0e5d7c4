import { checkEntry, ForeignAddress } from './check-entry.ts';

const AT = 'https://partner.example/en/lottery/draws?tab=1';

describe('an entry at the door', () => {
  it('is made whole, its addresses absolute against the address that answered [S3-39] [S7-42]', () => {
    const entry = checkEntry(
      {
        appName: 'Lottery',
        body: '<p>',
        scriptsToLoad: ['/a.js', 'b.js'],
        cssToLoad: ['//partner.example/c.css'],
      },
      AT,
    );
    expect(entry).toEqual({
      appName: 'Lottery',
      title: '',
      head: '',
      body: '<p>',
      style: '',
      codeToEval: '',
      scriptsToLoad: ['https://partner.example/a.js', 'https://partner.example/en/lottery/b.js'],
      cssToLoad: ['https://partner.example/c.css'],
    });
  });

  it('has no app where it names none [S8-01]', () => {
    expect(checkEntry({ body: '<p>' }, AT).appName).toBeNull();
    expect(checkEntry({ body: '<p>', appName: '' }, AT).appName).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'no entry'],
    ['a list', [], 'no entry'],
    ['a text', 'entry', 'no entry'],
    ['neither body nor scripts', { appName: 'A', cssToLoad: ['/a.css'] }, 'neither body nor scripts'],
    ['a body that is no text', { body: 7 }, 'body is no text'],
    ['scripts that are no list', { scriptsToLoad: '/a.js' }, 'scriptsToLoad is no list'],
    ['a script that is no text', { scriptsToLoad: [{}] }, 'scriptsToLoad holds no address'],
    ['an address that is none', { scriptsToLoad: ['https://'] }, 'scriptsToLoad holds no address'],
  ])('is refused when it is or has %s', (_what, value, message) => {
    expect(() => checkEntry(value, AT)).toThrow(message);
  });

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'http://partner.example/a.js',
    'https://partner.example.evil.example/a.js',
    'https://partner.example@evil.example/a.js',
    'data:text/javascript,1',
    'javascript:alert(1)',
    'blob:https://partner.example/1',
  ])('is refused when it leads to %s', (address) => {
    expect(() => checkEntry({ scriptsToLoad: [address] }, AT)).toThrow(ForeignAddress);
    expect(() => checkEntry({ body: '<p>', cssToLoad: [address] }, AT)).toThrow(ForeignAddress);
  });
});
