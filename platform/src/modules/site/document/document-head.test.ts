import { startTestSite, type TestSite } from '../testing/test-site.ts';

/** Attributes of every tag of a kind in a document. */
function tagsOf(html: string, name: string): readonly Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

const importMapOf = (html: string) =>
  JSON.parse(/<script type="systemjs-importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    imports: Record<string, string>;
    integrity: Record<string, string>;
  };

describe('head of a production document', () => {
  let site: TestSite;
  let html: string;
  let headers: Record<string, unknown>;

  beforeAll(async () => {
    site = await startTestSite({ config: { mode: 'production', publicOrigin: 'https://bets.example' } });
    const answer = await site.platform.app.inject({
      url: '/en/live?imo=1&import-map-overrides=x',
      headers: { cookie: 'import-map-overrides=1; imo=1' },
    });
    html = answer.body;
    headers = answer.headers;
  });
  afterAll(() => site.close());

  it('carries an import map with the integrity of every import', () => {
    const { imports, integrity } = importMapOf(html);
    expect(Object.keys(imports)).toContain('@paddock/betting');
    for (const href of Object.values(imports)) expect(integrity[href]).toMatch(/^sha384-/);
  });

  it('orders type, map, loader and root module as SystemJS needs them', () => {
    const places = ['importmap-type', 'systemjs-importmap"', 'system.min', 'import:@paddock/root-config'].map(
      (text) => html.indexOf(text),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has no executable inline script, no style element and no handler', () => {
    for (const script of tagsOf(html, 'script')) {
      const inert = ['systemjs-importmap', 'application/json'].includes(script['type'] ?? '');
      expect(inert || script['src'] !== undefined).toBe(true);
    }
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  });

  it('preloads exactly the modules of this route, as they will be fetched', () => {
    const preloads = tagsOf(html, 'link').filter((link) => link['rel'] === 'preload');
    const { imports, integrity } = importMapOf(html);
    const modules = preloads.filter((link) => link['as'] === 'script' && link['crossorigin'] === undefined);
    const nameOf = new Map(Object.entries(imports).map(([name, href]) => [href, name]));
    expect(modules.map((link) => nameOf.get(link['href'] ?? '')).toSorted()).toEqual(
      [
        '@paddock/betting',
        '@paddock/header',
        '@paddock/root-config',
        '@paddock/shared-utils',
        '@paddock/shell-react',
        '@paddock/styleguide',
        'react',
        'react-dom/client',
        'react/jsx-runtime',
        'rxjs',
        'single-spa',
      ].toSorted(),
    );
    for (const link of modules) expect(link['integrity']).toBe(integrity[link['href'] ?? '']);
  });

  it("preloads the page's and the widgets' chunks in cross-origin mode with integrity, their styles and words", () => {
    const preloads = tagsOf(html, 'link').filter((link) => link['rel'] === 'preload');
    const chunks = preloads.filter((link) => link['as'] === 'script' && link['crossorigin'] === 'anonymous');
    expect(chunks.map((link) => link['href'])).toEqual([
      '/assets/parcels/betting/page-line.js',
      '/assets/parcels/header/widget-main.js',
      '/assets/parcels/betting/widget-menu.js',
    ]);
    for (const link of chunks) expect(link['integrity']).toMatch(/^sha384-/);
    const styles = preloads.filter((link) => link['as'] === 'style');
    expect(styles.map((link) => link['href'])).toContain('/assets/parcels/betting/page-line.css');
    for (const link of styles) {
      expect(link['crossorigin']).toBe('anonymous');
      expect(link['integrity']).toMatch(/^sha384-/);
    }
    expect(preloads.filter((link) => link['as'] === 'fetch').map((link) => link['href'])).toEqual([
      '/assets/locales/common.en.json',
      '/assets/locales/betting.en.json',
      '/assets/locales/header.en.json',
    ]);
    expect(html).not.toContain('parcels/support/widget-button.js"');
    expect(html).not.toContain('parcels/office/page');
  });

  it('allows only its own origin, nothing inline and no eval', () => {
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain("connect-src 'self' wss://bets.example;");
    expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; object-src 'none'");
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default;");
    expect(html).not.toContain('name="scripts"');
    expect(policy).toContain('report-uri /web-api/csp-reports; report-to csp');
    expect(policy).not.toMatch(/unsafe|nonce|127\.0\.0\.1|localhost|\*/);
  });

  it('is private, never stored, and sends the hardening headers', () => {
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'reporting-endpoints': 'csp="/web-api/csp-reports"',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('holds no overrides script, whatever query and cookies ask for', () => {
    expect(html).not.toMatch(/src="[^"]*(?:overrides|rescue)/);
    expect(html).not.toContain('allow-query-param-override');
  });
});

describe('head of a development document', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ config: { mode: 'development' } });
  });
  afterAll(() => site.close());

  it('loads the rescue script and the overrides before the loader, and allows origins of this machine', async () => {
    const { body, headers } = await site.platform.app.inject('/en/live');
    const places = ['systemjs-importmap"', '/rescue.', '/import-map-overrides.', '/system.min.'].map((text) =>
      body.indexOf(text),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' http://127.0.0.1:* http://localhost:*;");
    expect(policy).toContain('ws://127.0.0.1:* ws://localhost:*');
    expect(policy).not.toContain('unsafe');
    expect(body).toContain('<meta name="scripts" content="http://127.0.0.1: http://localhost:">');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('needs no grant for that, which whoever serves a parcel can ask', async () => {
    const current = (await site.platform.app.inject('/web-api/releases/current')).json<{
      overrides: string;
    }>();
    expect(current.overrides).toBe('always');
  });
});
