import type { Page } from 'puppeteer';

/** Listens from here on; answers what the content security policy has refused, as it grows. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('paddockViolation', (violation: string) => violations.push(violation));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell = Reflect.get(window, 'paddockViolation') as (violation: string) => void;
      tell(`${violatedDirective} ${blockedURI} ${sample} at ${location.pathname}`);
    });
  });
  return violations;
}
