import type { HTTPRequest, Page } from 'puppeteer-core';

/** What becomes of a file on its way to the browser. */
export type Fault = 'missing' | 'no network' | 'hang' | 'half a file' | 'tampered' | 'server fault';

export interface BrokenFiles {
  /** How often they have been asked for; a look at the head does not count. The first is the document's preload. */
  readonly asked: number;
  /** From now on the files come as they are. */
  heal(): void;
}

/** Breaks every file whose address matches. A page can have one such fault. */
export async function breakFiles(page: Page, address: RegExp, fault: Fault): Promise<BrokenFiles> {
  let healed = false;
  let asked = 0;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!address.test(request.url())) return void request.continue();
    if (request.method() !== 'HEAD') asked += 1;
    if (healed) return void request.continue();
    void answerWith(request, fault);
  });
  return {
    get asked() {
      return asked;
    },
    heal: () => (healed = true),
  };
}

async function answerWith(request: HTTPRequest, fault: Fault): Promise<void> {
  const own = {
    status: 200,
    headers: { 'access-control-allow-origin': '*' },
    contentType: 'text/javascript',
  };
  switch (fault) {
    case 'missing':
      return request.respond({ status: 404, body: '' });
    case 'server fault':
      return request.respond({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'INTERNAL', message: 'Something went wrong on our side.' }),
      });
    case 'no network':
      return request.abort('failed');
    case 'hang':
      return;
    case 'half a file': {
      const whole = await contentOf(request);
      return request.respond({ ...own, body: whole.slice(0, whole.length / 2) });
    }
    case 'tampered':
      return request.respond({ ...own, body: `${await contentOf(request)}\nglobalThis.stolen = true;` });
  }
}

async function contentOf(request: HTTPRequest): Promise<string> {
  return (await fetch(request.url())).text();
}
