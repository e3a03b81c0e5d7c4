import { reportLostStyles } from './lost-styles.ts';
import type { ReportInput } from './reporter.ts';

function addStyle(href: string, sheet: object | null): HTMLLinkElement {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'stylesheet';
  link.href = href;
  Object.defineProperty(link, 'sheet', { value: sheet });
  return link;
}

it('reports the stylesheets of the document that are not there, and why', async () => {
  addStyle('https://s.test/tokens.css', {});
  addStyle('https://s.test/styleguide.css', null);
  addStyle('https://s.test/on-its-way.css', null).onload = () => undefined;
  const reports: ReportInput[] = [];
  await reportLostStyles(document, {
    reporter: { report: (input) => void reports.push(input) },
    probe: () => Promise.resolve({ kind: 'integrity', httpStatus: 200 }),
  });
  expect(reports).toEqual([
    {
      kind: 'load',
      failure: 'integrity',
      error: 'a stylesheet did not load',
      source: 'https://s.test/styleguide.css',
    },
  ]);
});
