import type { DrawnPage } from '@paddock/contract';

import { isOwnRead } from '../../../kernel/http/own-read.ts';
import type { ContentHead } from '../../content/index.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const DRAWN = /<div class="frame-slot" data-parcel="betting" data-drawn="">(.*?)<\/div><\/div><\/main>/s;

/** What stands in the page's region as the server drew it; undefined where it did not. */
const drawnIn = (html: string) => DRAWN.exec(html)?.[1];

/** The inert JSON a browser takes the page over with. */
function snapshotIn(html: string): DrawnPage {
  const json = /<script type="application\/json" id="drawn">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null') as DrawnPage;
}

describe('the document of a page that is drawn', () => {
  let site: TestSite;
  let code: string;

  beforeEach(async () => {
    code = `'<h1>Line of ' + place.path + '</h1><p>' + shown.reads.length + ' &lt;/script></p>'`;
    site = await startTestSite({ drawn: { parcel: 'betting', page: 'line', draw: () => code } });
  });
  afterEach(() => site.close());

  /** The first drawing of all begins a process, for which no document waits. */
  async function get(url: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await site.platform.app.inject({ url, headers });
    return answer.body;
  }
  async function untilDrawn(url: string): Promise<string> {
    for (let tries = 0; tries < 40; tries++) {
      const html = await get(url);
      if (drawnIn(html) !== undefined) return html;
    }
    throw new Error('the page is not drawn');
  }

  it('holds it in its region, with what it was drawn from and its sheet before the first paint', async () => {
    const html = await untilDrawn('/en/live');
    expect(drawnIn(html)).toBe('<h1>Line of /live</h1><p>1 &lt;/script></p>');
    expect(snapshotIn(html)).toMatchObject({
      parcel: 'betting',
      place: { language: 'en', page: 'line', path: '/live', query: '', status: 200 },
      reads: [{ key: 'GET /bff-api/config/all.json?', data: { companyName: 'Paddock' } }],
    });
    const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]* data-parcel="betting">/.exec(html)?.[1];
    expect(sheet).toBe('/assets/parcels/betting/page-line.css');
    expect(html).not.toContain('data-kind');
    expect(html.indexOf('<noscript>')).toBeGreaterThan(html.indexOf('Line of /live'));
    expect(html).toContain('Betting and signing in need JavaScript.');
  });

  it('asks for every sheet before anything else that a line would share', async () => {
    const html = await untilDrawn('/en/live');
    const asked = [...html.matchAll(/<link rel="(stylesheet|preload)"|<script [^>]*src=/g)].map(
      ([tag, rel]) => rel ?? tag,
    );
    const sheets = asked.filter((what) => what === 'stylesheet').length;
    expect(sheets).toBeGreaterThan(2);
    expect(asked.lastIndexOf('stylesheet')).toBe(sheets - 1);
  });

  it('is as without drawings for players, for other pages and for addresses that are not there', async () => {
    await untilDrawn('/en/live');
    expect(drawnIn(await get('/en/live', { cookie: 'player=4711' }))).toBeUndefined();
    expect(await get('/en')).not.toContain('data-drawn');
    expect(await get('/en/no/such/page')).not.toContain('data-drawn');
  });

  it('is drawn of the edition that its address asks for, and of nothing else in a query', async () => {
    const head: ContentHead = {
      kind: 'page',
      title: 'Rules',
      description: '',
      language: 'en',
      languages: ['en'],
      isArticle: false,
      changedAtMs: 0,
      trail: [],
      questions: [],
      isPreview: false,
    };
    const rules = await startTestSite({
      drawn: { parcel: 'betting', page: 'line', draw: () => code },
      dependencies: {
        headAt: (_path, _language, query) =>
          Promise.resolve(query.includes('edition=1') ? { ...head, edition: 1 } : head),
      },
    });
    const queryAt = async (url: string) => {
      for (let tries = 0; tries < 40; tries++) {
        const { body } = await rules.platform.app.inject(url);
        if (drawnIn(body) !== undefined) return snapshotIn(body).place.query;
      }
      throw new Error('the page is not drawn');
    };
    expect(await queryAt('/en/live?a=b')).toBe('');
    expect(await queryAt('/en/live?a=b&edition=1')).toBe('?edition=1');
    await rules.close();
  });

  it('is read and opened by the site itself, which is kept out of no site', async () => {
    const own: boolean[] = [];
    const closed = await startTestSite({
      dependencies: {
        blockOf: ({ headers }) => {
          own.push(isOwnRead(closed.platform.kernel.secrets, headers));
          return undefined;
        },
      },
    });
    await closed.platform.advance(1_000);
    await closed.platform.app.inject({ url: '/en/live', headers: { 'x-own-read': 'guest.1' } });
    expect(own).toEqual([true, true, false]);
    await closed.close();
  });

  it('is as without drawings where overrides are allowed', async () => {
    const developers = await startTestSite({
      drawn: { parcel: 'betting', page: 'line', draw: () => code },
      config: { mode: 'development' },
    });
    await developers.platform.app.inject('/en/live');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { body } = await developers.platform.app.inject('/en/live');
    expect(body).not.toContain('data-drawn');
    await developers.close();
  });
});

describe('a parcel whose drawing goes wrong', () => {
  it.each([
    ['throws', `(() => { throw new Error('no') })()`],
    ['hangs', '(() => { for (;;); })()'],
    ['grows', `'x'.repeat(2_000_000)`],
    ['grows beside its heap', '(() => { for (const all = [];;) all.push(new Uint8Array(5e7).fill(1)); })()'],
    ['brings a script', `'<script>1</script>'`],
    ['reaches for files', `require('node:fs').readFileSync('/etc/passwd', 'utf8')`],
    ['reaches for the network', `fetch('http://127.0.0.1:1/')`],
    ['reaches for the process around it', `URL.constructor('return process.pid')()`],
  ])('leaves its region as it was: it %s', async (_what, code) => {
    const site = await startTestSite({ drawn: { parcel: 'betting', page: 'line', draw: () => code } });
    const before = performance.now();
    const answer = await site.platform.app.inject('/en/live');
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('class="frame-skeleton" data-shape="page"');
    expect(answer.body).not.toContain('data-drawn');
    await site.close();
  });

  it('is told to operators, with how long a page has gone out undrawn', async () => {
    const code = `(() => { throw new Error('no') })()`;
    const site = await startTestSite({ drawn: { parcel: 'betting', page: 'line', draw: () => code } });
    const drawings = async () =>
      (await site.platform.app.inject('/readyz')).json<{ drawings: Told }>().drawings;
    const failsTimes = async (times: number) => {
      for (let tries = 0; tries < 100; tries++) {
        await site.platform.app.inject('/en/live');
        const told = await drawings();
        if ((told.failed['threw'] ?? 0) >= times) return told;
      }
      throw new Error('no drawing failed');
    };
    const first = await failsTimes(1);
    expect(first).toMatchObject({ status: 'ok', made: 0, failing: [] });
    expect(first.documents.drawn).toBe(0);
    expect(first.documents.undrawn).toBeGreaterThan(0);
    const sinceMs = site.platform.kernel.clock.nowMs();
    await site.platform.leap(60_000);
    expect(await failsTimes(2)).toMatchObject({
      status: 'failing',
      failing: [{ parcel: 'betting', page: 'line', fault: 'threw', sinceMs }],
    });
    await site.close();
  });
});

interface Told {
  readonly status: string;
  readonly made: number;
  readonly failed: Readonly<Record<string, number>>;
  readonly documents: { readonly drawn: number; readonly undrawn: number };
  readonly failing: readonly object[];
}
