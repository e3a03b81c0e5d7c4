import { operationsOf } from './operations.ts';
import { findingsOf, wapitiWords } from './wapiti-run.ts';

const operations = operationsOf({
  paths: {
    '/web-api/events': {
      get: {
        parameters: [
          { in: 'query', name: 'section', schema: { anyOf: [{ type: 'string', enum: ['line'] }] } },
          { in: 'query', name: 'limit', schema: { type: 'integer' } },
        ],
      },
      post: {},
    },
    '/web-api/events/{id}': { get: {} },
  },
});

describe('a scan by wapiti', () => {
  const words = wapitiWords({
    origin: 'http://127.0.0.1:1',
    operations,
    cookie: 'paddock_session=a',
    reportFile: '/r.json',
    storeDir: '/s',
    seconds: 60,
  });

  it('begins with everything that is read, with a value for each word of its query, as somebody signed in', () => {
    expect(words).toContain('http://127.0.0.1:1/web-api/events?section=line&limit=1');
    expect(words.filter((word) => word.includes('{id}'))).toEqual([]);
    expect(words).toContain('Cookie: paddock_session=a');
  });

  it('attacks nothing elsewhere, and tells nobody of what it found', () => {
    expect(words).toContain('--no-bugreport');
    const modules = words[words.indexOf('-m') + 1]?.split(',') ?? [];
    expect(modules.filter((module) => ['ssrf', 'xxe', 'log4shell', 'wapp'].includes(module))).toEqual([]);
  });

  it('tells each finding once, and none that a site without HTTPS has to have', () => {
    const hole = { method: 'GET', path: '/en', info: 'XSS in the parameter a' };
    const http = { method: 'GET', path: '/', info: 'Strict-Transport-Security is not set' };
    expect(
      findingsOf({ vulnerabilities: { 'Cross Site Scripting': [hole, hole], 'HTTP Headers': [http] } }),
    ).toEqual(['Cross Site Scripting: GET /en: XSS in the parameter a']);
    expect(findingsOf({})).toEqual([]);
  });
});
