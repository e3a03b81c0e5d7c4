import { readdirSync, readFileSync } from 'node:fs';

import { mutationsFor, problemsOf } from './testing/named-mutations.ts';

/** What is handed over and is no rule: other modules, words and facts that a page shows. */
const NO_RULE: readonly string[] = [
  'messages.sms',
  'operators.playerNumbers',
  'feeds.sink',
  'feeds.calendar',
  'requests.payments',
  'identity.sendMessage',
  'verification.provider',
  'verification.tellInbox',
  'cashier.providers',
  'cashier.siteLanguage',
  'cashier.wallet',
  'cashier.tellInbox',
  'bonuses.wallet',
  'bonuses.tellInbox',
  'limits.tellInbox',
  'sportsbook.wallet',
  'sportsbook.tellInbox',
  'gameWallet.accounts',
  'gameWallet.spendableCall',
  'gameWallet.operators',
  'live.source',
  'live.identity',
  'maintenance.operators',
  'analytics.operators',
  'sharedRounds.operators',
  'configuration.operators',
  'redirects.operators',
  'blocks.operators',
  'experiments.operators',
  'blocks.playerNumbers',
  'blocks.writeToPlayer',
  'blocks.sendMessage',
  'site.appeals',
  'site.configuration',
  'content.operators',
  'casino.operators',
  'lotto.operators',
  'lotto.tellInbox',
  'toto.tellInbox',
  'segments.operators',
  'tournaments.wallet',
  'tournaments.tellInbox',
  'tournaments.casino',
  'tournaments.operators',
  'friends.wallet',
  'friends.operators',
  'friends.tellInbox',
  'friends.playerNumbers',
  'loyalty.wallet',
  'loyalty.operators',
  'loyalty.playerNumbers',
  'toto.operators',
  'site.releases',
  'site.canaries',
  'words.operators',
  'words.releases',
  'webPush.player',
];

const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `wallet.mayPlay` for every line of `compose.ts` and its parts that hand something to a module. */
function handedOver(): readonly string[] {
  const here = new URL('.', import.meta.url);
  const parts = readdirSync(here).filter((file) => /^compose[\w-]*\.ts$/.test(file));
  const source = parts.map((file) => readFileSync(new URL(file, here), 'utf8')).join('\n');
  return [
    ...members(source.matchAll(/create([A-Z]\w+)\(kernel, \{\n([\s\S]*?)\n {2}\}\);/g), ON_A_LINE),
    ...members(source.matchAll(/create([A-Z]\w+)\(kernel, \{ (.*) \}\);/g), IN_A_ROW),
  ];
}

// `requirePlayer` as it stands says who is calling, to every module alike; what is made of it for one is a rule.
const ON_A_LINE = /^ {4}(?!requirePlayer,)(?:async )?(\w+)(?=[:(,])/gm;
const IN_A_ROW = /(?:^|, )(?!requirePlayer(?:,|$))(?:async )?(\w+)(?=[:(,]|$)/g;

function members(modules: Iterable<RegExpExecArray>, member: RegExp): readonly string[] {
  return [...modules].flatMap(([, module = '', body = '']) =>
    [...body.matchAll(member)].map(
      ([, name = '']) => `${module.charAt(0).toLowerCase()}${module.slice(1)}.${name}`,
    ),
  );
}

const idOf = (handed: string): string => `wired-${kebab(handed.replace('.', '-'))}`;

/** For whoever hands over something new. */
const whatToDo = (handed: string): string =>
  `${handed}: write tooling/mutations/composition/${idOf(handed)}.json (why, file, from, to, test, title; ` +
  'a test of the composed product that notices), or say in NO_RULE that it is no rule';

describe('the composed product', () => {
  const mutations = mutationsFor('composition');
  const all = handedOver();
  const proven = all.filter((handed) => mutations.has(idOf(handed)));

  it('is looked at whole', () => {
    expect(all.length).toBeGreaterThan(70);
    expect(proven).toHaveLength(mutations.size);
  });

  it('hands over nothing that is neither broken by a mutation nor said to be without one', () => {
    const unsaid = all.filter((handed) => !proven.includes(handed) && !NO_RULE.includes(handed));
    expect(unsaid.map(whatToDo)).toEqual([]);
    expect(NO_RULE.filter((handed) => !all.includes(handed) || proven.includes(handed))).toEqual([]);
  });

  it.each(proven)('has a test that notices when %s is forgotten', (handed) => {
    const mutation = mutations.get(idOf(handed));
    const problems = mutation && problemsOf(mutation, `\`${mutation.test}\``, '');
    expect(problems).toEqual([]);
  });
});
