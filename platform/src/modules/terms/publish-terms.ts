import type { TermsFile } from '@paddock/contract/schemas';

import { inTransaction, type Database } from '../../kernel/database/database.ts';
import { insertVersion, newestVersion } from './terms-store.ts';

/**
 * Puts new terms in force: from now on every player is asked to agree. Sections that are new or differ from the version
 * before are marked, whatever the file says. Answers the version's number.
 */
export function publishTerms(
  db: Database,
  { content, byName, atMs }: { readonly content: TermsFile; readonly byName: string; readonly atMs: number },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const before = await newestVersion(tx);
    const version = (before?.version ?? 0) + 1;
    const known = before?.content.subRules ?? [];
    const subRules = content.subRules.map((rule) => ({
      ...rule,
      changed: !known.some(
        ({ title, text }) =>
          JSON.stringify(title) === JSON.stringify(rule.title) &&
          JSON.stringify(text) === JSON.stringify(rule.text),
      ),
    }));
    const terms = { version, content: { ...content, subRules }, publishedAtMs: atMs, publishedBy: byName };
    if (!(await insertVersion(tx, terms))) throw new Error('another version was published at the same time');
    return version;
  });
}
