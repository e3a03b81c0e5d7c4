/** @jest-environment node */
import { createOfflinePages, type OfflinePages, type PageCache } from './offline-pages.ts';

const ORIGIN = 'https://paddock.example';
const DAY_MS = 86_400_000;

describe('pages without a connection', () => {
  let kept: Map<string, Response>;
  let asked: string[];
  let nowMs: number;
  let answers: Record<string, string>;
  let pages: OfflinePages;

  beforeEach(() => {
    kept = new Map();
    asked = [];
    nowMs = 1_800_000_000_000;
    answers = {
      '/offline/en':
        'offline<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/site/b.css">',
      '/offline/ru': 'нет сети',
      '/assets/a.css': 'a{}',
      '/site/b.css': 'b{}',
    };
    const cache: PageCache = {
      match: (url) => Promise.resolve(kept.get(url)?.clone()),
      put: (url, response) => Promise.resolve(void kept.set(url, response)),
      keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url: ORIGIN + url }))),
    };
    pages = createOfflinePages({
      cache: () => Promise.resolve(cache),
      nowMs: () => nowMs,
      fetch(url) {
        asked.push(url);
        const text = answers[url];
        const headers = { 'content-security-policy': "default-src 'none'" };
        return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200, headers }));
      },
    });
  });

  it('are kept with their style sheets, in the language of the address', async () => {
    await pages.keepFor('/en/live');
    expect([...kept.keys()].sort()).toEqual(['/assets/a.css', '/offline/en', '/site/b.css']);
    const page = await pages.answerAt('/en/office/account');
    expect(page?.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(await page?.text()).toMatch(/^offline/);
    expect(await (await pages.styleAt('/assets/a.css'))?.text()).toBe('a{}');
    expect(await pages.styleAt('/assets/other.css')).toBeUndefined();
  });

  it('are asked for once a day', async () => {
    await pages.keepFor('/ru/live');
    nowMs += DAY_MS - 1;
    await pages.keepFor('/ru/live');
    expect(asked).toEqual(['/offline/ru']);
    nowMs += 1;
    await pages.keepFor('/ru');
    expect(asked).toEqual(['/offline/ru', '/offline/ru']);
  });

  it('stand in for each other, and for addresses without a language', async () => {
    expect(await pages.answerAt('/en')).toBeUndefined();
    await pages.keepFor('/ru');
    expect(await (await pages.answerAt('/en'))?.text()).toBe('нет сети');
    expect(await (await pages.answerAt('/'))?.text()).toBe('нет сети');
    await pages.keepFor('/');
    expect(asked).toEqual(['/offline/ru']);
  });

  it('are not kept by halves', async () => {
    delete answers['/site/b.css'];
    await expect(pages.keepFor('/en')).rejects.toThrow('/site/b.css was answered 404');
    expect(kept.size).toBe(0);
  });
});
