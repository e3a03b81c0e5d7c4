import { startRemoteHost, type RemoteHost } from './remote-host.ts';

/**
 * A page of another site that shows pages and widgets of the product. It knows the entry protocol alone: it fetches the
 * entry the query names, adds its styles and body, runs scripts and code, and mounts the app under its name.
 */
const FILES: Readonly<Record<string, string>> = {
  '/host.html':
    '<!doctype html><title>Another site</title><h1>Another site</h1><div id="place"></div><script src="/host.js"></script>',
  '/host.js': `
    const asked = new URLSearchParams(location.search);
    const components = asked.getAll('component');
    const add = (element) => new Promise((resolve, reject) => {
      element.onload = resolve;
      element.onerror = () => reject(new Error('lost ' + (element.src || element.href)));
      document.head.append(element);
    });
    async function show() {
      const headers = { 'x-render-mode': 'json', 'x-api-version': 'v2' };
      const answer = await fetch(asked.get('url'), components.length === 0 ? { headers } : {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ components }),
      });
      if (!answer.ok) throw new Error('the entry answered ' + answer.status);
      const entry = await answer.json();
      const container = document.querySelector('#place');
      for (const href of entry.cssToLoad)
        await add(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
      container.innerHTML = entry.body;
      document.body.dataset.standIn = container.textContent;
      for (const src of entry.scriptsToLoad) await add(Object.assign(document.createElement('script'), { src }));
      document.head.append(Object.assign(document.createElement('script'), { textContent: entry.codeToEval }));
      const app = window[entry.appName];
      await app.mount({ container });
      window.leave = () => app.unmount({ container });
    }
    show().then(() => 'mounted', String).then((state) => { document.body.dataset.state = state; });`,
};

export function startEmbeddingHost(): Promise<RemoteHost> {
  return startRemoteHost(FILES);
}

/** Address of that page for a page of the product, or for some of its widgets. */
export function embeddingUrl(host: RemoteHost, url: string, components: readonly string[] = []): string {
  const query = new URLSearchParams([['url', url], ...components.map((name) => ['component', name])]);
  return `${host.origin}/host.html?${query.toString()}`;
}
