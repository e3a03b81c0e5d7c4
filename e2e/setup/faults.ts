import type { HTTPRequest, Page } from 'puppeteer';

/** What becomes of a file on its way to the browser: `hang` never comes, `late` comes once all is well. */
export type Fault = 'missing' | 'no network' | 'hang' | 'late' | 'half a file' | 'tampered' | 'server fault';

export interface BrokenFiles {
  /** How often they have been asked for; a look at the head does not count. The first is the document's preload. */
  readonly asked: number;
  /** From now on the files come as they are; late ones come now. */
  heal(): void;
}

/** Breaks every file whose address matches. A page can have one such fault. */
export async function breakFiles(page: Page, address: RegExp, fault: Fault): Promise<BrokenFiles> {
  let healed = false;
  let asked = 0;
  const held: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!address.test(request.url())) return void request.continue();
    if (request.method() !== 'HEAD') asked += 1;
    if (healed) return void request.continue();
    if (fault === 'late') held.push(request);
    else if (fault !== 'hang') void answerWith(request, fault);
  });
  return {
    get asked() {
      return asked;
    },
    heal() {
      healed = true;
      for (const request of held.splice(0)) void request.continue().catch(() => undefined);
    },
  };
}

async function answerWith(request: HTTPRequest, fault: Exclude<Fault, 'hang' | 'late'>): Promise<void> {
  const isStyle = request.url().endsWith('.css');
  const own = {
    status: 200,
    headers: { 'access-control-allow-origin': '*' },
    contentType: isStyle ? 'text/css' : 'text/javascript',
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
    case 'half a file': {
      const whole = await contentOf(request);
      return request.respond({ ...own, body: whole.slice(0, whole.length / 2) });
    }
    case 'tampered': {
      const addition = isStyle ? 'body { --stolen: 1 }' : 'globalThis.stolen = true;';
      return request.respond({ ...own, body: `${await contentOf(request)}\n${addition}` });
    }
  }
}

async function contentOf(request: HTTPRequest): Promise<string> {
  return (await fetch(request.url())).text();
}
