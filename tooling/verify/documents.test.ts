import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findDeadLinks } from './documents.ts';

describe('links of the documents', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'paddock-documents-'));
    mkdirSync(join(root, 'docs'));
    mkdirSync(join(root, 'tooling'));
    writeFileSync(join(root, 'tooling', 'README.md'), '# Tooling\n\n## Checks\n');
    writeFileSync(join(root, 'docs', 'money.md'), '# Money\n\n## Ways in & out, by `kind`\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const read = (text: string) => {
    writeFileSync(join(root, 'docs', 'site.md'), text);
    return findDeadLinks(root);
  };

  it('lead to a file, a heading of it, one of the page itself, or another site', async () => {
    expect(
      await read(
        '# Site\n[a](money.md) [b](../docs/) [c](#site) [d](money.md#ways-in--out-by-kind) [e](https://x.example/#y) [f](../tooling/README.md#checks)',
      ),
    ).toEqual({ problems: [], links: 5 });
  });

  it.each([
    ['nomoney.md', 'is not there'],
    ['money.md#ways', 'has no such heading'],
    ['#money', 'has no such heading'],
    ['../tooling/README.md#sizes', 'has no such heading'],
  ])('are named when they are dead: %s', async (target, why) => {
    expect((await read(`# Site\n[a](${target})`)).problems).toEqual([`docs/site.md: ${target}: ${why}`]);
  });
});
