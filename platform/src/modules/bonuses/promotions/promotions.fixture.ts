import type { GrantView, OperatorPromotionView, PromotionTerms } from '@paddock/contract/schemas';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { call, operatorWith } from '../../operators/operators.fixture.ts';
import { createBonusesFixture, type BonusesFixture, type BonusPlayer } from '../bonuses.fixture.ts';
import { termsOf } from './promotion-terms.fixture.ts';

export interface PromotionsFixture extends BonusesFixture {
  /** Writes a promotion and starts it. */
  run(code: string, over?: Partial<PromotionTerms>): Promise<void>;
  stop(code: string): Promise<void>;
  /** The same of terms as they are. */
  runTerms(code: string, terms: PromotionTerms): Promise<void>;
  /** The same of a gift that wants nothing. */
  runWithoutWants(code: string, over: Partial<PromotionTerms>): Promise<void>;
  /** An operator who may start promotions. */
  operate(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: string }>;
  join(player: BonusPlayer, other: BonusPlayer): Promise<void>;
  take(player: BonusPlayer, code: string): Promise<{ status: number; json: unknown }>;
  leave(player: BonusPlayer, code: string): Promise<GrantView>;
  /** Codes and states of the player's parts, the newest first. */
  grants(player: BonusPlayer): Promise<readonly string[]>;
  /** Bets on the home side and lets the match end so; the same name again is no new match. */
  play(player: BonusPlayer, event: string, stake: string): Promise<void>;
}

/** The whole product with promotions that operators run. */
export async function createPromotionsFixture(
  onKernel?: (kernel: Kernel) => Kernel,
  config?: Partial<PlatformConfig>,
): Promise<PromotionsFixture> {
  const fixture = await createBonusesFixture(undefined, undefined, config, onKernel);
  // Anew each time: a restarted product is another.
  const platform = () => fixture.platform();
  let made = 0;
  /** An operator of a role, another one once the sign-in of the last one is over. */
  const operatorOf = async (role: 'cashier-lead' | 'admin') => {
    let who = await operatorWith(platform(), role, role);
    return async (method: 'GET' | 'POST', path: string, body?: object) => {
      const answer = await call(platform(), who, method, `promotions${path}`, body);
      if (answer.statusCode !== 401) return answer;
      who = await operatorWith(platform(), `${role}-${++made}`, role);
      return call(platform(), who, method, `promotions${path}`, body);
    };
  };
  const asLead = await operatorOf('cashier-lead');
  const asAdmin = await operatorOf('admin');
  async function runTerms(code: string, terms: PromotionTerms): Promise<void> {
    const written = await asAdmin('POST', '', { code, terms, reason: 'for a test' });
    if (written.statusCode !== 201) throw new Error(written.body);
    const version = written.json<OperatorPromotionView>().versions[0]?.version;
    const started = await asLead('POST', `/${code}/start`, { version, reason: 'for a test' });
    if (started.statusCode !== 200) throw new Error(started.body);
  }
  return {
    ...fixture,
    async operate(method, path, body) {
      const { statusCode, body: text } = await asLead(method, path, body);
      return { status: statusCode, body: text };
    },
    runWithoutWants(code, over) {
      const { wants: _none, ...terms } = termsOf(platform().clock.nowMs(), over);
      return runTerms(code, terms);
    },
    async stop(code) {
      const stopped = await asAdmin('POST', `/${code}/stop`, { reason: 'for a test' });
      if (stopped.statusCode !== 200) throw new Error(stopped.body);
    },
    run: (code, over) => runTerms(code, termsOf(platform().clock.nowMs(), over)),
    runTerms,
    take: (player, code) => fixture.call(player, 'POST', `/web-api/promotions/${code}/join`),
    leave: async (player, code) =>
      (await fixture.call(player, 'POST', `/web-api/promotions/${code}/leave`)).json as GrantView,
    async grants(player) {
      const { json } = await fixture.call(player, 'GET', '/web-api/promotions/grants');
      return (json as { grants: GrantView[] }).grants.map(({ code, state }) => `${code} ${state}`);
    },
    async play(player, event, stake) {
      await fixture.match(event);
      await fixture.bet(player, event, stake);
    },
  };
}
