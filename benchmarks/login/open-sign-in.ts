import { launchBrowser } from '@paddock/e2e/setup';

/** Openings of the sign-in that are for warming up, and those that count. */
const WARM_UP = 2;
const TIMES = 15;

export interface Openings {
  /** From the press until the frame that shows the form is painted. */
  readonly oursMs: readonly number[];
  /** The same for a native dialog of three fields in the same page. */
  readonly nativeMs: readonly number[];
}

/** Opens the sign-in over the live page of a browser again and again. */
export async function openSignIn(origin: string): Promise<Openings> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1366, height: 900 });
    await page.goto(`${origin}/en/live`);
    await page.waitForSelector('header a[href="/en/user/login"]');
    const oursMs: number[] = [];
    const nativeMs: number[] = [];
    for (let time = 0; time < WARM_UP + TIMES; time++) {
      const ours = await page.evaluate(openOurs);
      await page.keyboard.press('Escape');
      await page.waitForSelector('[role=dialog]', { hidden: true });
      const native = await page.evaluate(openNative);
      if (time < WARM_UP) continue;
      oursMs.push(ours);
      nativeMs.push(native);
    }
    return { oursMs, nativeMs };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function openOurs(): Promise<number> {
  return new Promise((resolve) => {
    const startMs = performance.now();
    const look = (): void => {
      const form = document.querySelector('[role=dialog] [data-testid=login-form]');
      if (form?.checkVisibility() !== true) requestAnimationFrame(look);
      // The task after a frame: that frame is painted.
      else setTimeout(() => resolve(performance.now() - startMs));
    };
    document.querySelector<HTMLAnchorElement>('header a[href="/en/user/login"]')?.click();
    requestAnimationFrame(look);
  });
}

/** Runs in the page. */
function openNative(): Promise<number> {
  return new Promise((resolve) => {
    const startMs = performance.now();
    const dialog = document.createElement('dialog');
    // Element by element: the site takes no markup of text (Trusted Types).
    const form = document.createElement('form');
    const password = document.createElement('input');
    password.type = 'password';
    const button = document.createElement('button');
    button.textContent = 'Sign in';
    form.append(document.createElement('input'), password, button);
    dialog.append(form);
    document.body.append(dialog);
    dialog.showModal();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const tookMs = performance.now() - startMs;
        dialog.remove();
        resolve(tookMs);
      }),
    );
  });
}
