import { SPORT_CODES } from '@paddock/contract';
import { PromotionTerms, type PromotionPartsView } from '@paddock/contract/schemas';

import type { BonusesParts } from '../../bonuses-parts.ts';
import { samplesAt } from '../samples/samples.ts';
import { textsOfSite } from '../samples/texts-of-site.ts';
import { groundOf } from './decide.ts';

/** What a promotion can be composed of here: the parts that are built, what they can name, and samples of them. */
export async function showParts(parts: BonusesParts): Promise<PromotionPartsView> {
  const { products, currencies, levels, segments, freeRounds, ownGames, tickets, nowMs } =
    await groundOf(parts);
  return {
    schema: PromotionTerms,
    names: {
      ...{ products: [...products], currencies: [...currencies], levels: [...levels] },
      segments: [...segments],
      games: [...freeRounds.games],
      ownGames: [...ownGames],
      sports: [...SPORT_CODES],
      tickets: [...tickets.lotto.of, ...tickets.toto.of],
    },
    samples: samplesAt(parts.products, nowMs).map(({ code, terms }) => ({
      code,
      terms: { ...terms, text: textsOfSite(terms.text, parts.languages().all) },
    })),
  };
}
