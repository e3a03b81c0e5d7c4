import type { OwnGameRoute } from '@paddock/contract';

/** What players who speak Russian call a kind of game, where ours has another name: its route as it sounds, and its old names. */
const SPOKEN: Partial<Readonly<Record<OwnGameRoute, string>>> = {
  crash: 'крэш',
  dice: 'дайс кости',
  limbo: 'лимбо',
  mines: 'майнс сапёр',
  plinko: 'плинко',
  wheel: 'колесо',
  keno: 'кено',
  blackjack: 'блекджек очко',
  'hi-lo': 'хайло больше меньше',
  memory: 'пары',
};

/** How the route of one of our games is said in Russian; nothing where its name is that. */
export function spokenName(route: string): string {
  return new Map(Object.entries(SPOKEN)).get(route) ?? '';
}
