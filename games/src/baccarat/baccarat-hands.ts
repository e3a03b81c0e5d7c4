/** A hand as the points of its cards: tens and court cards are 0, an ace is 1. */
type Points = readonly number[];

export interface Hands {
  readonly player: Points;
  readonly banker: Points;
}

/** The last digit of the sum of a hand. */
export const totalOf = (hand: Points): number => hand.reduce((sum, points) => sum + points, 0) % 10;

/** Whether the banker takes a third card, by his first two and the player's third, if there is one. */
function bankerDraws(total: number, playersThird: number | undefined): boolean {
  if (playersThird === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return playersThird !== 8;
  if (total === 4) return playersThird >= 2 && playersThird <= 7;
  if (total === 5) return playersThird >= 4 && playersThird <= 7;
  return total === 6 && (playersThird === 6 || playersThird === 7);
}

/**
 * Deals by the fixed rules of punto banco: two cards each in turn, the player first; a natural of 8 or 9 ends the round; the
 * player takes a third card with 0 to 5, the banker by the table above.
 * @param shoe points of the next six cards
 */
export function dealHands(shoe: Points): Hands {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = shoe;
  const player = [first, third];
  const banker = [second, fourth];
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  if (playerTotal >= 8 || bankerTotal >= 8) return { player, banker };
  if (playerTotal >= 6)
    return { player, banker: bankerDraws(bankerTotal, undefined) ? [...banker, fifth] : banker };
  return {
    player: [...player, fifth],
    banker: bankerDraws(bankerTotal, fifth) ? [...banker, sixth] : banker,
  };
}
