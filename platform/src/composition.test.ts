import { readFileSync } from 'node:fs';

import { mutationsFor, problemsOf } from './testing/named-mutations.ts';

/** What is handed over and is no rule: other modules, who is calling, words and facts that a page shows. */
const NO_RULE: readonly string[] = [
  'messages.sms',
  'identity.sendMessage',
  'verification.provider',
  'verification.tellInbox',
  'verification.requirePlayer',
  'cashier.providers',
  'cashier.wallet',
  'cashier.tellInbox',
  'cashier.bonuses',
  'bonuses.wallet',
  'bonuses.tellInbox',
  'bonuses.requirePlayer',
  'limits.tellInbox',
  'limits.requirePlayer',
  'settings.requirePlayer',
  'wallet.requirePlayer',
  'sportsbook.wallet',
  'sportsbook.tellInbox',
  'live.source',
  'live.identity',
  'maintenance.operators',
  'analytics.operators',
  'site.releases',
  'site.canaries',
];

const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `wallet.mayPlay` for every line of `compose.ts` that hands something to a module. */
function handedOver(): readonly string[] {
  const source = readFileSync(new URL('compose.ts', import.meta.url), 'utf8');
  const modules = [...source.matchAll(/create([A-Z]\w+)\(kernel, \{\n([\s\S]*?)\n {2}\}\);/g)];
  return modules.flatMap(([, name = '', body = '']) =>
    [...body.matchAll(/^ {4}(?:async )?(\w+)(?=[:(,])/gm)].map(
      ([, member = '']) => `${name.charAt(0).toLowerCase()}${name.slice(1)}.${member}`,
    ),
  );
}

describe('the composed product', () => {
  const mutations = mutationsFor('composition');
  const all = handedOver();
  const idOf = (handed: string): string => `wired-${kebab(handed.replace('.', '-'))}`;
  const proven = all.filter((handed) => mutations.has(idOf(handed)));

  it('is looked at whole', () => {
    expect(all.length).toBeGreaterThan(70);
    expect(proven).toHaveLength(mutations.size);
  });

  it('hands over nothing that is neither broken by a mutation nor said to be without one', () => {
    expect([...proven, ...NO_RULE].toSorted()).toEqual(all.toSorted());
  });

  it.each(proven)('has a test that notices when %s is forgotten', (handed) => {
    const mutation = mutations.get(idOf(handed));
    const problems = mutation && problemsOf(mutation, `\`${mutation.test}\``, '');
    expect(problems).toEqual([]);
  });
});
