import type { Page } from 'puppeteer';

/** Longest wait for one page of a tour. */
const ARRIVAL_MS = 30_000;

/**
 * Follows links round and round within the document, each once the page before stands. Every fifth page is left again by
 * Back and reached by Forward, which are navigations like any other.
 * @throws Error naming the address that was not reached
 */
export async function tour(page: Page, paths: readonly string[], navigations: number): Promise<void> {
  await page.evaluate(
    async (addresses, count, limitMs) => {
      const standsAt = (path: string): boolean => {
        const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
        // Widgets that a page holds have slots of their own within its.
        const slots = document.querySelectorAll('#page .frame-slot:not(.frame-slot .frame-slot)');
        return (
          location.pathname === path &&
          (canonical === null || new URL(canonical.href).pathname === path) &&
          slots.length === 1 &&
          document.querySelector('#page .frame-slot-waiting, .frame-progress') === null
        );
      };
      const arrive = async (path: string): Promise<void> => {
        const startedMs = performance.now();
        while (!standsAt(path)) {
          if (performance.now() - startedMs > limitMs) throw new Error(`${path} was not reached`);
          await new Promise(requestAnimationFrame);
        }
      };
      const follow = (path: string): void => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = path;
        link.click();
        link.remove();
      };
      for (let made = 0, at = 0; made < count; made += 1, at += 1) {
        const [from, path] = [location.pathname, addresses[at % addresses.length] ?? ''];
        follow(path);
        await arrive(path);
        if (at % 5 !== 4 || made + 2 >= count) continue;
        made += 2;
        history.back();
        await arrive(from);
        history.forward();
        await arrive(path);
      }
    },
    paths,
    navigations,
    ARRIVAL_MS,
  );
}
