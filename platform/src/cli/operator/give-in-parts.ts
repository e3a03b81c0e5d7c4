import type { PromotionGivenView } from '@paddock/contract/schemas';

/** Players of a list that one request gives something to. */
const GIVEN_AT_ONCE = 100;

/**
 * Gives to a list part by part, so that others are served between them and a run that was cut off has lost nothing. Answers
 * what came of all of them.
 */
export async function giveInParts(
  players: readonly string[],
  give: (some: readonly string[]) => Promise<PromotionGivenView>,
): Promise<PromotionGivenView> {
  const sum = { given: 0, had: 0 };
  const refused: PromotionGivenView['refused'] = [];
  for (let from = 0; from < players.length; from += GIVEN_AT_ONCE) {
    const part = await give(players.slice(from, from + GIVEN_AT_ONCE));
    sum.given += part.given;
    sum.had += part.had;
    refused.push(...part.refused);
  }
  return { ...sum, refused };
}
